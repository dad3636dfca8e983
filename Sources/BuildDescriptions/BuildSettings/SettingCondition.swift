/// The conditions of a build setting, such as `[sdk=iphoneos*][arch=arm64]` (Xcode Help, "Conditional build settings").
struct SettingCondition: Sendable, Hashable {
  private let parts: [[String]]

  /// Reads the text after the name of a setting.
  init(_ text: String) {
    parts = text.split { "[],".contains($0) }.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
  }

  /// Returns whether all conditions are met in a build for `sdk` in a configuration; nil if one of them is not known.
  func isMet(sdk: String?, configuration: String?) -> Bool? {
    let results = parts.map { part -> Bool? in
      guard part.count == 2 else { return nil }
      switch part[0] {
      case "sdk": return sdk.map { Self.matches($0, part[1]) }
      case "config": return configuration.map { Self.matches($0, part[1]) }
      default: return part[1] == "*" ? true : nil
      }
    }
    if results.contains(false) { return false }
    return results.contains(nil) ? nil : true
  }

  /// Whether a name matches the pattern; a version after the name of an SDK matches too.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    let stem = pattern.prefix { $0 != "*" }
    if stem.count < pattern.count { return name.hasPrefix(stem) }
    return pattern == name || pattern.hasPrefix(name) && pattern.dropFirst(name.count).first?.isNumber == true
  }
}
