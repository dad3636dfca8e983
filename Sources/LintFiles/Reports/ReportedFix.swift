import LintEngine
import SourceText

/// A change that resolves a finding.
public struct ReportedFix: Sendable, Hashable {
  /// A piece of text that is replaced.
  public struct Edit: Sendable, Hashable {
    /// What is taken away.
    public let region: ReportedRegion
    /// The new text.
    public let replacement: String
  }

  /// What is done to one file.
  public struct Change: Sendable, Hashable {
    /// The file.
    public let file: String
    /// The replacements; they do not overlap.
    public let edits: [Edit]

    init(_ file: String, _ edits: [TextEdit], in text: SourceText) {
      self.file = file
      self.edits = edits.map { Edit(region: ReportedRegion($0.range, in: text), replacement: $0.replacement) }
    }
  }

  /// What it does.
  public let title: String
  /// The changes of files, that of the finding's own file first; without those that change nothing.
  public let changes: [Change]
  /// Whether files are created too.
  public let makesFiles: Bool
  /// Whether it can be applied without a look.
  public let isSafe: Bool

  /// Makes a report of a fix for a finding in `text`, the text of the file at `path`.
  init(_ fix: Fix, path: String, text: SourceText) {
    title = fix.title
    isSafe = fix.isSafe
    var changes = [Change(path, fix.edits, in: text)]
    var makesFiles = false
    for file in fix.otherFiles {
      switch file.change {
      case .edits(let edits, of: let text): changes.append(Change(file.path, edits, in: text))
      case .newFile: makesFiles = true
      }
    }
    self.changes = changes.filter { !$0.edits.isEmpty }
    self.makesFiles = makesFiles
  }
}
