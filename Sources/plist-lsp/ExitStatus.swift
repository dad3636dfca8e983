import ArgumentParser

extension ExitCode {
  /// There are findings at or above the minimum severity.
  static let findings = ExitCode(1)
  /// The requested name is unknown.
  static let unknown = ExitCode(1)
  /// The arguments are invalid, or a file cannot be read or written.
  static let unusable = ExitCode(2)
}
