import KeyCatalog

/// What there is to say about a value that a key takes.
enum ValuePage {
  /// Returns the text about `value` under `info`, or nil where the catalog says nothing of it.
  static func text(_ value: String, of info: KeyInfo, in domain: CatalogDomain) -> FormattedText? {
    if info.path == "UIRequiredDeviceCapabilities", let capability = KeyCatalog.deviceCapability(value) {
      return CapabilityPage.text(capability)
    }
    guard let allowed = info.values.first(where: { $0.value == value }) else { return nil }
    var builder = TextBuilder()
    builder.heading("\(code: allowed.value)")
    builder.paragraph("\(strong: info.title ?? info.key) · value of \(code: info.key)")
    builder.paragraph(allowed.summary)
    if info.isDoubtful { builder.paragraph("What stands here is not documented by Apple.") }
    builder.list(facts(allowed))
    if domain == .privacyManifest { RequiredReasonText.append(allowed.value, to: &builder) }
    RelationText.append("\(info.key):\(allowed.value)", to: &builder)
    builder.links([("Apple's documentation", info.documentation)])
    return builder.text
  }

  private static func facts(_ value: AllowedValue) -> [RichText] {
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(value.platforms) { facts.append("Platforms: \(platforms)") }
    if let category = value.category { facts.append("Fits \(code: category)") }
    if let note = value.note, value.summary == nil { facts.append("Note: \(note)") }
    return facts
  }
}

/// What there is to say about a device capability.
enum CapabilityPage {
  static func text(_ capability: DeviceCapability) -> FormattedText {
    var builder = TextBuilder()
    builder.heading("\(code: capability.value)")
    builder.paragraph("\(strong: capability.meaning) · value of \(code: "UIRequiredDeviceCapabilities")")
    builder.paragraph(capability.summary)
    switch capability.status {
    case .current: break
    case .deprecated: builder.paragraph("\(strong: "Deprecated.") What it stands for is deprecated.")
    case .obsolete: builder.paragraph("\(strong: "Obsolete.") It tells no device of today from another.")
    case .unlisted: builder.paragraph("Not documented by Apple in the reference of the key.")
    }
    if capability.isDoubtful { builder.paragraph("What stands here is not documented by Apple.") }
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(capability.platforms) { facts.append("Platforms: \(platforms)") }
    if !capability.implies.isEmpty { facts.append("Brings along \(capability.implies.codeList)") }
    if let available = capability.availableOnVisionOS {
      facts.append("On Apple Vision Pro: \(available ? "yes" : "no")")
    }
    if let condition = capability.visionOSCondition { facts.append("On Apple Vision Pro: \(condition)") }
    if let note = capability.note { facts.append("Note: \(note)") }
    builder.list(facts)
    RelationText.append("UIRequiredDeviceCapabilities:\(capability.value)", to: &builder)
    return builder.text
  }
}

/// What there is to say about a category of required-reason API.
enum RequiredReasonText {
  static func append(_ category: String, to builder: inout TextBuilder) {
    let apis = KeyCatalog.requiredReasonAPIs.filter { $0.category == category }
    guard let first = apis.first else { return }
    var symbols: [String] = []
    for api in apis where !symbols.contains(api.symbol) { symbols.append(api.symbol) }
    builder.list(["Reasons: \(first.reasons.codeList)", "Used by: \(symbols.codeList)"])
  }
}
