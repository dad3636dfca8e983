import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports type identifiers with characters that none can have, and those that were cut in two.
enum UTIIdentifierInvalid: EntryRule {
  static let description = RuleDescription(
    id: "uti-identifier-invalid",
    severity: .warning,
    example: .plist(
      bad: TypeDeclaration.example("org.example/list"),
      good: TypeDeclaration.example("org.example.list")
    ),
    references: [.apple("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")]
  )
  static let subject = RuleSubject.keys(
    TypeDeclaration.exportedKey,
    TypeDeclaration.importedKey,
    DocumentType.key,
    in: .infoPlist,
    .infoPlistStrings
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for list in DocumentType.all(entry, context).map(\.types) + TypeDeclaration.all(entry).map(\.conformances) {
      reportCut(list, in: &context)
    }
    for declaration in TypeDeclaration.all(entry) {
      guard let node = declaration.identifier, let text = node.literalText, !text.isEmpty,
        let wrong = text.first(where: { !isAllowed($0) })
      else { continue }
      let replacement = String(text.map { isAllowed($0) ? $0 : "-" })
      let fix = Fix(
        description.text("replace", replacement),
        [context.editor.replaceText(of: node, with: replacement)],
        isSafe: false
      )
      context.report(
        description,
        at: node.range,
        description.text("message", String(wrong)),
        // The identifier of another owner's type cannot be changed here.
        fixes: declaration.isExported ? [fix] : []
      )
    }
  }

  /// Reports items that end where no identifier does; the next item is often the rest.
  private static func reportCut(_ items: [Node], in context: inout RuleContext) {
    for (index, item) in items.enumerated() {
      guard let text = item.literalText, text.count > 1, text.contains("."), text.hasSuffix("-") || text.hasSuffix(".")
      else { continue }
      let next = index + 1 < items.count ? items[index + 1] : nil
      let whole = next?.literalText.flatMap { KeyCatalog.uniformType(text + $0)?.identifier }
      guard let next, let whole else {
        context.report(description, at: item.range, description.text("cut", text))
        continue
      }
      let edits = [context.editor.replaceText(of: item, with: whole), context.editor.removeItem(next)]
      context.report(
        description,
        at: item.range,
        description.text("cut-in-two", text, whole),
        fixes: [Fix(description.text("replace", whole), edits, isSafe: false)]
      )
    }
  }

  /// Whether the character can be in an identifier; those beyond ASCII may.
  private static func isAllowed(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber || character == "-" || character == "."
  }
}
