import ArgumentParser
import LintEngine
import LintFiles
import LintRules
import ProjectFiles

/// The options that select rules.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this configuration for all files instead of the nearest \(ConfigurationFile.name) of each file.",
      valueName: "file"
    )
  )
  var config: String?

  @Flag(help: "Use no configuration: all rules run as they do without one.")
  var noConfig = false

  @Flag(help: "Report findings that comments in the files suppress, too.")
  var noSuppressions = false

  @Option(
    name: [.customLong("disable"), .customLong("ignore")],
    help: ArgumentHelp("Do not run these rules, separated by commas; may be repeated.", valueName: "rule")
  )
  private var disabled: [String] = []

  @Option(
    name: [.customLong("only"), .customLong("select")],
    help: ArgumentHelp("Run only these rules, separated by commas; may be repeated.", valueName: "rule")
  )
  private var selected: [String] = []

  /// The rules that do not run.
  private var disable: [String] { Self.items(disabled) }
  /// The only rules that run; empty for all.
  private var only: [String] { Self.items(selected) }

  private static func items(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) } }
  }

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be combined.") }
    for rule in disable + only where RuleRegistry.rule(rule) == nil {
      let suggestion = RuleRegistry.nearestID(to: rule).map { " Did you mean '\($0)'?" }
      throw ValidationError("Unknown rule '\(rule)'.\(suggestion ?? "")")
    }
  }

  /// Returns whether a rule runs as far as these options are concerned.
  func asks(_ rule: String) -> Bool { !disable.contains(rule) && (only.isEmpty || only.contains(rule)) }

  /// Returns all that chooses the rules for the files at `paths`, with the texts of configurations; exits if a file cannot be
  /// read.
  func choices(for paths: [String], _ configurations: ConfigurationStore) throws -> [String] {
    let named = try config.map { [$0, String(decoding: try contents(of: $0), as: UTF8.self)] } ?? []
    let found = configurations.texts(for: paths).sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let flags = (noConfig ? ["--no-config"] : []) + (noSuppressions ? ["--no-suppressions"] : [])
    return flags + ["--disable"] + disable.sorted() + ["--only"] + only.sorted() + ["--config"] + named + found
  }

  /// Returns the selection of rules for each of `files`; exits if the named configuration is invalid.
  func configurations(in files: any FileAccess = DiskFiles()) throws -> ConfigurationStore {
    var base = LintConfiguration()
    if let config {
      let text = String(decoding: try contents(of: config), as: UTF8.self)
      let (configuration, problems) = ConfigurationFile.read(text, path: config)
      for problem in problems { StandardStream.error.writeLine("\(problem)") }
      guard problems.isEmpty else { throw ExitCode.unusable }
      base = configuration
    }
    base.heedsSuppressions = !noSuppressions
    return ConfigurationStore(
      base: base,
      isSearching: config == nil && !noConfig,
      disabling: Set(disable),
      only: only.isEmpty ? nil : Set(only),
      files: files
    )
  }

  private func contents(of file: String) throws -> [UInt8] {
    do throws(FileFailure) {
      return try RegularFile(readingFrom: file).contents
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }
}
