import ArgumentParser
import LanguageServer
import Logging

/// The amount of logging.
struct LogOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Minimum level of messages that are logged to standard error.", valueName: "level"))
  var logLevel = Logger.Level.warning

  /// Returns a logger that writes to standard error.
  func logger() -> Logger {
    let level = logLevel
    return Logger(label: "plist-lsp") { label in
      StandardErrorLogHandler(label: label, level: LogLevel(level))
    }
  }
}
