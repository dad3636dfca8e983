/// Finds out which language the texts of bundles are written in.
enum DevelopmentLanguage {
  private static let key = "CFBundleDevelopmentRegion"
  private static let variable = "$(DEVELOPMENT_LANGUAGE)"

  /// Returns what all `infoPlists` say, their build variables replaced as `targets` do; nil where one says nothing that is
  /// known, or another thing than the others.
  ///
  /// Where there is no Info.plist, the targets alone say it.
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
