/// A value of `UIRequiredDeviceCapabilities`.
public struct DeviceCapability: Sendable, Hashable {
  /// Whether the value is still useful.
  public enum Status: String, Sendable {
    case current
    /// Apple still lists it, but its feature is deprecated.
    case deprecated
    /// All current devices have it, or none does.
    case obsolete
    /// Apple names it, but not in its reference.
    case unlisted
  }

  /// The text of the value.
  public let value: String
  /// The device feature, in a few words.
  public let meaning: String
  /// What the value requires, in one or two sentences.
  public let summary: String
  /// The first versions that support the value.
  public let platforms: [PlatformAvailability]
  /// Whether Apple Vision Pro has it; nil if that is not known or depends on the app.
  public let availableOnVisionOS: Bool?
  /// Which apps of Apple Vision Pro have it, if that differs by app.
  public let visionOSCondition: String?
  /// The values that this one implies.
  public let implies: [String]
  /// Whether the value is still useful.
  public let status: Status
  /// Whether no source confirms the entry, so that nothing may be reported from it.
  public let isDoubtful: Bool
  /// Further facts, or nil.
  public let note: String?
}

extension DeviceCapability {
  init(value: String, entry: CatalogFields) {
    self.value = value
    meaning = entry.text("meaning") ?? ""
    summary = entry.text("summary") ?? ""
    platforms = entry.platforms("platforms")
    let visionOS = entry.text("visionOS")
    availableOnVisionOS = visionOS == "yes" ? true : visionOS == "no" ? false : nil
    visionOSCondition = visionOS == "yes" || visionOS == "no" ? nil : visionOS
    implies = entry.list("implies")
    status = entry.text("status").flatMap(Status.init) ?? .current
    isDoubtful = entry.flag("doubtful")
    note = entry.text("note")
  }
}
