import Foundation
import IdentityTree

/// Compiles the program of a case, once for each configuration that its runs want, and does the runs.
struct CheckRun: Sendable {
  let check: CheckCase
  let options: ProgramOptions

  func run() -> CheckResult {
    let start = ContinuousClock.now
    var result = CheckResult(check: check)
    do throws(Unusable) {
      let (text, file) = try readSteps()
      result.runCount = file.runs.count
      var programs: [Bool: (program: CompiledProgram, prepared: PreparedProgram)] = [:]
      for isRelease in Set(file.runs.map(\.isRelease)) {
        programs[isRelease] = try build(file.runs.filter { $0.isRelease == isRelease }, isRelease: isRelease)
      }
      for (number, run) in file.runs.enumerated() {
        guard let (program, prepared) = programs[run.isRelease] else { continue }
        let root = run.root?.text ?? defaultRoot(of: prepared, file: file)
        let request = StepsRequest(text: text, name: check.stepsFile, run: number, root: root)
        let source = ExplainedSource(lines: SourceLines(files: prepared.program.files))
        perform(request, of: run, in: program, source, into: &result)
      }
    } catch {
      result.findings.append(
        CheckResult.Finding(kind: .unusable, line: 0, step: check.stepsFile, found: error.message, details: []))
    }
    let duration = start.duration(to: .now)
    result.duration = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return result
  }

  /// Why the input cannot be used.
  private struct Unusable: Error {
    let message: String
  }

  private func readSteps() throws(Unusable) -> (String, StepsFile) {
    guard let data = FileManager.default.contents(atPath: check.stepsFile) else {
      guard !FileManager.default.fileExists(atPath: check.stepsFile) else {
        throw Unusable(message: "\(check.stepsFile): cannot be read")
      }
      throw Unusable(
        message: "\(check.stepsFile): there is no steps file beside the Swift file; 'IdentitySim record' writes one")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unusable(message: "\(check.stepsFile): is not text in UTF-8")
    }
    do throws(StepsSyntaxError) {
      return (text, try StepsFile(parsing: text, name: check.stepsFile))
    } catch {
      throw Unusable(message: error.description)
    }
  }

  private func build(
    _ runs: [StepsRun], isRelease: Bool
  ) throws(Unusable) -> (program: CompiledProgram, prepared: PreparedProgram) {
    var program = options.program
    program.stepRoots = runs.map { run in
      run.root.map { StepRoot(text: $0.text, path: check.stepsFile, line: $0.line, column: $0.column) }
    }
    if isRelease {
      program.compile.isRelease = true
      program.compile.conditions.definitions.remove("DEBUG")
    }
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: check.swiftFiles, options: program).prepare()
      return (try prepared.build(), prepared)
    } catch {
      throw Unusable(message: error.message)
    }
  }

  /// The root that is none of the expressions.
  private func defaultRoot(of prepared: PreparedProgram, file: StepsFile) -> String {
    prepared.roots.first { if case .step = $0 { false } else { true } }?.name ?? ""
  }

  // MARK: One run

  private func perform(
    _ request: StepsRequest, of run: StepsRun, in program: CompiledProgram, _ source: ExplainedSource,
    into result: inout CheckResult
  ) {
    var whole = RunRequest()
    whole.mode = "steps"
    whole.steps = request
    options.complete(&whole)
    var current: StepRecord?
    var isFinished = false
    var uuids = UUIDNames()
    var found: [CheckResult.Finding] = []
    var held = 0
    func crash(_ what: String, _ details: [String] = []) {
      let step = current.map { $0.line > 0 ? $0.step : $0.step } ?? "the launch"
      found.append(
        CheckResult.Finding(
          kind: .crashed, line: current?.line ?? run.root?.line ?? 0, step: step, found: what, details: details))
    }
    let output: OutputFile
    do throws(SystemError) {
      output = try OutputFile()
    } catch {
      result.findings.append(
        CheckResult.Finding(kind: .unusable, line: 0, step: check.stepsFile, found: error.message, details: []))
      return
    }
    defer { output.closeFile() }
    do throws(UserProgramError) {
      let call = ProgramCall(
        program: program, name: check.name, timeout: options.timeout, request: whole, outputFile: output.descriptor)
      let outcome = try call.outcome(of: StepRecord.self) { record in
        uuids.add(record.uuids ?? [])
        switch record.kind {
        case .began: current = record
        case .held: held += 1
        case .failed, .undone:
          found.append(
            CheckResult.Finding(
              kind: record.kind == .failed ? .failed : .undone, line: record.line, step: record.step,
              found: record.found,
              details: (record.explanation.map { source.lines(of: $0) } ?? []) + record.details))
        case .finished: isFinished = true
        case .observed: break
        }
      }
      switch outcome.ending {
      case .exited(0) where isFinished: break
      case .exited(0): crash("the program ended before its steps did")
      case .crashed(let signal):
        crash("the program crashed (signal \(signal))", Self.reason(in: outcome.trace))
      case .exited, .timedOut: crash("the program \(outcome.fault(timeout: options.timeout) ?? "")")
      }
      if !found.isEmpty {
        result.printed += uuids.replacing(in: output.text(limit: 1 << 16))
        result.errors += uuids.replacing(in: outcome.errors)
      }
    } catch {
      crash(error.message)
    }
    result.heldCount += held
    result.findings += found
  }

  /// The runtime's own words for a crash, and where it was.
  private static func reason(in trace: CrashTrace) -> [String] {
    let words = trace.lines.filter {
      $0.contains("atal error") || $0.contains("rror:") || $0.contains("Could not cast")
    }
    .prefix(3)
    return words + trace.told
  }
}
