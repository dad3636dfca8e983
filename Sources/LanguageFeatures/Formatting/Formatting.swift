import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Lays out property lists, string tables and string catalogs.
public enum Formatting {
  /// The reason why a document is left as it is.
  public enum Refusal: Error, Hashable, Sendable {
    /// Readers would reject the text, or read less than is written; the byte where that begins.
    case malformed(at: Int)
    /// The text passes the C preprocessor before it is a property list.
    case preprocessed
    /// Xcode writes the file in a layout of its own.
    case writtenByXcode
    /// The file is not a property list.
    case otherFile

    /// The reason as a sentence; lines of `document` count from 1.
    public func message(in document: Document) -> String {
      switch self {
      case .malformed(let offset):
        Messages.text("common.not-formatted-malformed", ["\(document.text.line(at: offset) + 1)"])
      case .preprocessed: Messages.text("common.not-formatted-preprocessed")
      case .writtenByXcode: Messages.text("common.not-formatted-project")
      case .otherFile: Messages.text("common.not-formatted-other")
      }
    }
  }

  /// Returns the edits that lay out a document, by ascending start; empty if it is laid out.
  ///
  /// XML gets the layout of Apple's writer, the old-style syntax `key = value;` and its indentation: no value, comment or
  /// order changes. A string catalog gets the layout and the order that Xcode gives it at each change. Linear.
  public static func edits(in document: Document) throws(Refusal) -> [TextEdit] {
    if let catalog = try catalog(of: document) { return CatalogLayout.edits(of: catalog) }
    try check(document)
    return TreeFormatter(document.tree).edits() ?? []
  }

  /// Returns those edits that lie in the lines of `ranges`, in bytes of the document, with the indentation of the file.
  public static func edits(in document: Document, ranges: [Range<Int>]) throws(Refusal) -> [TextEdit] {
    let catalog = try catalog(of: document)
    if catalog == nil { try check(document) }
    let text = document.text
    let lines = ranges.map { range in
      let end = text.lineRange(text.line(at: range.upperBound)).upperBound
      return text.lineRange(text.line(at: range.lowerBound)).lowerBound...max(end, range.lowerBound)
    }
    let edits =
      catalog.map(CatalogLayout.edits)
      ?? TreeFormatter(document.tree, indentUnit: TreeEditor(document.tree).indentUnit).edits() ?? []
    return edits.filter { edit in
      lines.contains { $0.contains(edit.range.lowerBound) && $0.contains(edit.range.upperBound) }
    }
  }

  /// Returns the string catalog in a document, or throws why it is not read; nil for other files.
  private static func catalog(of document: Document) throws(Refusal) -> StringCatalog? {
    guard case .stringCatalog(let reading) = document.content else { return nil }
    guard let catalog = reading.catalog else { throw .malformed(at: reading.problem?.range.lowerBound ?? 0) }
    return catalog
  }

  /// Throws why a document cannot be changed in layout or order, if so.
  static func check(_ document: Document) throws(Refusal) {
    guard document.kind.isPropertyList else { throw .otherFile }
    guard !document.isWrittenByTool else { throw .writtenByXcode }
    guard !document.isPreprocessed else { throw .preprocessed }
    if let issue = document.tree.issues.first(where: { !isHarmless($0) }) {
      throw .malformed(at: issue.range.lowerBound)
    }
    guard document.tree.isReadable else { throw .malformed(at: 0) }
  }

  /// Whether readers agree on what an issue leaves, so that white space around it can change.
  private static func isHarmless(_ issue: SyntaxIssue) -> Bool {
    guard issue.severity == .warning else { return false }
    switch issue.code {
    case .dateRollsOver, .dataTailDropped, .doubleDashInComment, .unicodeEscapeInLowerCase, .uselessEscape,
      .nextStepLatinEscape, .unicodeEscapeWithoutDigits:
      return true
    default: return false
    }
  }
}
