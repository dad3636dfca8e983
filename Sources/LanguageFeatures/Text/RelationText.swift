import KeyCatalog

/// What a key or value asks for besides itself.
enum RelationText {
  private static let byName = Dictionary(grouping: KeyCatalog.entitlementRelations, by: \.name)

  /// Adds the relations of `name`, a key or `key:value`; nothing where there are none.
  static func append(_ name: String, to builder: inout TextBuilder) {
    let relations = (byName[name] ?? []).filter { $0.relation == "requires" && $0.certainty != .doubtful }
    guard !relations.isEmpty else { return }
    builder.paragraph("Needs besides itself:")
    builder.list(relations.map(line))
  }

  private static func line(_ relation: EntitlementRelation) -> RichText {
    var line = relation.needs.map(need).joined(separator: ", ")
    if let condition = relation.condition, condition != "listed" { line = "\(line), where \(condition)" }
    if let platform = relation.platform { line = "\(line) (\(platform))" }
    if let note = relation.note { line = "\(line): \(note)" }
    return line
  }

  private static func need(_ need: String) -> RichText {
    for prefix in ["plist:", "ent:"] where need.hasPrefix(prefix) {
      return "\(code: String(need.dropFirst(prefix.count)))"
    }
    return RichText(text: need)
  }
}
