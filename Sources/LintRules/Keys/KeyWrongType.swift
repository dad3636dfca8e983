import KeyCatalog
import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports values whose type is not the one that the key is documented with.
enum KeyWrongType: EntryRule {
  static let description = RuleDescription(
    id: "key-wrong-type",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.reader],
    example: .plist(
      bad: "<key>CFBundleVersion</key> <integer>42</integer>",
      good: "<key>CFBundleVersion</key> <string>42</string>"
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !context.traits.kind.isStringTable, let info = entry.info, !info.isDoubtful, !SpecialKeys.contains(info),
      !TransportSecurity.isSettingInPlaceOfDomain(entry), let value = entry.value
    else { return }
    if let mismatch = TypeMismatch(value, wanted: info.types, elements: info.elementTypes) {
      let message = description.text("message", entry.name, Words.types(info), Words.kind(value.kind))
      report(mismatch, of: value, message, entry, in: &context)
    } else if value.kind == .array {
      for item in value.children {
        guard let mismatch = TypeMismatch(item, wanted: info.elementTypes) else { continue }
        let message = description.text("item", entry.name, Words.plurals(info.elementTypes), Words.kind(item.kind))
        report(mismatch, of: item, message, entry, in: &context)
      }
    }
  }

  private static func report(
    _ mismatch: TypeMismatch,
    of node: Node,
    _ message: String,
    _ entry: CatalogEntry,
    in context: inout RuleContext
  ) {
    guard context.hasEffect(entry), !isNumberForBoolean(mismatch, node, entry) else { return }
    context.report(
      description,
      at: node.range,
      message,
      severity: severity(mismatch, node, entry),
      appStoreCode: mismatch.isForgiven ? nil : entry.domain.info.wrongTypeCode,
      fixes: fix(mismatch, node, context).map { [$0] } ?? []
    )
  }

  /// Returns a lower severity where readers take the value, as systems do a number for a Boolean, or lose nothing without it.
  private static func severity(_ mismatch: TypeMismatch, _ node: Node, _ entry: CatalogEntry) -> Severity? {
    let isEmpty = [.array, .dictionary].contains(node.kind) && node.children.isEmpty
    guard entry.isTopLevel || !isEmpty else { return .info }
    guard mismatch.isForgiven else { return nil }
    return node.kind == .string || mismatch.repair == nil ? .warning : .info
  }

  /// Whether a number and a Boolean are interchanged in a configuration profile, as tools write them and Macs read them.
  private static func isNumberForBoolean(_ mismatch: TypeMismatch, _ node: Node, _ entry: CatalogEntry) -> Bool {
    mismatch.isForgiven && node.kind != .string && entry.domain == .configurationProfile
  }

  private static func fix(_ mismatch: TypeMismatch, _ node: Node, _ context: RuleContext) -> Fix? {
    switch mismatch.repair {
    case .replacement(let value):
      let edit = context.editor.replace(node, with: value)
      return Fix(description.text("replace-bare", edit.replacement), [edit])
    case .arrayAround: return Fix(description.text("array-around"), [context.editor.wrapInArray(node)])
    case .onlyItem(let item):
      let edit = TextEdit(range: node.range, replacement: item.tree.text.string(in: item.range))
      return Fix(description.text("only-item"), [edit], isSafe: false)
    case nil: return nil
    }
  }
}
