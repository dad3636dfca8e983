import LintEngine
import LintFacts
import PropertyList

/// Reports ranks of document types that are none.
enum DocumentHandlerRankInvalid: EntryRule {
  static let description = RuleDescription(
    id: "document-handler-rank-invalid",
    severity: .warning,
    example: .plist(
      bad: DocumentType.example("public.json", rank: "Primary"),
      good: DocumentType.example("public.json")
    ),
    references: [.apple("bundleresources/information-property-list/cfbundledocumenttypes/lshandlerrank")]
  )
  static let subject = RuleSubject.keys("CFBundleDocumentTypes/[]/LSHandlerRank", in: .infoPlist, .infoPlistStrings)

  private static let ranks = ["Owner", "Default", "Alternate", "None"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value,
      let text = value.literalText, !ranks.contains(text)
    else { return }
    let nearest = NearestValue.of(text, among: ranks)
    let offered = nearest.map { [$0] } ?? ranks
    context.report(
      description,
      at: value.range,
      description.text("message", text),
      fixes: offered.map { rank in
        Fix(description.text("replace", rank), [context.editor.replaceText(of: value, with: rank)], isSafe: false)
      }
    )
  }
}
