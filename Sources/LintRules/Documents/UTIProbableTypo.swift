import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers of Apple's domains that are nearly those of system types.
enum UTIProbableTypo: DocumentRule {
  static let description = RuleDescription(
    id: "uti-probable-typo",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleDocumentTypes</key> <array>
          <dict>
            <key>CFBundleTypeName</key> <string>Photo</string>
            <key>LSHandlerRank</key> <string>Alternate</string>
            <key>LSItemContentTypes</key> <array> <string>public.jpg</string> </array>
          </dict>
        </array>
        """,
      good: """
        <key>CFBundleDocumentTypes</key> <array>
          <dict>
            <key>CFBundleTypeName</key> <string>Photo</string>
            <key>LSHandlerRank</key> <string>Alternate</string>
            <key>LSItemContentTypes</key> <array> <string>public.jpeg</string> </array>
          </dict>
        </array>
        """
    ),
    references: [.apple("uniformtypeidentifiers/system-declared-uniform-type-identifiers")]
  )
  static let subject = RuleSubject.keys(
    "CFBundleDocumentTypes/[]/LSItemContentTypes",
    "CFBundleDocumentTypes/[]/NSExportableTypes",
    "UTExportedTypeDeclarations/[]/UTTypeConformsTo",
    "UTImportedTypeDeclarations/[]/UTTypeConformsTo",
    in: .infoPlist
  )

  /// The keys with identifiers inside the items of a list.
  private static let places = [
    (list: "CFBundleDocumentTypes", keys: ["LSItemContentTypes", "NSExportableTypes"]),
    (list: "UTExportedTypeDeclarations", keys: ["UTTypeConformsTo"]),
    (list: "UTImportedTypeDeclarations", keys: ["UTTypeConformsTo"]),
  ]
  /// The number of items of a list that are checked.
  private static let limit = 200

  static func check(_ document: Document, in context: inout RuleContext) {
    let declared = declaredTypes(context.rootKeys)
    for (list, keys) in places {
      let values = items(context.rootKeys.value(forKey: list)).flatMap { item in keys.compactMap(item.value(forKey:)) }
      for node in values.flatMap({ $0.kind == .array ? items($0) : [$0] }) where node.kind == .string {
        // Another rule reports white space.
        guard let text = node.stringValue, KeyCatalog.uniformType(WhiteSpace.trim(text)) == nil,
          !declared.contains(text.lowercased()),
          let meant = KeyCatalog.probableUniformType(for: text)?.identifier
        else { continue }
        let edit = context.editor.replaceText(of: node, with: meant)
        context.report(
          description,
          at: node.range,
          description.text("message", text, meant),
          // A type that is declared here works without a type that it conforms to.
          severity: list == places[0].list ? nil : .info,
          fixes: [Fix(description.text("replace", meant), [edit], isSafe: false)]
        )
      }
    }
  }

  private static func items(_ list: Node?) -> [Node] {
    guard let list, list.kind == .array else { return [] }
    return Array(list.children.prefix(limit))
  }

  /// The identifiers of the file's own declarations in small letters, as the system compares them.
  private static func declaredTypes(_ root: RootKeys) -> Set<String> {
    let declarations = places.dropFirst().flatMap { items(root.value(forKey: $0.list)) }
    return Set(declarations.compactMap { $0.value(forKey: "UTTypeIdentifier")?.stringValue?.lowercased() })
  }
}
