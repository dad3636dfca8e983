import AppProject
import PropertyList
import SourceText

/// What a rule works with: the document, a way to make edits, and a place for its findings.
public struct RuleContext {
  /// The document that is judged.
  public let document: Document
  /// Makes edits of the document.
  public let editor: TreeEditor
  /// Whether the document must pass the C preprocessor first; looked up once, as it takes a walk over all issues.
  public let isPreprocessed: Bool
  /// Whether lines of a merge conflict are left, so that the entries of its two sides stand side by side.
  public let hasConflict: Bool
  /// What was reported so far.
  public private(set) var findings: [Finding] = []

  /// Makes a context without findings.
  public init(_ document: Document) {
    self.document = document
    editor = TreeEditor(document.tree)
    isPreprocessed = document.isPreprocessed
    hasConflict = document.tree.hasConflictMarker
  }

  /// Reports a finding of the rule that `rule` describes.
  public mutating func report(
    _ rule: RuleDescription,
    at range: Range<Int>,
    _ message: String,
    severity: Severity? = nil,
    appStoreCode: String? = nil,
    fixes: [Fix] = [],
    related: [RelatedPlace] = [],
    isUnnecessary: Bool = false,
    isDeprecated: Bool = false
  ) {
    findings.append(
      Finding(
        rule: rule.id,
        severity: severity ?? rule.severity,
        range: range,
        message: message,
        appStoreCode: appStoreCode ?? rule.appStoreCode,
        fixes: fixes,
        related: related,
        isUnnecessary: isUnnecessary,
        isDeprecated: isDeprecated
      )
    )
  }
}
