import AppProject
import ProjectFiles
import PropertyList
import StringTable

/// A function of a rule, with what it looks at.
///
/// What it looks at is a promise: after an edit, the function is called again only where that has changed, and other findings are
/// kept. Functions that may take longer than a keystroke are slow: they run once a document is opened, saved or at rest.
public enum Check: Sendable {
  /// Reports issues of the parser; see `SyntaxRule`.
  case syntax(
    claims: @Sendable (SyntaxIssue, DocumentTraits) -> Bool,
    report: @Sendable (SyntaxIssue, inout RuleContext) -> Void
  )
  /// Checks an entry of a dictionary; see `KeyRule`.
  case key(@Sendable (DictionaryEntry, inout RuleContext) -> Void)
  /// Reports a key that occurs again; see `RepeatedKeyRule`.
  case repeatedKey(@Sendable (RepeatedKey, inout RuleContext) -> Void)
  /// Checks an entry of a dictionary whose keys the catalog has; see `EntryRule`.
  case entry(@Sendable (CatalogEntry, inout RuleContext) -> Void)
  /// Checks a document as a whole; see `DocumentRule`.
  case document(@Sendable (Document, inout RuleContext) -> Void)
  /// Compares a document with the app around it; see `ProjectRule`.
  case project(@Sendable (Document, ProjectContext, inout RuleContext) -> Void)
  /// Compares a document with the code of the app; see `SourceRule`.
  case source(@Sendable (Document, ProjectContext, inout RuleContext) -> Void)
  /// Checks a string catalog, whose places are offsets into the document of the context.
  case stringCatalog(@Sendable (StringCatalog, inout RuleContext) -> Void)
  /// Checks a comment that suppresses findings; see `SuppressionRule`.
  case suppression(@Sendable (SuppressionUse, inout RuleContext) -> Void)
  /// Checks a document as a whole and may walk it.
  case slowDocument(@Sendable (Document, inout RuleContext) -> Void)
  /// Compares a document with the app around it, and may walk it and read files.
  case slowProject(@Sendable (Document, ProjectContext, inout RuleContext) -> Void)
}

extension Check {
  /// Returns the checks of a function that compares a document with the app around it, and with an empty one where none is known.
  package static func withOrWithoutProject(
    _ check: @escaping @Sendable (Document, ProjectContext, inout RuleContext) -> Void
  ) -> [Check] {
    [
      .document { if !$1.isAskingProject { check($0, ProjectContext(), &$1) } },
      .project(check),
    ]
  }
}
