import ArgumentParser
import Logging

/// How much is logged.
struct LogOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What is logged to standard error, from this level on.", valueName: "level"))
  var logLevel = Logger.Level.warning

  /// Returns a logger that writes to standard error.
  func logger() -> Logger {
    let level = logLevel
    return Logger(label: "plist-lsp") { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = level
      return handler
    }
  }
}
