/// A value of `UIRequiredDeviceCapabilities`.
public struct DeviceCapability: Sendable, Hashable {
  /// How far the value is still of use.
  public enum Status: String, Sendable {
    case current
    /// Apple still lists it, but what it stands for is deprecated.
    case deprecated
    /// No device of today lacks or has it.
    case obsolete
    /// Apple names it, but not in its reference.
    case unlisted
  }

  /// The text of the value.
  public let value: String
  /// What the device has, in a few words.
  public let meaning: String
  /// What the value asks for, in one or two sentences.
  public let summary: String
  /// The first versions that know the value.
  public let platforms: [PlatformAvailability]
  /// Whether Apple Vision Pro has it; nil where that is not known or depends on the app.
  public let availableOnVisionOS: Bool?
  /// Which apps of Apple Vision Pro have it, as far as not all or none do.
  public let visionOSCondition: String?
  /// The values that this one brings along.
  public let implies: [String]
  /// How far the value is still of use.
  public let status: Status
  /// Whether no source confirms what stands here, so that nothing may be reported from it.
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
