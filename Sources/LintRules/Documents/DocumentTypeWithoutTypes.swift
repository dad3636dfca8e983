import LintEngine
import LintFacts
import PropertyList

/// Reports document types without type identifiers.
enum DocumentTypeWithoutTypes: EntryRule {
  static let description = RuleDescription(
    id: "document-type-without-types",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleDocumentTypes</key> <array>
          <dict>
            <key>CFBundleTypeName</key> <string>Wine list</string>
            <key>CFBundleTypeRole</key> <string>Editor</string>
          </dict>
        </array>
        """,
      good: """
        <key>CFBundleDocumentTypes</key> <array>
          <dict>
            <key>CFBundleTypeName</key> <string>Wine list</string>
            <key>CFBundleTypeRole</key> <string>Editor</string>
            <key>LSItemContentTypes</key> <array> <string>public.json</string> </array>
          </dict>
        </array>
        """
    ),
    references: [.apple("bundleresources/information-property-list/cfbundledocumenttypes/lsitemcontenttypes")]
  )
  static let subject = RuleSubject.keys(DocumentType.key, in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for type in DocumentType.all(entry, context)
    where !type.hasTypes && !type.isRelatedItem && !type.isDeclaration {
      context.report(
        description,
        at: type.anchor,
        description.text(type.hasOldTypes ? "old" : "message", DocumentType.typesKey),
        // A Mac still uses suffixes if there is nothing else.
        severity: type.hasOldTypes && !context.traits.bundle.isOnly(for: .iOS) ? .info : nil
      )
    }
  }
}
