import AppProject
import ProjectFiles
import PropertyList

/// A check with its documentation.
///
/// A rule has no state; its functions are its `checks`. A rule with one function conforms to the protocol for what that looks at,
/// such as `EntryRule`, which lists it. Any other conforms to `Rule` and lists its functions.
public protocol Rule: Sendable {
  /// The rule's id, documentation and severity.
  static var description: RuleDescription { get }

  /// The kinds of file and the keys that the rule is about.
  static var subject: RuleSubject { get }

  /// What the rule does, and what it looks at for that.
  static var checks: [Check] { get }

  /// Returns whether the rule runs in documents of its subject with `traits`; unless a rule decides otherwise, in all but
  /// those that must pass the C preprocessor first, which show only parts of what they will be.
  static func applies(to traits: DocumentTraits) -> Bool
}

extension Rule {
  /// Returns whether the text is what it will be, not one that must pass the C preprocessor first.
  public static func applies(to traits: DocumentTraits) -> Bool { !traits.isPreprocessed }
}

/// A rule that reports issues of the parser.
///
/// It may read the whole document, as it runs again for each state of it, but only about issues that are shown.
public protocol SyntaxRule: Rule {
  /// Returns whether `issue` belongs to this rule; each belongs to at most one rule. It may read the code and the
  /// severity of the issue, and `traits`.
  static func claims(_ issue: SyntaxIssue, in traits: DocumentTraits) -> Bool
  /// Reports an issue that is this rule's, by one finding.
  static func report(_ issue: SyntaxIssue, in context: inout RuleContext)
}

extension SyntaxRule {
  /// Its function for issues.
  public static var checks: [Check] { [.syntax(claims: claims, report: report)] }
}

/// A rule that checks each entry of any dictionary that has a key, one by one.
///
/// It may read the key, the value with its content, `context.traits`, and the text of their lines, as far as
/// `context.editor` does for an edit.
public protocol KeyRule: Rule {
  static func check(_ entry: DictionaryEntry, in context: inout RuleContext)
}

extension KeyRule {
  /// Its function for entries.
  public static var checks: [Check] { [.key(check)] }
}

/// A rule that checks keys that occur more than once in one dictionary.
///
/// It may read both entries as a `KeyRule` does.
public protocol RepeatedKeyRule: Rule {
  /// Reports a repeated key by one finding, which begins at the later key.
  static func report(_ repeated: RepeatedKey, in context: inout RuleContext)
}

extension RepeatedKeyRule {
  /// Its function for keys that occur again.
  public static var checks: [Check] { [.repeatedKey(report)] }
}

/// A rule that checks each entry of the dictionaries whose keys the catalog has, one by one.
///
/// It may read what a `KeyRule` may, the catalog, and with `context.hasSibling` whether other keys are in the same
/// dictionary.
public protocol EntryRule: Rule {
  static func check(_ entry: CatalogEntry, in context: inout RuleContext)
}

extension EntryRule {
  /// Its function for entries.
  public static var checks: [Check] { [.entry(check)] }
}

/// A rule that checks comments that suppress findings, after all others.
public protocol SuppressionRule: Rule {
  static func check(_ suppression: SuppressionUse, in context: inout RuleContext)
}

extension SuppressionRule {
  /// Its function for comments.
  public static var checks: [Check] { [.suppression(check)] }
}

/// A rule that checks a document as a whole.
///
/// It runs on each keystroke and must not walk a document: `context.rootKeys` finds entries by their names.
public protocol DocumentRule: Rule {
  static func check(_ document: Document, in context: inout RuleContext)
}

extension DocumentRule {
  /// Its function for documents.
  public static var checks: [Check] { [.document(check)] }
}

/// A rule that compares a document with the app around it.
///
/// It runs on each keystroke and must not walk a document: `context.rootKeys` finds entries by their names.
public protocol ProjectRule: Rule {
  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext)
}

extension ProjectRule {
  /// Its function for documents with their app.
  public static var checks: [Check] { [.project(check)] }
}

/// A project rule whose findings come from lines of code, where the server reports them too.
///
/// Each finding has the line of code among its related places.
public protocol SourceRule: ProjectRule {}

extension SourceRule {
  /// Its function for documents with their code.
  public static var checks: [Check] { [.source(check)] }
}

/// A key that occurs more than once in one dictionary.
public struct RepeatedKey: Sendable, Hashable {
  // Keys instead of entries: a text can have a hundred thousand of them.
  private let earlierKey: Node
  private let laterKey: Node
  /// Whether no entry with the key follows the later one, so that readers of the whole dictionary keep it.
  public let isLast: Bool

  /// The first entry with the key.
  public var earlier: DictionaryEntry { earlierKey.entryOfKey }
  /// A later entry with the same key.
  public var later: DictionaryEntry { laterKey.entryOfKey }
  /// The offset at which the later entry starts.
  package var start: Int { laterKey.range.lowerBound }

  /// Returns each later one of `groups` of equal keys of a dictionary with the first of its group, by ascending start of the later one.
  package static func all(in groups: [[Node]]) -> [RepeatedKey] {
    let repeated = groups.flatMap { keys in
      keys.indices.dropFirst().map { index in
        RepeatedKey(earlierKey: keys[0], laterKey: keys[index], isLast: index == keys.count - 1)
      }
    }
    // One group is in order already.
    guard groups.count > 1 else { return repeated }
    return repeated.sorted { $0.start < $1.start }
  }

  /// The key's text.
  public var name: String { laterKey.stringValue ?? "" }
}
