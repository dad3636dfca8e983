import AppProject
import KeyCatalog
import PropertyList

/// A check with its documentation.
///
/// A rule has no state. What it looks at is said by the protocol that it conforms to: `SyntaxRule`, `EntryRule`,
/// `DictionaryRule`, `DocumentRule`, `ProjectRule` or `ThoroughRule`.
public protocol Rule: Sendable {
  /// The rule's id, documentation and severity.
  static var description: RuleDescription { get }
}

/// What the page of a rule says.
public struct RuleDescription: Sendable {
  /// The stable id, as `purpose-string-empty`.
  public let id: String
  /// The severity that findings have unless they say otherwise.
  public let severity: Severity
  /// What the rule reports, in one sentence.
  public let summary: String
  /// Why that matters: what goes wrong, when and for whom.
  public let rationale: String
  /// A file that the rule reports, and the same file put right.
  public let example: Example
  /// The App Store code of findings, such as `ITMS-90683`, or nil.
  public let appStoreCode: String?
  /// Pages that the rule rests on, https only.
  public let references: [String]

  /// A pair of small files that shows the rule at work; tests run it.
  public struct Example: Sendable {
    /// The name of the file, which decides what it is.
    public let file: String
    /// A file that the rule reports.
    public let bad: String
    /// The same file put right.
    public let good: String
    /// The files of the project around it that the rule looks at, by their path from the file's folder.
    public let neighbours: [String: String]

    /// Makes an example.
    public init(file: String = "Info.plist", bad: String, good: String, neighbours: [String: String] = [:]) {
      self.file = file
      self.bad = bad
      self.good = good
      self.neighbours = neighbours
    }
  }

  /// Makes a description.
  public init(
    id: String,
    severity: Severity,
    summary: String,
    rationale: String,
    example: Example,
    appStoreCode: String? = nil,
    references: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.example = example
    self.appStoreCode = appStoreCode
    self.references = references
  }
}

/// A rule that judges what the parser reported.
public protocol SyntaxRule: Rule {
  /// Reports `issue` if it is this rule's and says so; the first rule that takes an issue has it.
  static func judge(_ issue: SyntaxIssue, in context: inout RuleContext) -> Bool
}

/// A rule that looks at each entry of the dictionaries whose keys the catalog knows, one by one.
public protocol EntryRule: Rule {
  static func check(_ entry: CatalogEntry, in context: inout RuleContext)
}

/// A rule that looks at each dictionary of any property list, one by one.
public protocol DictionaryRule: Rule {
  static func check(_ dictionary: Node, in context: inout RuleContext)
}

/// A rule that looks at a document as a whole.
public protocol DocumentRule: Rule {
  static func check(_ document: Document, in context: inout RuleContext)
}

/// A rule that looks at a document as a whole and takes too long for every keystroke.
///
/// It runs where a file is opened, saved or linted from the command line.
public protocol ThoroughRule: Rule {
  static func check(_ document: Document, in context: inout RuleContext)
}

/// A rule that compares a document with the app around it.
public protocol ProjectRule: Rule {
  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext)
}

/// An entry of a dictionary together with what the catalog knows of it.
public struct CatalogEntry: Sendable {
  /// The entry; it has a key.
  public let entry: DictionaryEntry
  /// The node of the key.
  public let key: Node
  /// The text of the key, as it stands in the file.
  public let name: String
  /// The catalog path of the dictionary that holds it: "" at the top, else for instance `CFBundleURLTypes/[]`.
  public let level: String
  /// What the catalog knows of the key at this place, or nil.
  public let info: KeyInfo?
  /// The part of the catalog.
  public let domain: CatalogDomain

  /// The value; nil where it is missing.
  public var value: Node? { entry.value }
  /// Whether the entry stands in the root dictionary.
  public var isTopLevel: Bool { level.isEmpty }
}
