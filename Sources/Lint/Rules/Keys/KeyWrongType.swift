import KeyCatalog
import PropertyList
import SourceText

/// Reports values whose type is not the one that the key is documented with.
enum KeyWrongType: EntryRule {
  static let description = RuleDescription(
    id: "key-wrong-type",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleVersion</key>
          <integer>42</integer>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleVersion</key>
          <string>42</string>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/bundleresources/information-property-list"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !context.traits.kind.isStringTable, let info = entry.info, !info.isDoubtful, !SpecialKeys.contains(info),
      !TransportSecurity.isSettingInPlaceOfDomain(entry), let value = entry.value
    else { return }
    if let mismatch = TypeMismatch(value, wanted: info.types, elements: info.elementTypes) {
      report(mismatch, of: value, wanted: "\(entry.name) is of type \(info.typeDescription)", entry, in: &context)
    } else if value.kind == .array {
      for item in value.children {
        guard let mismatch = TypeMismatch(item, wanted: info.elementTypes) else { continue }
        let wanted = "The items of \(entry.name) are of type \(info.elementTypes.description)"
        report(mismatch, of: item, wanted: wanted, entry, in: &context)
      }
    }
  }

  private static func report(
    _ mismatch: TypeMismatch,
    of node: Node,
    wanted: String,
    _ entry: CatalogEntry,
    in context: inout RuleContext
  ) {
    context.report(
      description,
      at: node.range,
      "\(wanted), but here stands \(words(for: node)).",
      severity: mismatch.isForgiven ? .warning : nil,
      appStoreCode: mismatch.isForgiven ? nil : StoreCode.wrongType(in: entry.domain),
      fixes: fix(mismatch, node, context).map { [$0] } ?? []
    )
  }

  private static func fix(_ mismatch: TypeMismatch, _ node: Node, _ context: RuleContext) -> Fix? {
    switch mismatch.repair {
    case .replacement(let value):
      let edit = context.editor.replace(node, with: value)
      return Fix("Replace with \(edit.replacement)", [edit])
    case .arrayAround: return Fix("Put the value into an array", [context.editor.wrapInArray(node)])
    case .onlyItem(let item):
      let edit = TextEdit(range: node.range, replacement: item.tree.text.string(in: item.range))
      return Fix("Take the value out of the array", [edit], isSafe: false)
    case nil: return nil
    }
  }

  private static func words(for node: Node) -> String {
    switch node.valueType {
    case .some(.integer): "an integer"
    case .some(.array): "an array"
    case .some(.data): "data"
    case let type: "a \(type?.description ?? "value")"
    }
  }
}
