import ProjectFiles

/// Reads the target of a Cordova app whose Xcode project is made from its `config.xml`.
///
/// Source: Apache Cordova's documentation, "Config.xml" (`edit-config`, `config-file`, `platform`, `variable`).
enum CordovaReader {
  /// The keys in the Info.plist of Cordova's template.
  private static let defaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIcons", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleSignature", "CFBundleVersion", "LSRequiresIPhoneOS", "NSAppTransportSecurity", "NSMainNibFile",
    "UILaunchStoryboardName", "UIRequiresFullScreen", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad",
  ]

  /// Returns the app of the `config.xml` in `root`; none if its Xcode project exists, which then takes precedence.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    let native = files.entries(of: FilePath.join(root, "platforms/ios"))
    guard !native.contains(where: { FilePath.fileExtension($0.name) == "xcodeproj" }),
      let file = DescriptionFile(FilePath.join(root, "config.xml"), files),
      let widget = ElementScanner.scan(file.text.bytes), widget.name == "widget"
    else { return [] }
    return [target(widget, file)]
  }

  private static func target(_ widget: ScannedElement, _ file: DescriptionFile) -> ProjectTarget {
    let name = widget.children.first { $0.name == "name" }?.text ?? ""
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: name,
        productType: XcodeProductType("application"),
        configuration: "Release",
        project: name,
        folder: file.folder
      )
    )
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", widget.attributes["ios-CFBundleIdentifier"] ?? widget.attributes["id"]),
      ("MARKETING_VERSION", widget.attributes["version"]), ("SDKROOT", "iphoneos"),
    ]
    layers.add(settings.compactMap { name, value in value.map { BuildSetting(name, $0) } })
    var target = ProjectTarget(
      name: name,
      productType: "application",
      configurations: [TargetConfiguration("Release", layers, folder: file.folder)],
      declaredIn: file.path
    )
    let platforms = widget.children.filter { $0.name == "platform" && $0.attributes["name"] == "ios" }
    target.generatedKeys = (platforms + [widget]).flatMap { $0.children.compactMap { key($0, file) } }
    target.generatorDefaults = defaultKeys
    // A plugin writes the texts that its variables hold.
    target.suppliesUnknownKeys = widget.all("variable").contains { variable in
      let name = variable.attributes["name"] ?? ""
      return name.contains("USAGE") || name.contains("DESCRIPTION")
    }
    target.membership = TargetMembership(folders: [.init(path: FilePath.join(file.folder, "www"))])
    target.keySource = .cordova(file.path)
    target.insertions = [insertion(platforms.first ?? widget, file)].compactMap(\.self)
    return target
  }

  /// Returns the key that an element writes into the Info.plist or the entitlements; nil for other elements.
  private static func key(_ element: ScannedElement, _ file: DescriptionFile) -> DeclaredKey? {
    let isEdit = element.name == "edit-config"
    let target = isEdit ? element.attributes["file"] : element.attributes["target"]
    let key = isEdit ? element.attributes["target"] : element.attributes["parent"]
    guard isEdit || element.name == "config-file", let target, let key else { return nil }
    let value = element.children.first
    let text = value?.name == "string" ? value?.text : nil
    let range = element.openRange.lowerBound..<max(element.openRange.upperBound, element.closeRange.upperBound)
    let kind: FileKind
    if target.hasSuffix("Info.plist") {
      kind = .infoPlist
    } else if target.hasSuffix(".entitlements") || target.contains("Entitlements-") {
      kind = .entitlements
    } else {
      return nil
    }
    return DeclaredKey(key, in: kind, value: text, evidence: file.evidence(range))
  }

  /// Returns the place before the closing tag of an element.
  private static func insertion(_ element: ScannedElement, _ file: DescriptionFile) -> KeyInsertion? {
    guard !element.closeRange.isEmpty else { return nil }
    let place = element.closeRange.lowerBound
    let lineStart = file.text.lineRange(file.text.line(at: place)).lowerBound
    let indent = file.text.string(in: lineStart..<place)
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return KeyInsertion(path: file.path, offset: place, syntax: .cordova, before: "", after: "")
    }
    let step = indent.contains("\t") ? "\t" : "    "
    return KeyInsertion(path: file.path, offset: lineStart, syntax: .cordova, before: indent + step, after: "\n")
  }
}
