import AppProject

/// Provides the apps that open documents belong to.
protocol ProjectContextProvider: Sendable {
  /// Returns what is known of the app around the document at `path`, or nil.
  ///
  /// Documents in `session` take precedence over files on disk. The answer for a cancelled task is discarded, so it may
  /// be nil.
  func context(for path: String, in session: Session) async -> ProjectContext?
  /// Returns what is known of the bundles that the source file at `path` is built into, or nil if there are none.
  ///
  /// Documents in `session` take precedence here too.
  func sourceContext(for path: String, in session: Session) async -> SourceContext?
  /// Returns the string tables of the project around the file at `path`, or nil if there are none.
  ///
  /// Documents in `session` take precedence here too.
  func strings(around path: String, in session: Session) async -> ProjectStrings?
  /// Returns a copy of what is known of projects, which shares what was read, for work on many of their files.
  ///
  /// Documents in `session` take precedence here too.
  func snapshot(of session: Session) async -> ProjectContextBuilder
  /// Forgets what is only known of documents that are open no longer in `session`.
  func forgetClosed(in session: Session) async
}
