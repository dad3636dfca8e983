import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports type identifiers of the app that it declares nowhere.
enum DocumentTypeUndeclaredUTI: DocumentRule {
  static let description = RuleDescription(
    id: "document-type-undeclared-uti",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        \(DocumentType.example("org.example.cellar.list"))
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        \(DocumentType.example("org.example.cellar.list"))
        \(TypeDeclaration.example("org.example.cellar.list"))
        """
    ),
    references: [.apple("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")]
  )
  static let subject = RuleSubject.keys(DocumentType.key, TypeDeclaration.exportedKey, in: .infoPlist)

  /// The number of document types and of declarations that are checked.
  private static let limit = 200
  private static let exportedKey = "UTExportedTypeDeclarations"
  private static let declarationKeys = [exportedKey, "UTImportedTypeDeclarations"]

  static func check(_ document: Document, in context: inout RuleContext) {
    guard context.traits.bundle.isApp, document.tree.isReadable,
      let own = OwnIdentifier(context),
      let list = context.rootKeys.value(forKey: DocumentType.key), list.kind == .array
    else { return }
    let declared = declaredTypes(context.rootKeys, own)
    for declaration in DocumentType.all(in: list).prefix(limit) {
      for type in declaration.types.prefix(limit) {
        guard let text = type.stringValue, own.isOwn(text), !declared.contains(own.resolved(text).lowercased())
        else { continue }
        context.report(
          description,
          at: type.range,
          description.text("message", text, exportedKey),
          fixes: fix(text, document, context).map { [$0] } ?? []
        )
      }
    }
  }

  /// The identifiers of the declarations in small letters, as the system compares them.
  private static func declaredTypes(_ root: RootKeys, _ own: OwnIdentifier) -> Set<String> {
    let lists = declarationKeys.compactMap(root.value).filter { $0.kind == .array }
    let nodes = lists.flatMap { $0.children.prefix(limit) }
    return Set(
      nodes.compactMap { $0.value(forKey: "UTTypeIdentifier")?.stringValue.map { own.resolved($0).lowercased() } }
    )
  }

  private static func fix(_ identifier: String, _ document: Document, _ context: RuleContext) -> Fix? {
    let declaration = PropertyListValue.dictionary([
      .init(key: "UTTypeConformsTo", value: .array([.string("public.data")])),
      .init(key: "UTTypeIdentifier", value: .string(identifier)),
    ])
    guard let entry = context.rootKeys.entry(forKey: exportedKey) else {
      let edit = document.rootDictionary.map { root in
        context.editor.insertEntry(exportedKey, .array([declaration]), into: root)
      }
      return edit.map { Fix(description.text("declare"), [$0], isSafe: false) }
    }
    guard let list = entry.value, list.kind == .array else { return nil }
    return Fix(description.text("declare"), [context.editor.insertItem(declaration, into: list)], isSafe: false)
  }
}
