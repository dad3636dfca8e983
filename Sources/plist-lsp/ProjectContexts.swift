import AppProject

/// What is known of the apps around files, looked up for one file at a time, so that sources are read once.
actor ProjectContexts {
  private var builder = ProjectContextBuilder()

  /// Returns what is known of the app around the file at `path`.
  func context(for path: String) -> ProjectContext {
    builder.context(for: path)
  }
}
