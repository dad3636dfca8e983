import ArgumentParser
import LintFiles

/// The arguments that say which files are looked at.
struct LintSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp("Look only at the files of this target of the project; may be repeated.", valueName: "name")
  )
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only at the files of this configuration, such as Release; may be repeated.",
      valueName: "name"
    )
  )
  var configuration: [String] = []

  @Flag(help: "Leave out what the configuration file excludes even where it is named.")
  var forceExclude = false

  @Option(
    help: ArgumentHelp("The path that standard input is taken for: it decides the kind of file.", valueName: "path")
  )
  var stdinFilename: String?

  @Argument(help: ArgumentHelp("Files and folders; - alone is standard input.", valueName: "path"))
  var paths = ["."]

  /// Whether standard input is looked at.
  var isStandardInput: Bool { paths == ["-"] }

  /// The selected targets.
  var targets: TargetSelection { TargetSelection(targets: target, configurations: configuration) }

  func validate() throws {
    if paths.contains("-"), !isStandardInput {
      throw ValidationError("Standard input (-) cannot be looked at together with files.")
    }
    if stdinFilename != nil, !isStandardInput {
      throw ValidationError("--stdin-filename is for standard input: give - as the only path.")
    }
    if isStandardInput, !targets.isEverything {
      throw ValidationError("--target and --configuration select files and do not go with standard input.")
    }
  }

  /// Returns whether a file is looked at as far as configurations are concerned.
  ///
  /// Who names a file wants to know about it, whatever the configuration excludes, unless a tool names all that changed.
  func includes(_ path: String, isNamed: Bool, _ configurations: ConfigurationStore) -> Bool {
    isNamed && !forceExclude || !configurations.excludes(path)
  }
}
