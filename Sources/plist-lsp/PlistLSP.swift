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
        plist-lsp convert --to json App/Info.plist    Print a property list as JSON.
        plist-lsp explain NSCameraUsageDescription    Explain a key.
      """,
    version: Version.current,
    subcommands: [Serve.self, Lint.self, Convert.self, Explain.self, Keys.self, Docs.self, Schema.self, Doctor.self],
    defaultSubcommand: Serve.self
  )

  /// Runs the command that the arguments name; invalid arguments exit with status 2, as in other linters.
  static func main() async {
    do {
      if Serve.isPlainStart(CommandLine.arguments.dropFirst()) { exit(withError: ExitCode(try await Serve.serve())) }
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

  /// Returns the command that the first argument names; nil if its arguments are wrong or ask for help.
  ///
  /// Help needs the names of all commands, and setting these up takes a third of the startup time. A command has the
  /// name of its type, so that only the named one builds its help.
  private static func namedCommand() -> ParsableCommand? {
    let arguments = CommandLine.arguments.dropFirst()
    let command = configuration.subcommands.first { "\($0)".lowercased() == arguments.first }
    return try? command?.parse(Array(arguments.dropFirst()))
  }
}
