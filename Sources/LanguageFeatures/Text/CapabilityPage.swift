import KeyCatalog
import Messages

/// The text about a device capability.
enum CapabilityPage {
  /// Returns the page about `capability`; `place` is its place.
  static func content(_ capability: DeviceCapability, place: RichText? = nil) -> PageContent {
    var content = PageContent()
    content.heading("\(code: capability.value)")
    if let place { content.paragraph(place) }
    content.paragraph(
      .words(
        "pages.value-of",
        "\(strong: Messages.translated(capability.meaning))",
        "\(term: "UIRequiredDeviceCapabilities")",
        RichText(catalog: "string"),
        "Info.plist"
      )
    )
    content.paragraph(RichText(catalog: capability.summary))
    status(capability).map { content.paragraph($0) }
    if capability.isDoubtful { content.paragraph(.words("pages.undocumented", "Apple")) }
    content.list(facts(capability))
    RelationText.append("UIRequiredDeviceCapabilities:\(capability.value)", to: &content)
    return content
  }

  private static func status(_ capability: DeviceCapability) -> RichText? {
    switch capability.status {
    case .current: nil
    case .deprecated: "\(strong: Messages.text("pages.deprecated")) \(.words("pages.capability-deprecated"))"
    case .obsolete: "\(strong: Messages.text("pages.obsolete")) \(.words("pages.capability-obsolete"))"
    case .unlisted: .words("pages.capability-unlisted")
    }
  }

  private static func facts(_ capability: DeviceCapability) -> [RichText] {
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(capability.platforms) {
      facts.append(.words("pages.available", platforms))
    }
    if !capability.implies.isEmpty { facts.append(.words("pages.brings-along", capability.implies.termList)) }
    if let available = capability.availableOnVisionOS {
      facts.append(.words(available ? "pages.vision-yes" : "pages.vision-no"))
    }
    if let condition = capability.visionOSCondition {
      facts.append(.words("pages.vision", RichText(catalog: condition)))
    }
    if let note = capability.note { facts.append(.words("pages.note", RichText(catalog: note))) }
    return facts
  }
}
