/// Every command, in the order of the help: one line each.
@MainActor enum CommandTable {
  static let all: [any Command.Type] = [
    RunCommand.self,
    CompareCommand.self,
    TreeCommand.self,
    DrawCommand.self,
    CheckCommand.self,
    RecordCommand.self,
    WatchCommand.self,
    DoctorCommand.self,
    ListCommand.self,
    ExplainCommand.self,
    RisksCommand.self,
    ExploreCommand.self,
    AuditCommand.self,
    RulesCommand.self,
    PoliciesCommand.self,
    BenchCommand.self,
    HelpCommand.self,
  ]

  static func command(named name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}
