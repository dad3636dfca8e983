import LintEngine
import PropertyList
import SourceText

/// A file as reports see it: what its findings need to be placed and compared with those of other files.
struct ReportedFile {
  /// The path as it is reported.
  let path: String
  /// The path by which files are compared.
  let absolutePath: String
  /// The text that the findings were made for.
  let text: SourceText
  /// Whether it is in a folder of samples, tests or templates, which no store gets.
  var isSample = false
  /// The language that the texts of its app are written in, if it is known.
  var developmentLanguage: String?

  /// The tree of the text, which shows what keys findings are about.
  var tree: PropertyListTree?
  /// The name of the only target that the file belongs to; nil if there is none or several.
  var target: String?
  /// What it has in common with the other files of its kind that this target builds, of which those for other configurations are mostly
  /// copies; nil if there is no such target.
  var variants: String?

  /// Makes the file at `path` with a text.
  init(path: String, absolutePath: String? = nil, text: SourceText) {
    (self.path, self.absolutePath, self.text) = (path, absolutePath ?? path, text)
  }

  /// Returns the key of the innermost entry at the start of a range.
  func key(at range: Range<Int>) -> String? {
    var node = tree?.innermostNode(at: range.lowerBound)
    while let current = node {
      if let name = current.entry?.name { return name }
      node = current.parent
    }
    return nil
  }

  /// Returns how much a finding in it matters: one level less in a sample, which users never get, and nothing but information
  /// where a store would reject it, which never sees samples.
  func severity(of finding: Finding) -> Severity {
    guard isSample else { return finding.severity }
    return finding.appStoreCode == nil ? finding.severity.lowered : .info
  }
}

/// How a run of the linter ended, in addition to its findings.
public struct RunOutcome: Sendable {
  /// The files that could not be read or written.
  public var failures: [FileFailure]
  /// What was wrong with configurations.
  public var problems: [ConfigurationProblem]
  /// The exit status of the program.
  public var exitStatus: Int32
  /// What could not be understood.
  public var notChecked: [NotChecked] = []

  /// Makes an outcome; without arguments that of a run that found nothing.
  public init(failures: [FileFailure] = [], problems: [ConfigurationProblem] = [], exitStatus: Int32 = 0) {
    self.failures = failures
    self.problems = problems
    self.exitStatus = exitStatus
  }

  /// Whether everything was checked.
  var isComplete: Bool { failures.isEmpty && problems.isEmpty }
}
