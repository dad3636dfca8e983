import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// An Info.plist without a file: the build or a generator makes it from the settings of a target.
///
/// It is written out as a document, so that rules check it like any other.
package struct GeneratedInfoPlist: Sendable {
  /// The document; its path names the file that declares the target and the target inside it, where no file can be.
  package let document: Document

  /// Writes the Info.plist that is made from `target`; nil if none is made or a file is merged with it.
  ///
  /// Of several configurations it uses the last, which is usually the one for the store.
  package init?(_ target: ProjectTarget) {
    guard let path = target.generatedInfoPlist, let configuration = target.configurations.last else { return nil }
    var values: [String: PropertyListValue] = [:]
    if configuration.generatesInfoPlist {
      for key in KeyCatalog.generatedKeys { values[key.key] = Self.value(of: key, configuration, target) }
    }
    for key in target.generatorDefaults { values[key] = target.defaultValues[key] ?? Self.unknownValue }
    for declared in target.generatedKeys where declared.file == .infoPlist {
      values[declared.key] = declared.writtenValue
    }
    let entries = values.sorted { $0.key < $1.key }.map { PropertyListValue.KeyedValue(key: $0.key, value: $0.value) }
    let text = XMLWriter().document(.dictionary(entries))
    document = Document(path: path, text: SourceText(text))
  }

  /// The placeholder of an unknown value: a variable, which no rule checks.
  private static var unknownValue: PropertyListValue { .string("$(VALUE)") }

  /// Writes the keys that the settings of `target` add to the Info.plist `file`, or whose texts they replace there; nil if there are
  /// none.
  ///
  /// Xcode writes texts over those of the file, and adds to lists and dictionaries (swift-build, InfoPlistProcessorTaskAction).
  package init?(_ target: ProjectTarget, addingTo file: Document) {
    guard let path = file.path,
      let configuration = target.configurations.last(where: { $0.infoPlist == path && $0.generatesInfoPlist })
    else { return nil }
    let added = KeyCatalog.generatedKeys.filter { key in
      guard configuration.suppliedKeys.contains(key.key) else { return false }
      let entry = file.rootDictionary?.entry(forKey: key.key)
      return entry == nil || entry?.value?.kind == .string
    }
    let entries = added.compactMap { key in
      Self.value(of: key, configuration, target).map { PropertyListValue.KeyedValue(key: key.key, value: $0) }
    }
    guard !entries.isEmpty else { return nil }
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
      // Versions and names without a setting come from the build environment.
      if isUsual { return .string(text.isEmpty ? "$(\(setting))" : text) }
      return configuration.suppliedKeys.contains(key.key) ? value(text, of: key.key, setting) : nil
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
    if setting.hasSuffix("_Generation") { return text.uppercased() == "YES" ? generatedDictionary(key) : nil }
    guard let info = KeyCatalog.key(at: key, in: .infoPlist) else { return .string(text) }
    if info.types.contains(.string) { return .string(text) }
    if info.types.contains(.boolean) { return .boolean(text.uppercased() == "YES") }
    if info.types.contains(.array) {
      return .array(text.split(whereSeparator: \.isWhitespace).map { .string(String($0)) })
    }
    // Dictionaries cannot be written so; only the key matters.
    return .dictionary([])
  }
}

extension GeneratedInfoPlist {
  /// Returns the dictionary that Xcode writes for a setting that asks for one: a scene manifest permits several scenes.
  private static func generatedDictionary(_ key: String) -> PropertyListValue {
    guard key == "UIApplicationSceneManifest" else { return .dictionary([]) }
    return .dictionary([
      .init(key: "UIApplicationSupportsMultipleScenes", value: .boolean(true)),
      .init(key: "UISceneConfigurations", value: .dictionary([])),
    ])
  }
}

extension ProjectTarget {
  /// The name of the Info.plist that the build or a generator makes without a file, or nil; it is inside the file that
  /// declares the target, so no file has this path.
  public var generatedInfoPlist: String? {
    let isMerged = configurations.contains(where: \.generatesInfoPlist) && infoPlists.isEmpty
    guard isMerged || isOfGenerator, role != .other, !suppliesUnknownKeys || hasWrittenKeys else { return nil }
    return FilePath.join(FilePath.join(declaredIn, name), "Info.plist")
  }

  /// The file that a generated Info.plist is made from: that of a generator, else the one that declares the target.
  public var carrier: String { isOfGenerator ? keySource?.path ?? declaredIn : declaredIn }

  /// The files that a generated Info.plist is made from: the main file, and those with settings.
  package var carriers: [String] {
    let settings = configurations.flatMap(\.declaredKeys).map(\.evidence.path).filter(ProjectFormat.xcconfig.isFile)
    guard isOfGenerator else { return [carrier] + settings.uniqued() }
    // The texts of Cordova's plugins may be in another file, and a script of Expo extends the description in JSON.
    let others = generatedKeys.filter { $0.file == .infoPlist }.map(\.evidence.path)
    return ([carrier] + others.filter { ProjectFormat.npm.isFile($0) || ProjectFormat.isOfToolkit($0) }).uniqued()
  }

  /// The `.xcconfig` that holds the settings that write its keys; nil if they are in the project.
  package var configurationFile: String? {
    guard case .buildSettings(let path) = keySource, path != declaredIn else { return nil }
    return path
  }

  /// Whether a generator's description has values for the Info.plist, which can be checked whatever else is written.
  private var hasWrittenKeys: Bool { isOfGenerator && generatedKeys.contains { $0.file == .infoPlist } }

  private var isOfGenerator: Bool {
    if case .description = keySource { true } else { false }
  }

  /// The Info.plist files of its configurations, and the one that the build makes.
  package var allInfoPlists: Set<String> { infoPlists.union([generatedInfoPlist].compactMap(\.self)) }
}
