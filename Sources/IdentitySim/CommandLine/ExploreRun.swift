import Foundation
import IdentityTree

/// Explores every root of a program. The ways of each level are followed side by side on the machine's cores, each
/// share in a process of its own; the answers are put together in the order of the ways, so that it is the same as if
/// one process had followed them all.
struct ExploreRun {
  let files: ProgramFiles
  let options: ProgramOptions
  let bounds: ExplorationBounds
  /// Whether the roots that are not explored are named, on standard error.
  var announcesOtherRoots = false

  func reports() throws(CommandError) -> [ExplorationReport] {
    let prepared: PreparedProgram
    let compiled: CompiledProgram
    do throws(UserProgramError) {
      var program = options.program
      if files.isScenario { program.takesEveryRoot = true }
      prepared = try UserProgram(paths: files.paths, options: program).prepare()
      compiled = try prepared.build()
    } catch {
      throw CommandError(error)
    }
    if announcesOtherRoots {
      for line in prepared.otherRoots { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    }
    var reports: [ExplorationReport] = []
    for root in prepared.roots { reports.append(try report(of: root.name, in: compiled)) }
    return reports
  }

  private func report(of root: String, in program: CompiledProgram) throws(CommandError) -> ExplorationReport {
    let start = ContinuousClock.now
    var walk = ExplorationWalk(root: root, bounds: bounds)
    while !walk.frontier.isEmpty {
      let used = start.duration(to: .now).components
      var insight = InsightRequest(.explore)
      insight.root = root
      insight.bounds = bounds
      insight.bounds.seconds -= Double(used.seconds) + Double(used.attoseconds) / 1e18
      let shares = Self.shares(walk.frontier.count)
      let requests = shares.map { share in
        var insight = insight
        insight.ways = share.map { walk.frontier[$0] }
        return insight
      }
      let answers: [(ExplorationAnswer, [ExplorationCrash])] = try all(requests) { insight throws(CommandError) in
        try answer(to: insight, program)
      }
      for crash in answers.flatMap(\.1) { walk.note(crash) }
      walk.take(zip(answers, shares).map { ($0.0, $1) })
    }
    var witnesses: [ExplorationWitness] = []
    if !walk.candidates.isEmpty {
      var insight = InsightRequest(.explore)
      insight.root = root
      insight.findings = walk.candidates
      // What cannot be shown is told without.
      witnesses = (try? ask(insight, program, as: [ExplorationWitness].self))?.answer ?? []
    }
    walk.finish(witnesses)
    return walk.report
  }

  /// The positions that each process gets, dealt out like cards.
  private static func shares(_ count: Int) -> [[Int]] {
    let width = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
    return (0..<width).map { Array(stride(from: $0, to: count, by: width)) }
  }

  // MARK: Processes

  /// The most ways that may end the program before the exploration gives up.
  private static let mostCrashes = 8

  /// Asks again without the ways that ended the program.
  private func answer(
    to insight: InsightRequest, _ program: CompiledProgram
  ) throws(CommandError) -> (ExplorationAnswer, [ExplorationCrash]) {
    var insight = insight
    var crashes: [ExplorationCrash] = []
    while true {
      let (answer, way, ending) = try ask(insight, program, as: ExplorationAnswer.self)
      if let answer { return (answer, crashes) }
      guard let way, let ending, crashes.count < Self.mostCrashes else {
        throw CommandError("\(files.name) \(ending?.fault ?? "gave no answer").", status: ExitStatus.crashed)
      }
      crashes.append(ExplorationCrash(steps: way, fault: ending.fault, place: ending.frame?.place))
      insight.skipped.append(way)
    }
  }

  /// The answer, or else the way on which the program ended, and how.
  private func ask<Answer: Decodable>(
    _ insight: InsightRequest, _ program: CompiledProgram, as type: Answer.Type
  ) throws(CommandError) -> (answer: Answer?, way: [String]?, ending: (fault: String, frame: CrashTrace.Frame?)?) {
    var request = RunRequest()
    request.insight = insight
    options.complete(&request)
    let timeout = (max(insight.bounds.seconds, 1) + options.timeout).rounded(.up)
    let call = ProgramCall(program: program, name: files.name, timeout: timeout, request: request)
    var answer: Answer?
    var way: [String]?
    let outcome: ProgramRun.Outcome
    do throws(UserProgramError) {
      outcome = try call.outcome(of: ProgramRecord.self) { record in
        let data = Data(record.text.utf8)
        switch record.kind {
        case .began: way = try? JSONDecoder().decode([String].self, from: data)
        case .report: answer = try? JSONDecoder().decode(Answer.self, from: data)
        default: break
        }
      }
    } catch {
      throw CommandError(error)
    }
    let reason = outcome.trace.lines.first { $0.contains("atal error") }.map { ": \($0)" } ?? ""
    let frame = outcome.trace.frames.first
    let place = frame.map { " at \($0)" } ?? ""
    return (answer, way, outcome.fault(timeout: timeout).map { ($0 + reason + place, frame) })
  }

  /// Does all at the same time, and gives the results in order.
  private func all<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @Sendable (Input) throws(CommandError) -> Output
  ) throws(CommandError) -> [Output] {
    let box = Answers<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { number in
      do throws(CommandError) {
        box.put(.success(try work(inputs[number])), at: number)
      } catch {
        box.put(.failure(error), at: number)
      }
    }
    var outputs: [Output] = []
    for result in box.results {
      switch result {
      case .success(let output): outputs.append(output)
      case .failure(let error): throw error
      case nil: throw CommandError("\(files.name) gave no answer.", status: ExitStatus.crashed)
      }
    }
    return outputs
  }

  /// The answers of threads, by the number of the request.
  private final class Answers<Answer: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [Result<Answer, CommandError>?]

    init(count: Int) { kept = Array(repeating: nil, count: count) }
    func put(_ result: Result<Answer, CommandError>, at number: Int) { lock.withLock { kept[number] = result } }
    var results: [Result<Answer, CommandError>?] { lock.withLock { kept } }
  }
}
