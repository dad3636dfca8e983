import AppProject
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
public protocol SuppressionRule: Rule {
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

/// A project rule whose findings come from lines of code, where the server reports them too.
///
/// Each finding has the line of code among its related places.
public protocol SourceRule: ProjectRule {}

/// A rule that compares a document with the app around it and takes too long for every keystroke.
///
/// It runs where a file is opened, saved or linted from the command line.
public protocol ThoroughProjectRule: Rule {
  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext)
}
