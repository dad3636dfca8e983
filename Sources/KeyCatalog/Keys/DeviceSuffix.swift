/// The suffixes that limit a top-level key of an Info.plist to some devices (`UILaunchImages~ipad`,
/// `CFBundleIcons-iphoneos~ipad`).
enum DeviceSuffix {
  private static let devices: Set<Substring> = ["appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "vision"]
  private static let platforms: Set<Substring> = [
    "appletvos", "appletvsimulator", "iphoneos", "iphonesimulator", "macos", "macosx", "watchos", "watchsimulator",
    "xros",
    "xrsimulator",
  ]

  /// All suffixes with their mark, sorted.
  static let all: [String] = (devices.map { "~\($0)" } + platforms.map { "-\($0)" }).sorted()

  /// Returns `key` without its suffix, or unchanged if it has none.
  static func strip(_ key: Substring) -> Substring {
    let device = strip(key, after: UInt8(ascii: "~"), ifIn: devices)
    return strip(device, after: UInt8(ascii: "-"), ifIn: platforms)
  }

  private static func strip(_ key: Substring, after mark: UInt8, ifIn names: Set<Substring>) -> Substring {
    let bytes = key.utf8
    guard let index = bytes.lastIndex(of: mark), names.contains(key[bytes.index(after: index)...]) else { return key }
    return key[..<index]
  }
}

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
