import ArgumentParser
import KeyCatalog
import LintFiles
import Messages
import ProjectFiles

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

  private static var commands: [(name: String, type: any ParsableCommand.Type)] {
    [
      ("serve", Serve.self), ("lint", Lint.self), ("format", Format.self), ("convert", Convert.self),
      ("explain", Explain.self), ("keys", Keys.self), ("docs", Docs.self), ("rules", Rules.self),
      ("schema", Schema.self), ("init", Init.self), ("doctor", Doctor.self), ("preflight", Preflight.self),
      ("strings", Strings.self),
    ]
  }

  /// Runs the command that the arguments name; wrong arguments end with status 2, as in other linters.
  static func main() async {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      LanguageOption.choose(in: arguments)
      if arguments.isEmpty, StandardStream.isInputTerminal {
        // Messages of the protocol are not typed by hand.
        throw CleanExit.helpRequest(self)
      }
      if let name = arguments.first, let problem = unknownCommand(name) { throw ValidationError(problem) }
      if Serve.isPlainStart(arguments) { exit(withError: ExitCode(try await Serve.serve())) }
      if let known = ProjectCacheOption.recordedAnswer(to: arguments) {
        StandardStream.output.writeText(String(decoding: known, as: UTF8.self))
        return
      }
      try await runCommand()
    } catch {
      let code = exitCode(for: error)
      let stream: StandardStream = code.isSuccess ? .output : .error
      let text = visible(message(about: error, on: stream))
      if !text.isEmpty { stream.writeText(text + "\n") }
      exit(withError: code == .validationFailure ? .unusable : code)
    }
  }

  private nonisolated static func runCommand() async throws {
    var command = if let named = namedCommand() { named } else { try parseAsRoot() }
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
  }

  /// Returns the message of the parser in the chosen language.
  private static func message(about error: any Error, on stream: StandardStream) -> String {
    guard Messages.language != .english else { return fullMessage(for: error) }
    return ArgumentText.translated(fullMessage(for: error, columns: ArgumentText.unbroken), width: stream.width)
  }

  /// Returns a message of the parser, in which arguments, such as the names of files, end no line.
  private static func visible(_ message: String) -> String {
    let values = CommandLine.arguments.dropFirst().flatMap { [$0[...]] + $0.split(separator: "=", maxSplits: 1) }
    return values.reduce(message) { message, value in
      let visible = TerminalText.visible(String(value))
      return visible == value ? message : message.replacing(value, with: visible)
    }
  }

  /// Returns what is wrong with the name of a command; nil for known ones and for options.
  private static func unknownCommand(_ name: String) -> String? {
    guard !name.hasPrefix("-"), name != "help", !commands.contains(where: { $0.name == name }) else { return nil }
    if DiskFiles().status(of: FilePath.absolute(name, from: DiskFiles.workingFolder)) != nil {
      return "Unknown command '\(name)'. Did you mean 'plist-lsp lint \(name)'?"
    }
    let near = commands.map { ($0.name, EditDistance.bounded(name, $0.name, limit: 2) ?? 3) }.min { $0.1 < $1.1 }
    let suggestion = near.flatMap { $0.1 < 3 ? " Did you mean '\($0.0)'?" : nil } ?? ""
    return "Unknown command '\(name)'.\(suggestion) plist-lsp --help lists all commands."
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

extension ExitCode {
  /// There are findings at or above the minimum severity.
  static let findings = ExitCode(1)
  /// The requested name is unknown.
  static let unknown = ExitCode(1)
  /// The arguments are invalid, or a file cannot be read or written.
  static let unusable = ExitCode(2)
}
