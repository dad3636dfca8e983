import KeyCatalog
import PropertyList
import SourceText

/// An Info.plist that no file holds: the build makes it of the settings of a target.
///
/// It is written out as a document, so that rules judge it as any other.
struct GeneratedInfoPlist: Sendable {
  /// The document; its path names the file that declares the target and the target inside it, where no file can lie.
  let document: Document

  /// Writes the Info.plist that the build makes of `target`; nil where it makes none or a file is merged with it.
  ///
  /// Of several configurations the last is taken, which is the one for the store as a rule.
  init?(_ target: ProjectTarget) {
    guard let path = target.generatedInfoPlist, let configuration = target.configurations.last else { return nil }
    let entries = KeyCatalog.generatedKeys.compactMap { key -> PropertyListValue.KeyedValue? in
      Self.value(of: key, configuration, target).map { .init(key: key.key, value: $0) }
    }
    let text = XMLWriter().document(.dictionary(entries))
    document = Document(path: path, text: SourceText(text))
  }

  private static func value(
    of key: GeneratedKey,
    _ configuration: TargetConfiguration,
    _ target: ProjectTarget
  ) -> PropertyListValue? {
    guard let setting = key.buildSetting else { return fixedValue(of: key.key, configuration) }
    let isUsual = !setting.hasPrefix("INFOPLIST_KEY_")
    switch configuration.value(of: setting) {
    case .unknown: return isUsual || configuration.suppliedKeys.contains(key.key) ? .string("$(\(setting))") : nil
    case .known(let text):
      // Versions and names that nobody sets come from the build environment.
      if isUsual { return .string(text.isEmpty ? "$(\(setting))" : text) }
      return text.isEmpty ? nil : value(text, of: key.key, setting)
    }
  }

  /// The values that are always the same (Build Settings Reference, "Generate Info.plist File").
  private static func fixedValue(of key: String, _ configuration: TargetConfiguration) -> PropertyListValue? {
    switch key {
    case "CFBundleInfoDictionaryVersion": return .string("6.0")
    case "LSRequiresIPhoneOS":
      let root = configuration.value(of: "SDKROOT").text ?? ""
      let isApp = configuration.value(of: "PRODUCT_BUNDLE_PACKAGE_TYPE").text == "APPL"
      return isApp && (root.hasPrefix("iphone") || root.hasPrefix("appletv")) ? .boolean(true) : nil
    default: return nil
    }
  }

  /// Returns the text of a setting as the type of value that the key takes.
  private static func value(_ text: String, of key: String, _ setting: String) -> PropertyListValue? {
    if setting.hasSuffix("_Generation") { return text.uppercased() == "YES" ? .dictionary([]) : nil }
    guard let info = KeyCatalog.key(at: key, in: .infoPlist) else { return .string(text) }
    if info.types.contains(.string) { return .string(text) }
    if info.types.contains(.boolean) { return .boolean(text.uppercased() == "YES") }
    if info.types.contains(.array) {
      return .array(text.split(whereSeparator: \.isWhitespace).map { .string(String($0)) })
    }
    // Dictionaries cannot be written so; that the key is there is what counts.
    return .dictionary([])
  }
}

extension ProjectTarget {
  /// The name of the Info.plist that the build makes of settings alone, or nil; it lies inside the file that declares the
  /// target, so it is nobody's path.
  public var generatedInfoPlist: String? {
    let isGenerated = configurations.contains { $0.generatesInfoPlist }
    guard infoPlists.isEmpty, isGenerated, role != .other else { return nil }
    return FilePath.join(FilePath.join(declaredIn, name), "Info.plist")
  }

  /// The Info.plist files of its configurations, and that which the build makes.
  var allInfoPlists: Set<String> { infoPlists.union([generatedInfoPlist].compactMap(\.self)) }
}
