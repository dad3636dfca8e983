import BuildDescriptions
import ProjectFiles

/// Finds the language that the texts of bundles are written in.
enum DevelopmentLanguage {
  private static let key = "CFBundleDevelopmentRegion"
  private static let variable = "$(DEVELOPMENT_LANGUAGE)"

  /// Returns the language of all `infoPlists`, with build variables of `targets` replaced; nil if one is unknown or
  /// they differ.
  ///
  /// Without an Info.plist, only the targets count.
  static func of(_ infoPlists: [Document], _ targets: [ProjectTarget]) -> String? {
    let texts = infoPlists.map { $0.rootDictionary?.value(forKey: key)?.stringValue ?? variable }
    return common((texts.isEmpty ? [variable] : texts).map { expand($0, targets) })
  }

  private static func expand(_ text: String, _ targets: [ProjectTarget]) -> String? {
    guard text.contains("$") else { return text.isEmpty ? nil : text }
    return common(targets.flatMap(\.configurations).map { $0.expand(text).text })
  }

  /// Returns the value that all have.
  private static func common(_ values: [String?]) -> String? {
    guard let first = values.first, values.allSatisfy({ $0 == first }), first?.isEmpty == false else { return nil }
    return first
  }
}
