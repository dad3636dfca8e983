import KeyCatalog

/// The build settings that Xcode's own Info.plist files refer to.
enum BuildSettingReference {
  private static let settings: [String: String] = {
    let pairs = KeyCatalog.generatedKeys.compactMap { key in key.buildSetting.map { (key.key, $0) } }
    // The other settings write the key, so a file that has the key needs no reference.
    return Dictionary(pairs.filter { !$0.1.hasPrefix("INFOPLIST_KEY_") }) { first, _ in first }
  }()

  /// Returns the value with which a key of an Info.plist gets its text from the build, such as `$(PRODUCT_NAME)`.
  static func value(forKey key: String) -> String? {
    settings[key].map { "$(\($0))" }
  }
}
