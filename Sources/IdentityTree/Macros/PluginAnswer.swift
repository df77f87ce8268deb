#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the plug-in answers, in the protocol's own form.
struct PluginAnswer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = 7
    }
    var capability = Capability()
  }

  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?

  static func answer(to data: Data) -> Data {
    let answer: PluginAnswer
    if let message = try? JSONDecoder().decode(PluginMessage.self, from: data) {
      answer = self.answer(to: message)
    } else {
      answer = PluginAnswer(expandMacroResult: Expansion())
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }

  private static func answer(to message: PluginMessage) -> PluginAnswer {
    if message.getCapability != nil { return PluginAnswer(getCapabilityResult: CapabilityResult()) }
    do throws(ExpansionError) {
      var source = ""
      if let request = message.expandFreestandingMacro, request.macro.typeName == "PreviewMacro" {
        source = try PreviewExpansion(request).source
      } else if let request = message.expandAttachedMacro, request.macro.typeName == "EntryMacro" {
        source = try EntryExpansion(request).source
      }
      return PluginAnswer(expandMacroResult: Expansion(expandedSource: source))
    } catch {
      let position = Position(fileName: error.place.fileName, offset: error.place.offset)
      let diagnostic = Diagnostic(message: error.message, position: position)
      return PluginAnswer(expandMacroResult: Expansion(diagnostics: [diagnostic]))
    }
  }
}
