import Combine
import Foundation
import SwiftUI

final class Meter: ObservableObject {
  @Published var value = 0
}

/// Work in the ways of older code, each begun by its own button.
struct QueueScreen: View {
  @State private var number = 0
  @State private var log = ""
  @StateObject private var meter = Meter()
  @State private var source: DispatchSourceTimer?
  @State private var start = Date()
  private let queue = DispatchQueue(label: "own")

  var body: some View {
    VStack {
      Text("\(number) \(log) \(meter.value)")
      ScrollView {
        Button("Global") {
          for index in 0..<5 { DispatchQueue.global().async { DispatchQueue.main.async { log += "\(index)" } } }
        }
        Button("Source") {
          let timer = DispatchSource.makeTimerSource(queue: .main)
          timer.schedule(deadline: .now() + 1, repeating: .seconds(1), leeway: .milliseconds(50))
          timer.setEventHandler {
            number += 1
            if number == 3 { timer.cancel() }
          }
          timer.resume()
          source = timer
        }
        Button("State") {
          queue.async {
            number += 1
            number += 1
          }
        }
        Button("Object") { DispatchQueue.global().async { meter.value = 5 } }
        Button("Delay") { queue.asyncAfter(deadline: .now() + 3) { DispatchQueue.main.async { number = 4 } } }
        Button("Group") {
          let group = DispatchGroup()
          for index in 0..<3 { DispatchQueue.global().async(group: group) { usleep(1000 * UInt32(3 - index)) } }
          group.notify(queue: .main) { number = 7 }
        }
        Button("Busy") {
          let end = Date().addingTimeInterval(0.5)
          while Date() < end {}
          number = 11
        }
        Button("Operation") {
          let operation = BlockOperation {}
          operation.completionBlock = { DispatchQueue.main.async { number = 12 } }
          OperationQueue().addOperation(operation)
        }
        Button("Item") {
          let item = DispatchWorkItem { number = 13 }
          item.notify(queue: .main) { log += "done" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
        }
        Button("Wall") { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { number = 15 } }
        Button("Sync") { DispatchQueue.global().async { DispatchQueue.main.sync { number = 16 } } }
        Button("Thread") { Thread.detachNewThread { DispatchQueue.main.async { number = 17 } } }
        Button("Dates") { number = Int(Date.now.timeIntervalSince(start)) }
        Button("Timer") {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
            log = "\(Int(timer.fireDate.timeIntervalSince(start).rounded()))"
          }
        }
        Button("Put off") {
          let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in number = 18 }
          timer.fireDate = Date().addingTimeInterval(5)
        }
      }
    }
  }
}
