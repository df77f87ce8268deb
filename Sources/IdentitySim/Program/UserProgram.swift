import Foundation
import SourceText

/// A program made from a user's SwiftUI files: prepared, compiled, and run in a process of its own.
///
/// ```swift
/// let prepared = try UserProgram(paths: ["Card.swift"], options: options).prepare()
/// let outcome = try prepared.build().run(request: request, timeout: .seconds(30), onRecord: …, onPrintedLine: …)
/// ```
struct UserProgram: Sendable {
  struct File: Sendable, Equatable {
    /// As the user gave it; messages use it.
    let path: String
    let text: String
  }

  struct Options: Sendable {
    var compile = CompileOptions()
    /// What was given as `--root`.
    var root: String?
    /// Whether all views that could be the root are, where no single one stands out.
    var takesEveryRoot = false
    /// The roots of a steps file; `nil` in it is the default root.
    var stepRoots: [StepRoot?] = []
    /// Whether modifiers that are not known here are left out.
    var stubsMissing = false
    /// Asset catalogs, or folders of some, beside those that lie with the files.
    var assets: [String] = []
    var cache = ProgramCache.standard()
    var productsFolder = LibraryProducts.executableFolder
  }

  let files: [File]
  let options: Options

  init(files: [File], options: Options) {
    self.files = files
    self.options = options
  }

  /// Reads the files; `-` is standard input.
  init(paths: [String], options: Options) throws(UserProgramError) {
    var files: [File] = []
    for path in paths {
      let isInput = path == "-"
      let data = isInput ? StandardInput.data : FileManager.default.contents(atPath: path)
      guard let data else {
        if !isInput, !FileManager.default.fileExists(atPath: path) {
          throw .missing(path: path, like: Suggestion.file(like: path))
        }
        throw .unreadable(path: path)
      }
      guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: path) }
      files.append(File(path: isInput ? "<stdin>" : path, text: text))
    }
    self.init(files: files, options: options)
  }

  /// Decides the platform's conditions and finds the roots.
  func prepare() throws(UserProgramError) -> PreparedProgram {
    let sources = files.map { PreparedSource($0.text, conditions: options.compile.conditions) }
    let outlines = sources.map { SourceOutline($0.text) }
    do throws(RootDiscoveryError) {
      let roots =
        options.takesEveryRoot && options.root == nil
        ? try RootDiscovery.everyRoot(in: outlines)
        : options.stepRoots.isEmpty
          ? try RootDiscovery.roots(in: outlines, expression: options.root)
          : try RootDiscovery.roots(in: outlines, steps: options.stepRoots, expression: options.root)
      let assets = AssetCatalog.symbols(besides: files.map(\.path), given: options.assets)
      return PreparedProgram(program: self, sources: sources, outlines: outlines, roots: roots, assets: assets)
    } catch {
      switch error {
      case .noViews: throw .noViews(paths: files.map(\.path))
      case .misspelled(let name, let like, let step):
        let place = step.map { "\($0.path):\($0.line):\($0.column)" }
        throw .rootMisspelled(name: name, like: like, place: place)
      case .several(let candidates): throw .severalRoots(candidates: candidates)
      case .needsArguments(let construction, let line, let file):
        throw .rootNeedsArguments(construction: construction, path: files[file].path, line: line)
      }
    }
  }
}
