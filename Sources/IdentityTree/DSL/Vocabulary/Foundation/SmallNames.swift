import Foundation

// Small names of Foundation and simd that Linux lacks.

#if os(Linux)
  extension PersonNameComponents {
    /// The given and the family name.
    public func formatted() -> String { [givenName, familyName].compactMap { $0 }.joined(separator: " ") }
  }

  extension ProcessInfo {
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isLowPowerModeEnabled: Bool { false }
  }

  extension CGSize {
    public func equalTo(_ size: CGSize) -> Bool { self == size }
  }

  extension CGPoint {
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias simd_float2 = SIMD2<Float>
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias simd_float3 = SIMD3<Float>
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias simd_float4 = SIMD4<Float>
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public typealias simd_double2 = SIMD2<Double>

  // Apple's print points, sizes and rectangles as tuples of their numbers.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates.
    public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
  }
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height.
    public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
  }
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin, width and height.
    public var debugDescription: String {
      "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
    }
  }
#endif
