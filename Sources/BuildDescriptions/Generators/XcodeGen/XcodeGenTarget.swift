import CodeScanning
import KeyCatalog
import PropertyList
import Locking
import ProjectFiles

/// Reads one target of an XcodeGen description.
struct XcodeGenTarget {
  let name: String
  let node: SpecNode
  let settings: XcodeGenSettings
  let files: any FileAccess

  private var type: XcodeProductType { XcodeProductType(node["type"]?.string) }
  private var platform: ApplePlatform? { node["platform"]?.string.flatMap(ApplePlatform.init(rawValue:)) }
  private var specPath: String { settings.spec.file.path }

  /// Returns the target.
  func target() -> ProjectTarget {
    let membership = XcodeGenSources(files, packages: settings.spec.localPackages).membership(of: node) { path, item in
      settings.spec.limits.addOutside(path, files, in: specPath) { item.evidence }
    }
    let infoPlist = Lazy {
      XcodeGenSources(files).infoPlist(of: membership) {
        let place = node["sources"] ?? node
        let range = place.written.range
        settings.spec.note(.infoPlistSearch, XcodeGenSources.searchLimit, named: name, range, of: place.file)
      }
    }
    var target = ProjectTarget(
      name: name,
      productType: type.name,
      configurations: settings.configurations.map { configuration($0, infoPlist) },
      declaredIn: specPath
    )
    target.membership = XcodeGenSources(files).located(membership)
    target.linksKnownCode = linksKnownCode && target.configurations.allSatisfy(\.linksNothingElse)
    target.generatedKeys = keys("info", .infoPlist) + keys("entitlements", .entitlements)
    target.knowsEntitlements = node["entitlements"]?["properties"] != nil
    target.entitlementInsertions = [insertion(into: "entitlements")].compactMap(\.self)
    target.keySource = keySource(target)
    if case .description = target.keySource { target.insertions = insertions() }
    return target
  }

  /// Whether it depends only on targets of the project and the system.
  private var linksKnownCode: Bool {
    (node["dependencies"]?.list ?? []).allSatisfy { $0["target"]?.string != nil || $0["sdk"]?.string != nil }
  }

  // MARK: Settings

  private func configuration(_ name: String, _ infoPlist: Lazy<String?>) -> TargetConfiguration {
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: self.name,
        productType: type,
        configuration: name,
        project: settings.spec.root["name"]?.string ?? "",
        folder: settings.folder
      )
    )
    layers.add(presets())
    settings.add(to: &layers, of: node, in: name)
    // The generated file is used.
    let files = [("INFOPLIST_FILE", "info"), ("CODE_SIGN_ENTITLEMENTS", "entitlements")]
    layers.add(
      files.compactMap { name, key in
        node[key]?["path"].flatMap { item in
          item.path.map { path in BuildSetting(name, path) { item.evidence } }
        }
      }
    )
    layers.lacksFiles = settings.spec.lacksFiles
    layers.lacksOwnFiles = layers.lacksFiles
    if !layers.contains("INFOPLIST_FILE"), let path = infoPlist.value {
      layers.add([BuildSetting("INFOPLIST_FILE", path)])
    }
    return TargetConfiguration(name, layers, folder: settings.folder)
  }

  /// The settings that XcodeGen adds by the platform and the options of the project.
  private func presets() -> [BuildSetting] {
    var presets: [BuildSetting] = []
    let options = settings.spec.root["options"]
    if let prefix = options?["bundleIdPrefix"]?.string {
      presets.append(BuildSetting("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(Self.identifierPart(name))"))
    }
    if let language = options?["developmentLanguage"], let code = language.string {
      presets.append(BuildSetting(BuildSetting.developmentLanguage, code) { language.evidence })
    }
    guard let platform else { return presets }
    presets.append(BuildSetting("SDKROOT", platform.sdkName))
    let writesFamily = ["all", "targets"].contains(options?["settingPresets"]?.string ?? "all")
    if writesFamily, let family = Self.deviceFamilies[platform] {
      presets.append(BuildSetting("TARGETED_DEVICE_FAMILY", family))
    }
    let own = node["deploymentTarget"]
    let version =
      own?.string ?? own?[platform.rawValue]?.string ?? options?["deploymentTarget"]?[platform.rawValue]?.string
    if let version { presets.append(BuildSetting(platform.deploymentSetting, version)) }
    return presets
  }

  /// The devices that XcodeGen sets for each platform (`SettingPresets/Platforms`).
  private static let deviceFamilies: [ApplePlatform: String] = [
    .iOS: "1,2", .tvOS: "3", .visionOS: "1,2,7", .watchOS: "4",
  ]

  /// The name of a target as a part of a bundle identifier (XcodeGen, `bundleIdPrefix`).
  private static func identifierPart(_ name: String) -> String {
    String(
      name.replacing("_", with: "-").unicodeScalars.filter {
        $0 == "-" || $0 == "." || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }.map(Character.init)
    )
  }

  // MARK: Keys

  private func keys(_ section: String, _ kind: FileKind) -> [DeclaredKey] {
    (node[section]?["properties"]?.pairs ?? []).map { pair in
      let file = pair.value.file.file
      let content = pair.value.propertyListValue
      let isText =
        pair.value.written.bool == nil && !pair.value.written.isNull && !Self.isNumber(content, pair.key, kind)
      return DeclaredKey(
        pair.key,
        in: kind,
        value: isText ? pair.value.string : nil,
        content: isText && pair.value.string != nil ? nil : content,
        evidence: file.evidence(pair.keyRange.lowerBound..<pair.value.written.range.upperBound)
      )
    }
  }

  /// Whether a value is a whole number where the key takes no text; a version such as `1` is meant as text.
  private static func isNumber(_ content: PropertyListValue?, _ key: String, _ kind: FileKind) -> Bool {
    guard case .integer = content, let domain = kind.domain else { return false }
    return KeyCatalog.key(at: key, in: domain).map { !$0.types.contains(.string) } ?? true
  }

  private func keySource(_ target: ProjectTarget) -> KeySource? {
    if node["info"]?["path"] != nil { return .description(specPath) }
    if let path = target.configurations.firstResult(\.infoPlist) { return .file(path) }
    return target.configurations.contains(where: \.generatesInfoPlist) ? .description(specPath) : nil
  }

  /// Returns the place after the last property of a generated file.
  private func insertion(into section: String) -> KeyInsertion? {
    guard let file = node[section], file["path"] != nil else { return nil }
    return file["properties"].flatMap { YAMLInsertion.place(in: $0.written, of: $0.file.file) }
      ?? YAMLInsertion.place(in: file.written, of: file.file.file, below: "properties")
  }

  private func insertions() -> [KeyInsertion] {
    let place: KeyInsertion?
    if node["info"]?["path"] != nil {
      place = insertion(into: "info")
    } else {
      let own = node["settings"]
      place = (own?["base"] ?? own).flatMap {
        YAMLInsertion.place(in: $0.written, of: $0.file.file, isSetting: true)
      }
    }
    return [place].compactMap(\.self)
  }
}
