import Foundation
import IdentityTree

/// A program that does steps as a person types them.
final class RecordSession {
  /// What became of a line.
  struct Answer {
    let record: StepRecord?
    /// What the program printed meanwhile.
    let printed: String
  }

  private let input: DescriptorPair
  private let output: OutputFile
  private let answers = AnswerQueue()
  private var printedCount = 0
  private var uuids = UUIDNames()

  init(
    program: CompiledProgram, root: String, policies: Policies = Policies(), device: SimulatedDevice = .phone
  ) throws(SystemError) {
    input = try DescriptorPair()
    output = try OutputFile()
    var request = RunRequest()
    request.mode = "steps"
    request.policies = policies
    request.device = device
    var steps = StepsRequest(text: "", name: "session", run: 0, root: root)
    steps.isInteractive = true
    request.steps = steps
    var run = ProgramRun(
      program: program.product, request: (try? JSONEncoder().encode(request)) ?? Data(), timeout: nil)
    run.outputFile = output.descriptor
    run.inputFile = input.reading
    run.isFresh = true
    let answers = answers
    let started = run
    Thread.detachNewThread {
      let outcome = try? started.run(
        onRecord: { data in
          guard let record = try? JSONDecoder().decode(StepRecord.self, from: data), record.kind != .began,
            record.kind != .finished
          else { return }
          answers.put(record)
        }, onPrintedLine: { _ in })
      answers.end(outcome?.errors ?? "")
    }
  }

  /// The answer to the launch, or to the last line.
  func answer() -> Answer {
    let record = answers.take()
    let text = output.text()
    defer { printedCount = text.count }
    uuids.add(record?.uuids ?? [])
    return Answer(record: record, printed: uuids.replacing(in: String(text.dropFirst(printedCount))))
  }

  /// What the program wrote to standard error by its end.
  var errors: String { answers.errors }

  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(input.writing, $0.baseAddress, $0.count) }
  }

  func end() {
    input.closeBoth()
    answers.waitForEnd()
    output.closeFile()
  }
}

/// Records on their way from the thread that reads them.
private final class AnswerQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var records: [StepRecord] = []
  private var isOver = false
  private(set) var errors = ""

  func put(_ record: StepRecord) {
    condition.lock()
    records.append(record)
    condition.signal()
    condition.unlock()
  }

  func end(_ errors: String) {
    condition.lock()
    self.errors = errors
    isOver = true
    condition.broadcast()
    condition.unlock()
  }

  /// The next record; `nil` once the program has ended.
  func take() -> StepRecord? {
    condition.lock()
    defer { condition.unlock() }
    while records.isEmpty, !isOver { condition.wait() }
    return records.isEmpty ? nil : records.removeFirst()
  }

  func waitForEnd() {
    condition.lock()
    while !isOver { condition.wait() }
    condition.unlock()
  }
}
