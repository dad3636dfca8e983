import KeyCatalog
import ProjectFiles
import PropertyList
import YAML

/// Reads the target of an Expo app whose Xcode project is made from its `app.json` at every build.
///
/// Source: Expo's documentation, "app.json / app.config.js" and "Continuous Native Generation".
enum ExpoReader {
  private static let associatedDomains = "com.apple.developer.associated-domains"
  private static let contactNotes = "com.apple.developer.contacts.notes"

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

  /// A file that describes an app.
  private struct Layer {
    let file: DescriptionFile
    let root: YAMLNode
    /// The object of the app in it.
    let expo: YAMLNode

    func node(at path: some Collection<String>) -> YAMLNode? { path.reduce(expo) { $0?[$1] } }
  }

  /// The files that describe an app.
  private struct Description {
    /// The script, if there is one, then the description in JSON.
    var layers: [Layer]
    /// The paths in the script whose values are those of the description in JSON with others.
    var extended: Set<[String]> = []
    /// The path of the description in JSON that the script reads itself, as it is written.
    var base: String?
    /// Whether code that is not run may write any key.
    var isOpen = false
    /// Whether new entries can be written into the script.
    var isWhole = true
    /// The script that exports what another file describes.
    var outer: String?

    /// Returns the files with the value at a path, the one that counts most first.
    func layers(at path: [String] = []) -> [Layer] {
      guard layers.count > 1, let first = layers.first, extended.contains([]) else { return Array(layers.prefix(1)) }
      let inherits = path.indices.allSatisfy { end in
        let outer = Array(path[...end])
        return extended.contains(outer) || first.node(at: outer) == nil
      }
      return inherits ? layers : [first]
    }

    /// Returns the value at a path; nil without one.
    func value(at path: String...) -> YAMLNode? { layers(at: path).firstResult { $0.node(at: path) } }

    /// The file into which new entries go.
    var carrier: DescriptionFile? { (layers(at: ["ios", "infoPlist"]).last ?? layers.first)?.file }
  }

  /// Returns the app of the description in `root`; none if its Xcode project is kept, which then takes precedence.
  ///
  /// Notes in `limits` why a description is not read.
  static func targets(in root: String, _ files: any FileAccess, _ limits: ReachedLimits) -> [ProjectTarget] {
    let native = files.entries(of: FilePath.join(root, "ios"))
    guard
      !native.contains(where: { ProjectFormat.xcodeProject.isFolder($0.name) })
        || ToolkitFolders.isPrebuilt(in: root, files)
    else { return [] }
    let packages = packages(in: root, files)
    let target = { (description: Description) -> [ProjectTarget] in
      guard isForApple(description) else { return [] }
      var app = Self.target(description, packages, files)
      let identifier = description.value(at: "ios", "bundleIdentifier")?.literalText
      let others = AppleTargets.targets(in: root, appIdentifier: identifier, files)
      if !others.isEmpty {
        app.embeds = others.map(\.name)
        app.membership = TargetMembership(folders: [.init(path: root, excluded: [AppleTargets.folder(in: root)])])
      }
      return [app] + others
    }
    let script = ProjectFormat.expoScript.names.map { FilePath.join(root, $0) }.first {
      files.status(of: $0)?.type == .file
    }
    guard let script else {
      return described(in: root, packages, files, limits).map { target(Description(layers: [$0])) } ?? []
    }
    let base = { described(in: root, packages, files, limits) }
    guard var description = scripted(at: script, files) else {
      // What the script makes of the description in JSON is not known.
      return base().map { target(Description(layers: [$0], isOpen: true)) } ?? [app(inScript: script)]
    }
    if let name = description.base {
      // What options in it take away or choose is looked for in the usual description alone.
      if let own = Self.base(name, of: description, in: root, files), ExpoPlugins.refusedKeys(in: own.file).isEmpty,
        ExpoPlugins.handlers(in: own.file).isEmpty
      {
        description.layers.append(own)
        description.outer = script
      } else {
        description.isOpen = true
      }
    } else if !description.extended.isEmpty, let base = base() {
      description.layers.append(base)
    }
    return target(description)
  }

