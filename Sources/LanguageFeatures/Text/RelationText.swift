import KeyCatalog
import Messages

/// What a key or value requires in addition to itself, and what requires it.
enum RelationText {
  /// Adds the relations of a key.
  static func append(_ info: KeyInfo, in domain: CatalogDomain, limit: Int, to content: inout PageContent) {
    guard !info.path.contains("/") else { return }
    let prefix: String
    switch domain {
    case .infoPlist: prefix = "plist:"
    case .entitlements: prefix = "ent:"
    case .privacyManifest: prefix = ""
    default: return
    }
    append(info.key, to: &content)
    let dependants = RelationTable.dependants(of: prefix + info.key).filter { $0 != info.key }
    guard !dependants.isEmpty else { return }
    let more = dependants.count - min(limit, dependants.count)
    let named = dependants.prefix(limit).termList
    content.paragraph(
      more == 0
        ? .words("pages.needed-by", named) : .words("pages.needed-by-and-more", named, "\(String(more))")
    )
  }

  /// Adds the relations of `name`, a key or `key:value`; nothing if there are none.
  static func append(_ name: String, to content: inout PageContent) {
    let relations = RelationTable.relations(of: name)
    for section in sections {
      let chosen = relations.filter { section.relations.contains($0.relation) }
      content.list(chosen.map { line($0, of: name) }, below: .words(section.words))
    }
    let platforms = relations.filter { $0.relation == "supported-on" }.compactMap(\.platform)
    for platform in platforms { content.paragraph(.words("pages.supported-on", "\(platform)")) }
  }

  private static let sections: [(words: String, relations: Set<String>)] = [
    ("pages.needs", ["requires"]),
    ("pages.goes-with", ["implies"]),
    ("pages.only-with", ["only-with"]),
    ("pages.exclusive", ["exclusive"]),
    ("pages.value", ["value-format", "value-set", "consistency"]),
    ("pages.instead", ["invalid-value", "deprecated-value", "deprecated"]),
    ("pages.unsupported", ["unsupported"]),
    ("pages.review", ["review-risk"]),
  ]

  /// Conditions that are met by the key or value alone.
  private static let plainConditions: Set<String> = [
    "any", "both true", "entries", "listed", "present", "true", "value",
  ]

  private static func line(_ relation: EntitlementRelation, of name: String) -> RichText {
    var line = subject(relation, of: name)
    if let condition = relation.condition, relation.relation != "value-set", !plainConditions.contains(condition) {
      line = .words("pages.where", line, RichText(catalog: condition))
    }
    if let platform = relation.platform, platform != "all" { line = .words("pages.on-platform", line, "\(platform)") }
    if let note = relation.note { line = "\(line): \(RichText(catalog: note))" }
    return line
  }

  /// The end of a relation: the other keys of a group, the valid values, or what is needed.
  private static func subject(_ relation: EntitlementRelation, of name: String) -> RichText {
    let others = RelationTable.names(in: relation).filter { $0 != name }
    if relation.relation == "exclusive", !others.isEmpty { return others.termList }
    if relation.relation == "value-set", let values = relation.condition { return RichText(catalog: values) }
    return relation.needs.map(need).joined(separator: ", ")
  }

  /// Returns what is needed, as `plist:NSCameraUsageDescription or plist:…`, with its keys and values as terms.
  private static func need(_ need: String) -> RichText {
    let need = Messages.translated(need)
    let isAside = need.hasPrefix("(") && need.hasSuffix(")")
    return (isAside ? need.dropFirst().dropLast() : need[...]).split(separator: " ").map { word in
      for kind in ["plist:", "ent:"] where word.hasPrefix(kind) {
        return "\(term: String(word.dropFirst(kind.count)))" as RichText
      }
      if word.hasPrefix("background-mode:") {
        return .words("pages.background-mode", "\(code: String(word.dropFirst(16)))")
      }
      if word.hasPrefix("capability:") {
        return .words("pages.device-capability", "\(term: String(word.dropFirst(11)))")
      }
      return "\(String(word))"
    }.joined(separator: " ")
  }
}
