import LintEngine
import LintFacts
import PropertyList
import SourceText
import StringTable

/// Reports duplicate keys in a string table.
enum StringsDuplicateKey: Rule {
  static let description = RuleDescription(
    id: "strings-duplicate-key",
    severity: .warning,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "done" = "Done";
        "title" = "Notes";
        "done" = "Finished";
        """,
      good: """
        "title" = "Notes";
        "done" = "Finished";
        """
    )
  )
  static let checks: [Check] = [.repeatedKey(report), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringCatalog, .infoPlistStrings)

  static func applies(to traits: DocumentTraits) -> Bool {
    // Both sides of a conflict hold the same keys until one of them goes.
    // Of what Foundation does not read it keeps nothing.
    !traits.hasConflict && !traits.isPreprocessed && !traits.isTruncated
  }

  static func report(_ repeated: RepeatedKey, in context: inout RuleContext) {
    let areEqual = DuplicateKeys.areEqual(repeated, in: context)
    let cause = areEqual ? FindingCause.table("same") : .table("key \(repeated.name)").orCrowd
    DuplicateKeys.report(description, repeated, areEqual: areEqual, cause, in: &context)
  }

  // MARK: String catalogs

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    let editor = CatalogEditor(catalog)
    reportRepeated(catalog.texts.map { ($0.key, $0.name.range) }, "key", in: &context) {
      editor.removeText(at: $0)
    }
    for text in catalog.texts where text.translations.count > 1 {
      reportRepeated(text.translations.map { ($0.language, $0.name.range) }, "language", in: &context) {
        editor.removeTranslation(at: $0, of: text)
      }
    }
  }

  /// Reports each name that occurs again; `removal` returns the edit that removes the one at an index.
  private static func reportRepeated(
    _ names: [(name: String, range: Range<Int>)],
    _ kind: String,
    in context: inout RuleContext,
    removal: (Int) -> TextEdit?
  ) {
    var earlier: [String: Int] = [:]
    for (index, item) in names.enumerated() {
      guard let first = earlier.updateValue(index, forKey: item.name) else { continue }
      let message =
        kind == "key" ? description.text("message", item.name) : description.text("repeated-language", item.name)
      let fixes = [
        removal(first).map { Fix(description.text("remove-earlier-entry"), [$0], isSafe: false) },
        removal(index).map { Fix(description.text("remove-entry"), [$0], isSafe: false) },
      ]
      context.report(
        description,
        at: item.range,
        message,
        fixes: fixes.compactMap(\.self),
        related: [RelatedPlace(.here(names[first].range), description.text("first", item.name))],
        cause: .file("\(kind) \(item.name)")
      )
    }
  }
}
