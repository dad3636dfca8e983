/// An Info.plist key that Xcode writes by itself when it generates the file.
public struct GeneratedKey: Sendable, Hashable {
  /// The Info.plist key.
  public let key: String
  /// The build setting that the value comes from; nil where the value is always the same.
  public let buildSetting: String?
  /// Whether the build checks that the value is no empty string.
  public let isChecked: Bool
  /// What is written, where that is not just the setting's value.
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
