import AppProject
import PropertyList
import SourceText

/// What a rule works with: the document, a way to make edits, and a place for its findings.
public struct RuleContext {
  /// The document that is judged.
  public let document: Document
  /// What is known of it as a whole.
  public let traits: DocumentTraits
  /// The entries of its root dictionary, for rules that look for some of them by name.
  public let rootKeys: RootKeys
  /// Makes edits of the document.
  public let editor: TreeEditor
  /// What was reported so far.
  public private(set) var findings: [Finding] = []
  private var missingPurposeStrings: [MissingPurposeString]?

  /// Makes a context without findings.
  public init(_ document: Document) {
    self.document = document
    rootKeys = RootKeys(document.rootDictionary)
    traits = DocumentTraits(document, rootKeys)
    editor = TreeEditor(document.tree)
  }

  /// Returns whether the dictionary of `entry` has an entry with the key `name`.
  public mutating func hasSibling(_ name: String, of entry: CatalogEntry) -> Bool {
    if entry.isTopLevel { return rootKeys.contains(name) }
    return entry.key.parent?.entry(forKey: name) != nil
  }

  /// Returns the purpose strings that the project asks for and the document lacks; looked up once.
  mutating func missingPurposeStrings(_ project: ProjectContext) -> [MissingPurposeString] {
    if let missingPurposeStrings { return missingPurposeStrings }
    let found = MissingPurposeString.find(in: document, rootKeys, project: project)
    missingPurposeStrings = found
    return found
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
