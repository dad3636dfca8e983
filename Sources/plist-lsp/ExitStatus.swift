import ArgumentParser

extension ExitCode {
  /// There are findings at or above the level that counts.
  static let findings = ExitCode(1)
  /// Nothing is known by the name that was asked for.
  static let unknown = ExitCode(1)
  /// The arguments make no sense, or a file cannot be read or written.
  static let unusable = ExitCode(2)
}