  /// Whether the list of platforms, if there is one, has that of the target.
  private static func isForApple(_ description: Description) -> Bool {
    guard let platforms = description.value(at: "platforms")?.sequence?.map(\.string), !platforms.contains(nil) else {
      return true
    }
    return platforms.contains("ios")
  }

  /// Reads the description in JSON.
  private static func described(
    in root: String,
    _ packages: [String: Int?],
    _ files: any FileAccess,
    _ limits: ReachedLimits
  ) -> Layer? {
    guard let file = DescriptionFile(.expo, in: root, files), let yaml = file.yaml(of: file.path, limits) else {
      return nil
    }
    // The object is optional in an app of Expo; others have files of this name too.
    guard let expo = yaml["expo"] ?? (packages["expo"] != nil && yaml.mapping != nil ? yaml : nil) else { return nil }
    return Layer(file: file, root: yaml, expo: expo)
  }

  /// Reads the literals of a description in JavaScript.
  private static func scripted(at path: String, _ files: any FileAccess) -> Description? {
    guard let script = DescriptionFile(path, files) else { return nil }
    var (file, read) = (script, ScriptLiteral(script.text.bytes, openNames: openMembers))
    if read == nil, let module = ScriptLiteral.exportedModule(script.text.bytes),
      let other = Self.module(module, of: script, files)
    {
      // The options in it that refuse keys are not looked for there.
      guard ExpoPlugins.refusedKeys(in: other).isEmpty else { return nil }
      (file, read) = (other, ScriptLiteral(other.text.bytes, openNames: openMembers))
    }
    guard let literal = read else { return nil }
    var description = Description(
      layers: [Layer(file: file, root: literal.root, expo: literal.root["expo"] ?? literal.root)],
      extended: literal.extended,
      base: literal.base,
      isOpen: literal.isOpen,
      isWhole: literal.isWhole
    )
    if file.path != path { description.outer = path }
    return description
  }

  /// Reads a description in JSON that a script in `root` reads; nil if it is no object, or not of the app.
  private static func base(
    _ name: String,
    of description: Description,
    in root: String,
    _ files: any FileAccess
  ) -> Layer? {
    let path = FilePath.absolute(name, from: description.layers.first?.file.folder ?? root)
    guard FilePath.isInside(path, root), let file = DescriptionFile(path, files), let yaml = file.yaml(),
      yaml.mapping != nil
    else { return nil }
    return Layer(file: file, root: yaml, expo: yaml["expo"] ?? yaml)
  }

  /// Reads the file that a script names as a module.
  private static func module(_ name: String, of script: DescriptionFile, _ files: any FileAccess) -> DescriptionFile? {
    let path = FilePath.absolute(name, from: script.folder)
    return [path, path + ".js", path + ".ts", path + "/index.js", path + "/index.ts"].firstResult { path in
      files.status(of: path)?.type == .file ? DescriptionFile(path, files) : nil
    }
  }

