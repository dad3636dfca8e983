import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports types of the system that an app declares as its own, and own types for files that the system has a type for.
enum UTIExportedForeign: EntryRule {
  static let description = RuleDescription(
    id: "uti-exported-foreign",
    severity: .info,
    example: .plist(
      bad: TypeDeclaration.example("public.wine-list"),
      good: TypeDeclaration.example("public.wine-list", in: TypeDeclaration.importedKey)
    ),
    references: [.apple("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")]
  )
  static let subject = RuleSubject.keys(
    TypeDeclaration.exportedKey,
    TypeDeclaration.importedKey,
    in: .infoPlist,
    .infoPlistStrings
  )

  private static let prefixes = ["public.", "com.apple."]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for declaration in TypeDeclaration.all(entry) where declaration.isExported {
      guard let node = declaration.identifier, let text = node.stringValue else { continue }
      guard prefixes.contains(where: text.lowercased().hasPrefix) else {
        reportOwnType(of: declaration, text, in: &context)
        continue
      }
      context.report(
        description,
        at: node.range,
        description.text("message", text),
        fixes: fixes(entry, in: &context),
        cause: .file("")
      )
    }
  }

  /// Reports a type of the app's own if the system has one for all files with its extensions.
  private static func reportOwnType(
    of declaration: TypeDeclaration,
    _ identifier: String,
    in context: inout RuleContext
  ) {
    let nodes = declaration.extensions
    let known = nodes.map { node in node.literalText.flatMap(KeyCatalog.uniformType(ofExtension:)) }
    guard let node = nodes.first, let text = node.literalText, let type = known.first ?? nil, !known.contains(nil),
      type.identifier.lowercased() != identifier.lowercased()
    else { return }
    context.report(
      description,
      at: node.range,
      description.text("extension", text, type.identifier),
      cause: .file(type.identifier)
    )
  }

  /// The whole list is renamed if everything in it is foreign; single declarations are left to the developer.
  private static func fixes(_ entry: CatalogEntry, in context: inout RuleContext) -> [Fix] {
    let imported = "UTImportedTypeDeclarations"
    guard TypeDeclaration.all(entry).count == 1, !context.hasSibling(imported, of: entry) else { return [] }
    let edit = context.editor.replaceText(of: entry.key, with: imported)
    return [Fix(description.text("rename", imported), [edit], isSafe: false)]
  }
}
