import ProjectFiles
import YAML

/// Reads the target of an Expo app whose Xcode project is made from its `app.json` at every build.
///
/// Source: Expo's documentation, "app.json / app.config.js" and "Continuous Native Generation".
enum ExpoReader {
  private static let scripts = ["app.config.ts", "app.config.js", "app.config.cjs", "app.config.mjs"]

  /// The keys that Expo writes into an Info.plist by default (its template and `IOSConfig`).
  private static let defaultKeys: Set<String> = [
    "CADisableMinimumFrameDurationOnPhone", "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleSignature", "CFBundleURLTypes", "CFBundleVersion", "LSMinimumSystemVersion",
    "LSRequiresIPhoneOS", "NSAppTransportSecurity", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
    "UIRequiresFullScreen", "UIStatusBarStyle", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UIUserInterfaceStyle", "UIViewControllerBasedStatusBarAppearance",
  ]

  /// Returns the app of the description in `root`; none if its Xcode project exists, which then takes precedence.
  ///
  /// Notes in `limits` why a description is not read.
  static func targets(in root: String, _ files: any FileAccess, _ limits: ReachedLimits) -> [ProjectTarget] {
    let native = files.entries(of: FilePath.join(root, "ios"))
    guard !native.contains(where: { FilePath.fileExtension($0.name) == "xcodeproj" }) else { return [] }
    let script = scripts.map { FilePath.join(root, $0) }.first { files.status(of: $0)?.type == .file }
    let file =
      DescriptionFile(FilePath.join(root, "app.json"), files)
      ?? DescriptionFile(FilePath.join(root, "app.config.json"), files)
    guard let file else { return script.map { [scripted($0)] } ?? [] }
    guard let yaml = file.yaml(of: file.path, limits) else { return [] }
    guard let expo = yaml["expo"] else { return script.map { [scripted($0)] } ?? [] }
    return [target(expo, in: file, root: yaml, packages: packages(in: root, files), script: script)]
  }

  private static func target(
    _ expo: YAMLNode,
    in file: DescriptionFile,
    root: YAMLNode,
    packages: Set<String>,
    script: String?
  ) -> ProjectTarget {
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", expo.value(at: "ios", "bundleIdentifier")?.string), ("SDKROOT", "iphoneos"),
      ("MARKETING_VERSION", (expo.value(at: "ios", "version") ?? expo["version"])?.string),
      ("CURRENT_PROJECT_VERSION", expo.value(at: "ios", "buildNumber")?.string),
    ]
    var target = app(expo["name"]?.string ?? expo["slug"]?.string ?? "", settings, file.path)
    let plugins = ExpoPlugins(of: expo, packages: packages, in: file)
    target.generatorDefaults = defaultKeys.union(plugins.otherKeys)
    target.generatedKeys =
      keys(expo, "infoPlist", .infoPlist, file) + encryption(expo, file) + plugins.keys
      + keys(expo, "entitlements", .entitlements, file)
    target.suppliesUnknownKeys = plugins.isUnknown || script != nil
    target.keySource = .expo(file.path)
    target.insertions = [JSONInsertion.place(at: ["expo", "ios", "infoPlist"], in: root, of: file)].compactMap(\.self)
    target.entitlementInsertions = [
      JSONInsertion.place(at: ["expo", "ios", "entitlements"], in: root, of: file)
    ].compactMap(\.self)
    return target
  }

  /// Returns the app of a description in JavaScript.
  private static func scripted(_ path: String) -> ProjectTarget {
    var target = app("", [("SDKROOT", "iphoneos")], path)
    target.generatorDefaults = defaultKeys
    target.suppliesUnknownKeys = true
    target.keySource = .expo(path)
    return target
  }

  private static func app(_ name: String, _ settings: [(String, String?)], _ path: String) -> ProjectTarget {
    let folder = FilePath.folder(path)
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: name,
        productType: XcodeProductType("application"),
        configuration: "Release",
        project: name,
        folder: folder
      )
    )
    layers.add(settings.compactMap { name, value in value.map { BuildSetting(name, $0) } })
    let configuration = TargetConfiguration("Release", layers, folder: folder)
    var target = ProjectTarget(
      name: name,
      productType: "application",
      configurations: [configuration],
      declaredIn: path
    )
    target.membership = TargetMembership(folders: [.init(path: folder)])
    return target
  }

  // MARK: Keys

  private static func keys(
    _ expo: YAMLNode,
    _ section: String,
    _ kind: FileKind,
    _ file: DescriptionFile
  ) -> [DeclaredKey] {
    (expo.value(at: "ios", section)?.mapping ?? []).map { pair in
      DeclaredKey(
        pair.key.string ?? "",
        in: kind,
        value: pair.value.style == .doubleQuoted ? pair.value.string : nil,
        content: pair.value.style == .doubleQuoted ? nil : pair.value.propertyListValue,
        evidence: file.evidence(pair.key.range.lowerBound..<pair.value.range.upperBound)
      )
    }
  }

  /// Returns the key for export compliance of encryption, which has its own setting.
  private static func encryption(_ expo: YAMLNode, _ file: DescriptionFile) -> [DeclaredKey] {
    guard let pair = expo.value(at: "ios", "config")?.pair("usesNonExemptEncryption") else { return [] }
    let evidence = file.evidence(pair.key.range.lowerBound..<pair.value.range.upperBound)
    return [DeclaredKey("ITSAppUsesNonExemptEncryption", in: .infoPlist, value: nil, evidence: evidence)]
  }

  /// Returns the names of the packages that the app depends on.
  private static func packages(in root: String, _ files: any FileAccess) -> Set<String> {
    let package = DescriptionFile(FilePath.join(root, "package.json"), files)?.yaml()
    return Set((package?["dependencies"]?.mapping ?? []).compactMap(\.key.string))
  }
}