  private static func target(
    _ description: Description,
    _ packages: [String: Int?],
    _ files: any FileAccess
  ) -> ProjectTarget {
    let path = description.outer ?? description.carrier?.path ?? ""
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", description.value(at: "ios", "bundleIdentifier")?.literalText),
      ("SDKROOT", "iphoneos"),
      ("MARKETING_VERSION", (description.value(at: "ios", "version") ?? description.value(at: "version"))?.literalText),
      ("CURRENT_PROJECT_VERSION", description.value(at: "ios", "buildNumber")?.literalText),
    ]
    let name = description.value(at: "name")?.literalText ?? description.value(at: "slug")?.literalText
    var target = app(name ?? "", settings, path)
    let plugins = ExpoPlugins(
      // What a list takes over comes before what it adds.
      of: description.layers(at: ["plugins"]).reversed().map { ($0.expo, $0.file) },
      own: keys(description, "infoPlist", .infoPlist) + encryption(description),
      packages: Set(packages.keys),
      sdk: packages["expo"] ?? nil,
      files
    )
    target.generatorDefaults = defaultKeys.union(plugins.otherKeys)
    target.defaultValues = plugins.values
    target.removedModes = plugins.removedModes
    target.template = AppTemplate(package: "expo", version: packages["expo"] ?? nil)
    let fieldEntitlements = domains(description) + contactNotes(description, packages)
    let entitlements = keys(description, "entitlements", .entitlements).filter { entitlement in
      entitlement.key != associatedDomains && !fieldEntitlements.contains { $0.key == entitlement.key }
    }
    let named = Set(entitlements.map(\.key))
    target.generatedKeys =
      plugins.keys + fields(description, plugins).filter { field in !plugins.keys.contains { $0.key == field.key } }
      + entitlements + plugins.entitlements.filter { !named.contains($0.key) } + fieldEntitlements
      + keys(description, "privacyManifests", .privacyManifest)
    target.suppliesUnknownKeys = plugins.isUnknown || description.isOpen
    target.unknownSources = plugins.unknown
    // Before this version all apps have the entitlement for notifications.
    target.knowsEntitlements =
      !target.suppliesUnknownKeys && (packages["expo"] ?? nil) ?? firstSDKWithoutPush >= firstSDKWithoutPush
    target.keySource = .description(path)
    target.misplacedKeys = description.layers.flatMap { layer in
      [layer.expo, layer.expo["ios"]].compactMap(\.self).flatMap { misplacedKeys(in: $0, layer.file) }
        + (layer.expo["infoPlist"].map { misplacedKeys(in: $0, layer.file) } ?? [])
    }
    guard let layer = description.layers.first(where: { $0.file.path == path }),
      description.isWhole || ProjectFormat.expo.isFile(path)
    else { return target }
    let ios = layer.root["expo"] == nil ? ["ios"] : ["expo", "ios"]
    target.insertions = [JSONInsertion.place(at: ios + ["infoPlist"], in: layer.root, of: layer.file)].compactMap(
      \.self
    )
    target.entitlementInsertions = [
      JSONInsertion.place(at: ios + ["entitlements"], in: layer.root, of: layer.file)
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

  private static func keys(_ description: Description, _ section: String, _ kind: FileKind) -> [DeclaredKey] {
    var seen: Set<String> = []
    return description.layers(at: ["ios", section]).flatMap { layer in
      (layer.node(at: ["ios", section])?.mapping ?? []).compactMap { pair in
        guard let key = pair.key.string, seen.insert(key).inserted else { return nil }
        return DeclaredKey(
          key,
          in: kind,
          value: pair.value.quotedText,
          content: pair.value.quotedText == nil ? pair.value.propertyListValue : nil,
          evidence: layer.file.evidence(pair.range)
        )
      }
    }
  }

  /// Returns the keys of an Info.plist that stand next to `infoPlist`, or in an object of that name outside of `ios`, where nothing reads
  /// them: the names of Expo start with a small letter.
  private static func misplacedKeys(in node: YAMLNode, _ file: DescriptionFile) -> [DeclaredKey] {
    (node.mapping ?? []).compactMap { pair in
      guard let name = pair.key.string, name.first?.isUppercase ?? false,
        KeyCatalog.key(at: name, in: .infoPlist) != nil
      else { return nil }
      return DeclaredKey(name, in: .infoPlist, value: nil, evidence: file.evidence(pair.key.range))
    }
  }

  private static let firstSDKWithoutPush = 51

  /// Returns the keys whose values are fields of the description.
  private static func fields(_ description: Description, _ plugins: ExpoPlugins) -> [DeclaredKey] {
    let version = description.value(at: "ios", "version") == nil ? [] : ["ios"]
    let texts = [
      ("CFBundleShortVersionString", "version", version), ("CFBundleVersion", "buildNumber", ["ios"]),
      ("CFBundleIdentifier", "bundleIdentifier", ["ios"]),
    ].compactMap { key, field, path -> DeclaredKey? in
      guard let (pair, file) = pair(field, in: path, description), let text = pair.value.quotedText, !text.isEmpty
      else {
        return nil
      }
      return DeclaredKey(key, in: .infoPlist, value: text, evidence: file.evidence(pair.range))
    }
    return texts + schemes(description, plugins)
  }

  /// Returns the types of URL that the app opens; none if not all of them are known, or the description has no place for them.
  private static func schemes(_ description: Description, _ plugins: ExpoPlugins) -> [DeclaredKey] {
    guard description.value(at: "ios", "googleServicesFile") == nil, !plugins.isUnknown, !description.isOpen,
      !plugins.otherKeys.contains("CFBundleURLTypes"), !plugins.schemes.contains("~"),
      let place = pair("scheme", in: ["ios"], description) ?? pair("scheme", in: [], description)
        ?? pair("bundleIdentifier", in: ["ios"], description)
    else { return [] }
    let fields = [description.value(at: "scheme"), description.value(at: "ios", "scheme")].compactMap(\.self)
    let texts = fields.map { $0.literalText.map { [$0] } ?? $0.sequence?.compactMap(\.string) }
    let identifier = description.value(at: "ios", "bundleIdentifier")
    let areLiteral = !(fields + [identifier].compactMap(\.self)).contains { node in
      node.isNull || node.sequence?.contains(where: \.isNull) ?? false
    }
    guard areLiteral, !texts.contains(nil) else { return [] }
    let all = texts.flatMap { $0 ?? [] } + [identifier?.string].compactMap(\.self) + plugins.schemes
    let types = PropertyListValue.dictionary([
      .init(key: "CFBundleURLSchemes", value: .array(all.uniqued().map(PropertyListValue.string)))
    ])
    return [
      DeclaredKey(
        "CFBundleURLTypes",
        in: .infoPlist,
        value: nil,
        content: .array([types]),
        evidence: place.file.evidence(place.pair.range)
      )
    ]
  }

  /// Returns the entitlement that has a setting of its own, which replaces the one among the entitlements.
  private static func domains(_ description: Description) -> [DeclaredKey] {
    guard let (pair, file) = pair("associatedDomains", in: ["ios"], description) else { return [] }
    let evidence = file.evidence(pair.range)
    let content = pair.value.propertyListValue
    return [DeclaredKey(associatedDomains, in: .entitlements, value: nil, content: content, evidence: evidence)]
  }

  /// Returns the entitlement for notes of contacts, which has a setting of its own that counts unless `expo-contacts` is installed; its
  /// value is unknown if the setting is.
  private static func contactNotes(_ description: Description, _ packages: [String: Int?]) -> [DeclaredKey] {
    guard packages["expo-contacts"] == nil, let (pair, file) = pair("accessesContactNotes", in: ["ios"], description),
      pair.value.isNotLiteral || pair.value.bool == true
    else { return [] }
    let evidence = file.evidence(pair.range)
    let content = pair.value.propertyListValue
    return [DeclaredKey(contactNotes, in: .entitlements, value: nil, content: content, evidence: evidence)]
  }

  /// Returns the key for export compliance of encryption, which has its own setting.
  private static func encryption(_ description: Description) -> [DeclaredKey] {
    guard let (pair, file) = pair("usesNonExemptEncryption", in: ["ios", "config"], description) else { return [] }
    let evidence = file.evidence(pair.range)
    return [DeclaredKey("ITSAppUsesNonExemptEncryption", in: .infoPlist, value: nil, evidence: evidence)]
  }

  private static func pair(
    _ name: String,
    in path: [String],
    _ description: Description
  ) -> (pair: YAMLNode.Pair, file: DescriptionFile)? {
    description.layers(at: path + [name]).firstResult { layer in
      layer.node(at: path)?.pair(name).map { ($0, layer.file) }
    }
  }

  /// Returns the packages that the app depends on, each with the first number of its version, nil if that is unknown.
  private static func packages(in root: String, _ files: any FileAccess) -> [String: Int?] {
    let package = DescriptionFile(.npm, in: root, files)?.yaml()
    let dependencies = package?["dependencies"]?.mapping ?? []
    let usesCatalogs = dependencies.contains { $0.value.string?.hasPrefix("catalog:") ?? false }
    let catalogs = usesCatalogs ? LocalPackages.workspaceFile(around: root, files) : nil
    return dependencies.reduce(into: [:]) { found, pair in
      guard let name = pair.key.string else { return }
      var range = pair.value.string
      // Source: pnpm's documentation, "Catalogs".
      if let text = range, text.hasPrefix("catalog:") {
        let catalog = String(text.dropFirst("catalog:".count))
        let isDefault = catalog.isEmpty || catalog == "default"
        let versions = isDefault ? catalogs?["catalog"] : nil
        range = (versions ?? catalogs?.value(at: "catalogs", isDefault ? "default" : catalog))?[name]?.string
      }
      found.updateValue(AppTemplate.version(in: range), forKey: name)
    }
  }
}
