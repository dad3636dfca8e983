extension KeyCatalog {
  /// Returns `key` without the suffix that limits a top-level key of an Info.plist to some devices (`~ipad`).
  public static func withoutDeviceSuffix(_ key: String) -> String {
    let stem = DeviceSuffix.strip(key[...])
    return stem.endIndex == key.endIndex ? key : String(stem)
  }

  /// Returns `key` and its forms with one suffix for a device or platform, the plain one first.
  public static func deviceForms(of key: String) -> [String] {
    [key] + DeviceSuffix.all.map { key + $0 }
  }
}
