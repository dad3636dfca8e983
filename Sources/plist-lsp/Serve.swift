import ArgumentParser
import JSONRPC
import LanguageServer
import LintFiles
import Messages

/// Runs the language server over the standard streams.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the language server over standard input and output.",
    discussion: "Editors start this command. The log goes to standard error."
  )

  @Flag(help: "Use the standard streams; always on, accepted because many editors pass it.")
  var stdio = false

  @Option(name: .customLong("clientProcessId"), help: "Exit when the process with this id has ended.")
  var clientProcessID: Int?

  @Option(help: "Milliseconds after the last edit before a document is checked.")
  var diagnosticsDelay = 0

  @Option(help: "Milliseconds after the last edit before the slow checks run.")
  var thoroughDelay = 1000

  @Option(help: "Maximum number of findings for a document; one more says how many are not shown.")
  var maxDiagnostics = 500

  @OptionGroup
  var log: LogOptions

  /// Rejects delays that clocks cannot represent, and a count that leaves nothing to report.
  func validate() throws {
    guard diagnosticsDelay >= 0, thoroughDelay >= 0 else { throw ValidationError("The delay must not be negative.") }
    guard maxDiagnostics > 0 else { throw ValidationError("The number of diagnostics must be at least 1.") }
  }

  /// Runs the server until the editor ends the session; the exit code is that of the protocol.
  func run() async throws {
    let options = ServerOptions(
      version: Version.current,
      diagnosticsDelay: .milliseconds(diagnosticsDelay),
      thoroughDelay: .milliseconds(thoroughDelay),
      maximumDiagnostics: maxDiagnostics,
      clientProcessID: clientProcessID
    )
    throw ExitCode(try await Self.serve(options, log: log.log()))
  }

  /// Returns whether the arguments, without the program's name, are those that editors start the server with.
  ///
  /// Parsing arguments by reflection takes as long as answering `initialize`, so this case avoids it.
  static func isPlainStart(_ arguments: some Sequence<String>) -> Bool {
    [[], ["--stdio"], ["serve"], ["serve", "--stdio"]].contains(Array(arguments))
  }

  /// Runs the server with the given options and returns the exit code of the protocol.
  static func serve(
    _ options: ServerOptions = ServerOptions(version: Version.current),
    log: Log = LogOptions.log(from: .warning)
  ) async throws -> Int32 {
    // The editor names the language.
    Messages.language = .english
    let output = try StandardStreams.takeProtocolOutput()
    let connection = try Connection(input: 0, output: output, log: log)
    return try await Server(connection: connection, options: options, log: log).run()
  }
}

extension Log.Level: ExpressibleByArgument {}

/// The amount of logging.
struct LogOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Minimum level of messages that are logged to standard error.", valueName: "level"))
  var logLevel = Log.Level.warning

  /// Returns a log that writes to standard error, since the standard output belongs to the protocol.
  func log() -> Log { Self.log(from: logLevel) }

  /// Returns a log for lines from a level on.
  static func log(from level: Log.Level) -> Log {
    Log(level: level) { StandardStream.error.writeLine($0) }
  }
}
