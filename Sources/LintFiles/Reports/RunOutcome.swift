/// How a run of the linter ended, in addition to its findings.
public struct RunOutcome: Sendable {
  /// The files that could not be read or written.
  public var failures: [FileFailure]
  /// What was wrong with configurations.
  public var problems: [ConfigurationProblem]
  /// The exit status of the program.
  public var exitStatus: Int32

  /// Makes an outcome; without arguments that of a run that found nothing.
  public init(failures: [FileFailure] = [], problems: [ConfigurationProblem] = [], exitStatus: Int32 = 0) {
    self.failures = failures
    self.problems = problems
    self.exitStatus = exitStatus
  }

  /// Whether everything was checked.
  var isComplete: Bool { failures.isEmpty && problems.isEmpty }
}
