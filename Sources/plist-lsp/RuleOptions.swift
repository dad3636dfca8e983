import ArgumentParser
import LintEngine
import LintFiles
import LintRules

/// The arguments that say which rules are asked.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this configuration for all files, instead of the nearest \(ConfigurationFile.name) of each.",
      valueName: "file"
    )
  )
  var config: String?

  @Option(help: ArgumentHelp("Do not ask this rule; may be repeated.", valueName: "rule"))
  var disable: [String] = []

  @Option(help: ArgumentHelp("Ask this rule and no other; may be repeated.", valueName: "rule"))
  var only: [String] = []

  func validate() throws {
    for rule in disable + only where RuleRegistry.rule(rule) == nil {
      let suggestion = RuleRegistry.nearestID(to: rule).map { " Did you mean '\($0)'?" }
      throw ValidationError("There is no rule '\(rule)'.\(suggestion ?? "")")
    }
  }

  /// Returns whether a rule is asked as far as these arguments are concerned.
  func asks(_ rule: String) -> Bool { !disable.contains(rule) && (only.isEmpty || only.contains(rule)) }

  /// Returns what says which rules are asked about which file; ends the run where the named configuration is wrong.
  func configurations() throws -> ConfigurationStore {
    var base = LintConfiguration()
    if let config {
      do {
        let contents = try RegularFile(readingFrom: config).contents
        let (configuration, problems) = ConfigurationFile.read(String(decoding: contents, as: UTF8.self), path: config)
        for problem in problems { StandardStream.error.writeLine("\(problem)") }
        guard problems.isEmpty else { throw ExitCode.unusable }
        base = configuration
      } catch let failure as FileFailure {
        StandardStream.error.writeLine("\(failure)")
        throw ExitCode.unusable
      }
    }
    return ConfigurationStore(
      base: base,
      isSearching: config == nil,
      disabling: Set(disable),
      only: only.isEmpty ? nil : Set(only)
    )
  }
}
