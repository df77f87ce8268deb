// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
@_exported import IdentityTree

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

/// The sound that is felt.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The alert that the person chose.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

/// Plays nothing here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Plays nothing here.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// Plays nothing here; it is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  completion?()
}
/// Plays nothing here; it is over at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  completion?()
}
/// Gives a sound a number.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  sound.pointee = 1
  return 0
}
/// Does nothing.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
