import KeyCatalog

/// What there is to say about a key.
enum KeyPage {
  /// Returns the text about `info`; `isFull` lists all values where the short form stops after a few.
  static func text(_ info: KeyInfo, in domain: CatalogDomain, isFull: Bool = false) -> FormattedText {
    var builder = TextBuilder()
    builder.heading("\(code: info.key)")
    let kind = [info.typeDescription, domain.fileDescription, info.library].compactMap { $0 }.joined(separator: ", ")
    builder.paragraph(info.title.map { "\(strong: $0) · \(kind)" } ?? RichText(text: kind))
    builder.paragraph(info.summary)
    if info.isDoubtful { builder.paragraph("What stands here is not documented by \(info.library ?? "Apple").") }
    deprecation(info).map { builder.paragraph($0) }
    let isTopLevel = domain == .infoPlist && !info.path.contains("/")
    let resource = isTopLevel ? KeyCatalog.protectedResource(forKey: info.key) : nil
    builder.list(facts(info, in: domain) + (resource.map(ResourceText.facts) ?? []))
    values(info, limit: isFull ? .max : 12, into: &builder)
    if let resource { ResourceText.appendNotes(resource, to: &builder) }
    RelationText.append(info.key, to: &builder)
    builder.links([(info.library == nil ? "Apple's documentation" : "Documentation", info.documentation)])
    return builder.text
  }

  private static func deprecation(_ info: KeyInfo) -> RichText? {
    guard info.isDeprecated else {
      return info.successorKeys.isEmpty ? nil : "Newer: \(info.successorKeys.codeList)."
    }
    guard !info.successorKeys.isEmpty else { return "\(strong: "Deprecated.")" }
    return "\(strong: "Deprecated.") Use \(info.successorKeys.codeList) in its place."
  }

  private static func facts(_ info: KeyInfo, in domain: CatalogDomain) -> [RichText] {
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(info.platforms) { facts.append("Platforms: \(platforms)") }
    if let requirement = info.requirement { facts.append("Presence: \(requirement)") }
    if let condition = info.requiredWith { facts.append("Required where \(text(condition))") }
    if let condition = info.onlyWith { facts.append("Counts only where \(text(condition))") }
    if let value = info.defaultValue { facts.append("Default: \(code: value)") }
    if info.isLocalizable, domain == .infoPlist { facts.append("Can be translated in \(code: "InfoPlist.strings")") }
    if let capability = info.capability { facts.append("Capability in Xcode: \(capability)") }
    if let setting = info.buildSetting { facts.append("Build setting: \(code: setting)") }
    return facts
  }

  private static func text(_ condition: KeyCondition) -> RichText {
    "\(code: condition.key) is \(condition.values.count == 1 ? "" : "one of ")\(condition.values.codeList)"
  }

  private static func values(_ info: KeyInfo, limit: Int, into builder: inout TextBuilder) {
    guard !info.values.isEmpty else { return }
    builder.paragraph(info.valuesAreClosed ? "Allowed values:" : "Known values:")
    var items: [RichText] = info.values.prefix(limit).map { value in
      value.summary.map { "\(code: value.value): \($0)" } ?? "\(code: value.value)"
    }
    if info.values.count > limit { items.append("\(String(info.values.count - limit)) more") }
    builder.list(items)
  }
}
