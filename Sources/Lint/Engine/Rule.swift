import AppProject
import Messages
import PropertyList

/// A check with its documentation.
///
/// A rule has no state. What it may look at is said by the protocol that it conforms to: `SyntaxRule`, `KeyRule`,
/// `RepeatedKeyRule`, `EntryRule`, `DocumentRule`, `ProjectRule`, `ThoroughRule` or `ThoroughProjectRule`. That is a promise: after an edit, only
/// what the rule may have looked at is judged again, and what was found elsewhere is kept.
public protocol Rule: Sendable {
  /// The rule's id, documentation and severity.
  static var description: RuleDescription { get }

  /// Adds the rule to the lists of those that look at what it looks at; the protocols for them do it.
  static func enroll(in rules: inout RuleSet)
  /// Returns whether the rule has anything to say of documents with `traits`; unless a rule decides otherwise, of all but
  /// those that must pass the C preprocessor first, which show only parts of what they will be.
  static func applies(to traits: DocumentTraits) -> Bool
}

extension Rule {
  /// Returns whether the text is what it will be, not one that must pass the C preprocessor first.
  public static func applies(to traits: DocumentTraits) -> Bool { !traits.isPreprocessed }
}

/// What the page of a rule says.
public struct RuleDescription: Sendable {
  /// The stable id, as `purpose-string-empty`.
  public let id: String
  /// The severity that findings have unless they say otherwise.
  public let severity: Severity
  /// A file that the rule reports, and the same file put right.
  public let example: Example
  /// The App Store code of findings, such as `ITMS-90683`, or nil.
  public let appStoreCode: String?
  /// Pages that the rule rests on, https only.
  public let references: [String]
  /// What a project can decide about the rule beside its severity.
  public let options: [RuleOption]
  /// Whether the rule is asked only where a project wants it.
  public let isOptIn: Bool

  /// What the rule reports, in one sentence.
  public var summary: String { text("summary") }
  /// Why that matters: what goes wrong, when and for whom.
  public var rationale: String { text("rationale") }

  /// Returns the text called `name` from the string tables, its placeholders filled with `arguments`.
  ///
  /// It stands there as `<id>.<name>`; where the rule has none of that name, `common.<name>` is taken.
  public func text(_ name: String, _ arguments: String...) -> String {
    let own = "\(id).\(name)"
    return Messages.text(Messages.contains(own) ? own : "common.\(name)", arguments)
  }

  /// A pair of small files that shows the rule at work; tests run it.
  public struct Example: Sendable {
    /// The name of the file, which decides what it is.
    public let file: String
    /// A file that the rule reports.
    public let bad: String
    /// The same file put right.
    public let good: String
    /// The files of the project around it that the rule looks at, by their path from the file's folder.
    public var neighbours: [String: String] { makeNeighbours() }
    /// Whole projects are among them, which nobody needs who only asks for the rule's severity.
    private let makeNeighbours: @Sendable () -> [String: String]

    /// Makes an example.
    public init(
      file: String = "Info.plist",
      bad: String,
      good: String,
      neighbours: @autoclosure @escaping @Sendable () -> [String: String] = [:]
    ) {
      self.file = file
      self.bad = bad
      self.good = good
      makeNeighbours = neighbours
    }
  }

  /// Makes a description.
  public init(
    id: String,
    severity: Severity,
    example: Example,
    appStoreCode: String? = nil,
    references: [String] = [],
    options: [RuleOption] = [],
    isOptIn: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.example = example
    self.appStoreCode = appStoreCode
    self.references = references
    self.options = options
    self.isOptIn = isOptIn
  }
}

/// A rule that words what the parser reported.
///
/// It may look at the whole document, as it is asked anew for each state of it, but only about issues that are shown.
public protocol SyntaxRule: Rule {
  /// Returns whether `issue` is this rule's; each is one rule's at most. It may look at the issue and at `traits`.
  static func claims(_ issue: SyntaxIssue, in traits: DocumentTraits) -> Bool
  /// Reports an issue that is this rule's, by one finding.
  static func report(_ issue: SyntaxIssue, in context: inout RuleContext)
}

/// A rule that looks at each entry of any dictionary that has a key, one by one.
///
/// It may look at the key, at the value with all that is in it, at `context.traits`, and at the text of the lines on which
/// they stand, as far as `context.editor` does for an edit.
public protocol KeyRule: Rule {
  static func check(_ entry: DictionaryEntry, in context: inout RuleContext)
}

/// A rule that looks at keys that stand more than once in one dictionary.
///
/// It may look at both entries as a `KeyRule` does.
public protocol RepeatedKeyRule: Rule {
  /// Reports a repeated key by one finding, which begins where the later key does.
  static func report(_ repeated: RepeatedKey, in context: inout RuleContext)
}

/// A rule that looks at each entry of the dictionaries whose keys the catalog knows, one by one.
///
/// It may look at what a `KeyRule` may, at what the catalog knows, and by `context.hasSibling` at whether other keys stand
/// in the same dictionary.
public protocol EntryRule: Rule {
  static func check(_ entry: CatalogEntry, in context: inout RuleContext)
}

/// A rule that looks at comments that suppress findings, after all others.
protocol SuppressionRule: Rule {
  static func check(_ suppression: SuppressionUse, in context: inout RuleContext)
}

/// A rule that looks at a document as a whole.
///
/// It runs on each keystroke and must not walk a document: `context.rootKeys` finds entries by their names.
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
///
/// It runs on each keystroke and must not walk a document: `context.rootKeys` finds entries by their names.
public protocol ProjectRule: Rule {
  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext)
}

/// A rule that compares a document with the app around it and takes too long for every keystroke.
///
/// It runs where a file is opened, saved or linted from the command line.
public protocol ThoroughProjectRule: Rule {
  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext)
}
