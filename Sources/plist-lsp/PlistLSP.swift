import ArgumentParser

/// The command line.
@main struct PlistLSP: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plist-lsp",
    abstract: "Language server and linter for Apple property lists and string tables.",
    discussion: """
      Reads Info.plist, entitlements, privacy manifests, .strings, .stringsdict and any other property list, in XML, \
      in the old ASCII syntax or binary, and reports what prevents an app from starting, requesting permission or passing \
      review.

      EXAMPLES
        plist-lsp lint .                              Check everything in this folder.
        plist-lsp lint --fix App/Info.plist           Check a file and apply safe fixes.
        plist-lsp format App/Info.plist               Lay out a file as Xcode does.
        plist-lsp convert --to json App/Info.plist    Print a property list as JSON.
        plist-lsp explain NSCameraUsageDescription    Explain a key.
        plist-lsp rules                               List the rules.
      """,
    version: Version.current,
    subcommands: commands.map { $0.type },
    defaultSubcommand: Serve.self
  )

  private static let commands: [(name: String, type: any ParsableCommand.Type)] = [
    ("serve", Serve.self), ("lint", Lint.self), ("format", Format.self), ("convert", Convert.self),
    ("explain", Explain.self), ("keys", Keys.self), ("docs", Docs.self), ("rules", Rules.self),
    ("schema", Schema.self), ("doctor", Doctor.self), ("strings", Strings.self),
  ]

  /// Runs the command that the arguments name; wrong arguments end with status 2, as in other linters.
  static func main() async {
    do {
      if Serve.isPlainStart(CommandLine.arguments.dropFirst()) { exit(withError: ExitCode(try await Serve.serve())) }
      if let known = ProjectCacheOption.recordedAnswer(to: CommandLine.arguments.dropFirst()) {
        _ = StandardStream.output.write(known)
        return
      }
      var command = if let named = namedCommand() { named } else { try parseAsRoot() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch  where exitCode(for: error) == .validationFailure {
      StandardStream.error.writeLine(fullMessage(for: error))
      exit(withError: ExitCode.unusable)
    } catch {
      exit(withError: error)
    }
  }

  /// Returns the command that the first argument names; nil where its arguments are wrong or ask for help.
  ///
  /// The answer to those takes the help of all commands, and to make it takes a third of the start.
  private static func namedCommand() -> ParsableCommand? {
    let arguments = CommandLine.arguments.dropFirst()
    let command = commands.first { $0.name == arguments.first }
    return try? command?.type.parse(Array(arguments.dropFirst()))
  }
}
