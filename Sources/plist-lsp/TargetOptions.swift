import ArgumentParser
import LintFiles

/// The options that select the targets whose files are checked.
struct TargetOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Check only the files of this target; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check only the files of this configuration, such as Release; may be repeated.",
      valueName: "name"
    )
  )
  var configuration: [String] = []

  /// The options as they are written.
  var choices: [String] { ["--target"] + target + ["--configuration"] + configuration }

  /// The selected targets.
  var selection: TargetSelection { TargetSelection(targets: target, configurations: configuration) }
}
