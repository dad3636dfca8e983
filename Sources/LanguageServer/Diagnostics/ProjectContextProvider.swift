import AppProject

/// Knows the apps that files belong to.
///
/// It is asked on background tasks only, so it may read the disk; it should stop early when `Task.isCancelled`.
public protocol ProjectContextProvider: Sendable {
  /// Returns what is known of the app around the file at `path`, or nil where no project is found.
  ///
  /// `openDocument` returns what the client holds for a path; such files must not be read from the disk.
  func context(
    forFileAt path: String,
    openDocument: @escaping @Sendable (String) -> Document?
  ) -> ProjectContext?

  /// Forgets what was learned from the disk, since files were saved, made or deleted.
  ///
  /// - Parameter paths: The files; a hint, since clients may miss some.
  func filesChanged(_ paths: [String])
}

/// Knows no apps: every file stands alone.
public struct NoProjects: ProjectContextProvider {
  /// Makes the provider.
  public init() {}

  /// Returns nil.
  public func context(
    forFileAt path: String,
    openDocument: @escaping @Sendable (String) -> Document?
  ) -> ProjectContext? { nil }

  /// Does nothing.
  public func filesChanged(_ paths: [String]) {}
}
