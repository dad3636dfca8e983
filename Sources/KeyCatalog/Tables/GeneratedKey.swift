/// An Info.plist key that Xcode writes automatically when it generates the file.
public struct GeneratedKey: Sendable, Hashable {
  /// The Info.plist key.
  public let key: String
  /// The build setting that the value comes from; nil if the value is always the same.
  public let buildSetting: String?
  /// Whether the build checks that the value is not an empty string.
  public let isChecked: Bool
  /// The value that is written, if it is not just the setting's value.
  public let effect: String?
}

extension GeneratedKey {
  init(key: String, entry: CatalogFields) {
    self.key = key
    buildSetting = entry.text("setting")
    isChecked = entry.flag("checked")
    effect = entry.text("effect")
  }
}
