import KeyCatalog
import ProjectFiles
import YAML

/// Reads the target of an Expo app whose Xcode project is made from its `app.json` at every build.
///
/// Source: Expo's documentation, "app.json / app.config.js" and "Continuous Native Generation".
enum ExpoReader {
  private static let associatedDomains = "com.apple.developer.associated-domains"

  /// The keys that Expo writes into an Info.plist by default (its template and `IOSConfig`).
  static let defaultKeys: Set<String> = [
    "CADisableMinimumFrameDurationOnPhone", "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleSignature", "CFBundleURLTypes", "CFBundleVersion", "LSMinimumSystemVersion",
    "LSRequiresIPhoneOS", "NSAppTransportSecurity", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
    "UIRequiresFullScreen", "UIStatusBarStyle", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UIUserInterfaceStyle", "UIViewControllerBasedStatusBarAppearance",
  ]

  /// The members of a script whose values, if they are not literal, may write any key.
  private static let openMembers: Set<String> = ["entitlements", "expo", "infoPlist", "ios", "plugins"]

  /// A description that is read.
  private struct Description {
    let file: DescriptionFile
    let root: YAMLNode
    /// The object of the app in it.
    let expo: YAMLNode
    /// Whether code that is not run may write any key.
    var isOpen = false
    /// Whether new entries can be written into it.
    var isWhole = true
  }

  /// Returns the app of the description in `root`; none if its Xcode project exists, which then takes precedence.
  ///
  /// Notes in `limits` why a description is not read.
  static func targets(in root: String, _ files: any FileAccess, _ limits: ReachedLimits) -> [ProjectTarget] {
    let native = files.entries(of: FilePath.join(root, "ios"))
    guard !native.contains(where: { ProjectFormat.xcodeProject.isFolder($0.name) }) else { return [] }
    let packages = packages(in: root, files)
    let script = ProjectFormat.expoScript.names.map { FilePath.join(root, $0) }.first {
      files.status(of: $0)?.type == .file
    }
    if let script {
      let literal = scripted(at: script, files)
      guard let literal, !literal.extendsConfig else {
        // What the script makes of the description in JSON is not known.
        guard var base = described(in: root, packages, files, limits) else { return [app(inScript: script)] }
        base.isOpen = true
        return [target(base, packages)]
      }
      return [target(literal.description, packages)]
    }
    return described(in: root, packages, files, limits).map { [target($0, packages)] } ?? []
  }

  /// Reads the description in JSON.
  private static func described(
    in root: String,
    _ packages: Set<String>,
    _ files: any FileAccess,
    _ limits: ReachedLimits
  ) -> Description? {
    guard let file = DescriptionFile(.expo, in: root, files), let yaml = file.yaml(of: file.path, limits) else {
      return nil
    }
    // The object is optional in an app of Expo; others have files of this name too.
    guard let expo = yaml["expo"] ?? (packages.contains("expo") && yaml.mapping != nil ? yaml : nil) else { return nil }
    return Description(file: file, root: yaml, expo: expo)
  }

  /// Reads the literals of a description in JavaScript.
  private static func scripted(
    at path: String,
    _ files: any FileAccess
  ) -> (description: Description, extendsConfig: Bool)? {
    guard let file = DescriptionFile(path, files),
      let literal = ScriptLiteral(file.text.bytes, openNames: openMembers)
    else { return nil }
    let description = Description(
      file: file,
      root: literal.root,
      expo: literal.root["expo"] ?? literal.root,
      isOpen: literal.isOpen,
      isWhole: literal.isWhole
    )
    return (description, literal.extendsConfig)
  }

