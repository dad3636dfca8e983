import LintEngine
import LintFacts
import PropertyList

/// Reports declarations of types that conform to none.
enum UTIWithoutConformance: EntryRule {
  static let description = RuleDescription(
    id: "uti-without-conformance",
    severity: .warning,
    example: .plist(
      bad: """
        <key>UTExportedTypeDeclarations</key> <array>
          <dict> <key>UTTypeIdentifier</key> <string>org.example.list</string> </dict>
        </array>
        """,
      good: TypeDeclaration.example("org.example.list")
    ),
    references: [.apple("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")]
  )
  static let subject = RuleSubject.keys(
    TypeDeclaration.exportedKey,
    TypeDeclaration.importedKey,
    in: .infoPlist,
    .infoPlistStrings
  )

  private static let key = "UTTypeConformsTo"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for declaration in TypeDeclaration.all(entry) {
      guard let identifier = declaration.identifier, declaration.node.entry(forKey: key) == nil,
        // A type of the system has the conformance that the system declares.
        identifier.stringValue?.hasPrefix("public.") != true
      else { continue }
      let edit = context.editor.insertEntry(key, .array([.string("public.data")]), into: declaration.node)
      context.report(
        description,
        at: identifier.range,
        description.text("message", key),
        fixes: [Fix(description.text("insert", key), [edit], isSafe: false)],
        cause: .file("")
      )
    }
  }
}
