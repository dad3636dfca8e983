import AppProject

/// Knows the apps that open documents belong to.
protocol ProjectContextProvider: Sendable {
  /// Returns what is known of the app around the document at `path`, or nil where nothing is.
  ///
  /// What the client holds in `session` counts, not what lies on the disk in its place. The answer for a cancelled task is
  /// thrown away, so it may be nil.
  func context(for path: String, in session: Session) async -> ProjectContext?
  /// Returns what is known of the bundles that the source file at `path` is built into, or nil where there are none.
  ///
  /// What the client holds in `session` counts here too.
  func sourceContext(for path: String, in session: Session) async -> SourceContext?
}