  private static func target(_ description: Description, _ packages: Set<String>) -> ProjectTarget {
    let (expo, file) = (description.expo, description.file)
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", expo.value(at: "ios", "bundleIdentifier")?.string), ("SDKROOT", "iphoneos"),
      ("MARKETING_VERSION", (expo.value(at: "ios", "version") ?? expo["version"])?.string),
      ("CURRENT_PROJECT_VERSION", expo.value(at: "ios", "buildNumber")?.string),
    ]
    var target = app(expo["name"]?.string ?? expo["slug"]?.string ?? "", settings, file.path)
    let own = keys(expo, "infoPlist", .infoPlist, file) + encryption(expo, file)
    let plugins = ExpoPlugins(of: expo, own: own, packages: packages, in: file)
    target.generatorDefaults = defaultKeys.union(plugins.otherKeys)
    target.generatedKeys =
      plugins.keys + keys(expo, "entitlements", .entitlements, file).filter { $0.key != associatedDomains }
      + domains(expo, file) + keys(expo, "privacyManifests", .privacyManifest, file)
    target.suppliesUnknownKeys = plugins.isUnknown || description.isOpen
    target.keySource = .description(file.path)
    target.misplacedKeys = [expo, expo["ios"]].compactMap(\.self).flatMap { misplacedKeys(in: $0, file) }
    guard description.isWhole else { return target }
    let path = description.root["expo"] == nil ? ["ios"] : ["expo", "ios"]
    target.insertions = [JSONInsertion.place(at: path + ["infoPlist"], in: description.root, of: file)].compactMap(
      \.self
    )
    target.entitlementInsertions = [
      JSONInsertion.place(at: path + ["entitlements"], in: description.root, of: file)
    ].compactMap(\.self)
    return target
  }

  /// Returns the app of a description in JavaScript.
  private static func app(inScript path: String) -> ProjectTarget {
    var target = app("", [("SDKROOT", "iphoneos")], path)
    target.generatorDefaults = defaultKeys
    target.suppliesUnknownKeys = true
    target.keySource = .description(path)
    return target
  }

  private static func app(_ name: String, _ settings: [(String, String?)], _ path: String) -> ProjectTarget {
    var target = ProjectTarget(
      name: name,
      product: "application",
      settings: settings,
      declaredIn: path
    )
    target.membership = TargetMembership(folders: [.init(path: FilePath.folder(path))])
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
        value: pair.value.quotedText,
        content: pair.value.quotedText == nil ? pair.value.propertyListValue : nil,
        evidence: file.evidence(pair.key.range.lowerBound..<pair.value.range.upperBound)
      )
    }
  }

  /// Returns the keys of an Info.plist that stand next to `infoPlist`, where nothing reads them: the names of Expo start with a
  /// small letter.
  private static func misplacedKeys(in node: YAMLNode, _ file: DescriptionFile) -> [DeclaredKey] {
    (node.mapping ?? []).compactMap { pair in
      guard let name = pair.key.string, name.first?.isUppercase ?? false,
        KeyCatalog.key(at: name, in: .infoPlist) != nil
      else { return nil }
      return DeclaredKey(name, in: .infoPlist, value: nil, evidence: file.evidence(pair.key.range))
    }
  }

  /// Returns the entitlement that has a setting of its own, which replaces the one among the entitlements.
  private static func domains(_ expo: YAMLNode, _ file: DescriptionFile) -> [DeclaredKey] {
    guard let pair = expo["ios"]?.pair("associatedDomains") else { return [] }
    let evidence = file.evidence(pair.key.range.lowerBound..<pair.value.range.upperBound)
    let content = pair.value.propertyListValue
    return [DeclaredKey(associatedDomains, in: .entitlements, value: nil, content: content, evidence: evidence)]
  }

  /// Returns the key for export compliance of encryption, which has its own setting.
  private static func encryption(_ expo: YAMLNode, _ file: DescriptionFile) -> [DeclaredKey] {
    guard let pair = expo.value(at: "ios", "config")?.pair("usesNonExemptEncryption") else { return [] }
    let evidence = file.evidence(pair.key.range.lowerBound..<pair.value.range.upperBound)
    return [DeclaredKey("ITSAppUsesNonExemptEncryption", in: .infoPlist, value: nil, evidence: evidence)]
  }

  /// Returns the names of the packages that the app depends on.
  private static func packages(in root: String, _ files: any FileAccess) -> Set<String> {
    let package = DescriptionFile(.npm, in: root, files)?.yaml()
    return Set((package?["dependencies"]?.mapping ?? []).compactMap(\.key.string))
  }
}
