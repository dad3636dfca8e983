import LintEngine
import LintFacts
import PropertyList

/// Reports document types without a rank among those of other apps.
enum DocumentHandlerRankMissing: EntryRule {
  static let description = RuleDescription(
    id: "document-handler-rank-missing",
    severity: .warning,
    example: .plist(
      bad: DocumentType.example("public.json", rank: nil),
      good: DocumentType.example("public.json")
    ),
    appStoreCode: "ITMS-90788",
    references: [
      .apple("bundleresources/information-property-list/cfbundledocumenttypes/lshandlerrank"),
      "https://github.com/subethaedit/SubEthaEdit/issues/135",
    ]
  )
  static let subject = RuleSubject.keys(DocumentType.key, in: .infoPlist)

  private static let key = "LSHandlerRank"
  /// The roles of plug-ins, which open no documents.
  private static let rolesOfPlugIns = ["MDImporter", "QLGenerator"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for type in DocumentType.all(entry, context) where type.node.entry(forKey: key) == nil {
      guard type.hasTypes || type.name != nil, !type.isRelatedItem else { continue }
      let isOfPlugIn = rolesOfPlugIns.contains(type.node.value(forKey: "CFBundleTypeRole")?.stringValue ?? "")
      let edit = context.editor.insertEntry(key, .string("Alternate"), into: type.node)
      context.report(
        description,
        at: type.anchor,
        type.name.map { description.text("named", $0, key) } ?? description.text("message", key),
        // Only App Store Connect requires it, and not all apps for the Mac are distributed there.
        severity: isOfPlugIn || context.traits.bundle.isOnly(for: .macOS) ? .info : nil,
        fixes: [Fix(description.text("insert", key), [edit], isSafe: false)]
      )
    }
  }
}
