import PropertyList

/// A value that a key accepts.
public struct AllowedValue: Sendable, Hashable {
  /// The text of the value.
  public let value: String
  /// What it means, in one or two sentences.
  public let summary: String?
  /// The platforms of the value; empty if they are those of the key.
  public let platforms: [PlatformAvailability]
  /// Further facts, or nil.
  public let note: String?
  /// The only category of required-reason API that the value fits, for the reason codes of a privacy manifest.
  public let category: String?

  /// Reads a value from the catalog: a summary alone or a dictionary.
  init(value: String, node: Node) {
    let entry = CatalogFields(node)
    self.value = value
    summary = node.kind == .dictionary ? entry.text("summary") : node.stringValue
    platforms = entry.platforms("platforms")
    note = entry.text("note")
    category = entry.text("category")
  }

  /// Makes the value of `UIRequiredDeviceCapabilities` for a capability.
  init(_ capability: DeviceCapability) {
    value = capability.value
    summary = capability.summary
    platforms = capability.platforms
    note = capability.note
    category = nil
  }
}
