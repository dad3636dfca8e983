import KeyCatalog
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

  /// Returns the app of the `config.xml` in `root`, from which the folder `platforms` is made again at any time.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    // The copies of it in an app for Android, and next to the Info.plist of an app, describe nothing.
    guard !root.hasSuffix("/res/xml"), files.status(of: FilePath.join(root, "Info.plist")) == nil,
      let file = DescriptionFile(.cordova, in: root, files),
      let widget = ElementScanner.scan(file.text.bytes), widget.name == "widget"
    else { return [] }
    let package = DescriptionFile(.npm, in: root, files)
    let isMade = files.status(of: FilePath.join(root, "platforms/ios")) != nil
    return isMade || isForApple(widget, package) ? [target(widget, file, package)] : []
  }

  /// Returns whether the app may be built for iOS: it names no platforms, or that one.
  ///
  /// Source: Apache Cordova's documentation, "Platforms and Plugins Version Management".
  private static func isForApple(_ widget: ScannedElement, _ package: DescriptionFile?) -> Bool {
    let root = package?.yaml()
    let listed = root?.value(at: "cordova", "platforms")?.sequence?.compactMap(\.string) ?? []
    let engines = widget.all("engine").compactMap { $0.attributes["name"] }
    let parts = widget.all("platform").compactMap { $0.attributes["name"] }
    let isInstalled = range(ofTemplate: package) != nil
    return isInstalled || listed + engines == [] || (listed + engines + parts).contains("ios")
  }

  private static let template = "cordova-ios"

  /// Returns the range of versions of the package with the template; nil if the app does not name it.
  private static func range(ofTemplate package: DescriptionFile?) -> String? {
    let root = package?.yaml()
    return ["dependencies", "devDependencies"].firstResult { root?[$0]?[template]?.string }
  }

  private static func target(
    _ widget: ScannedElement,
    _ file: DescriptionFile,
    _ package: DescriptionFile?
  ) -> ProjectTarget {
    let name = widget.children.first { $0.name == "name" }?.text ?? ""
    // What is for iOS alone comes first.
    let platforms = widget.children.filter { $0.name == "platform" && $0.attributes["name"] == "ios" }
    let elements = (platforms + [widget]).flatMap(\.children)
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", widget.attributes["ios-CFBundleIdentifier"] ?? widget.attributes["id"]),
      ("MARKETING_VERSION", widget.attributes["version"]), ("SDKROOT", "iphoneos"),
      ("IPHONEOS_DEPLOYMENT_TARGET", deploymentTarget(among: elements)),
    ]
    var target = ProjectTarget(
      name: name,
      product: "application",
      settings: settings,
      declaredIn: file.path
    )
    target.generatedKeys = elements.compactMap { key($0, file) } + elements.flatMap { manifestKeys($0, file) }
    target.generatorDefaults = defaultKeys
    target.template = AppTemplate(package: template, version: AppTemplate.version(in: range(ofTemplate: package)))
    let plugins = plugins(widget, file, package).map { $0.chosen(in: widget) }
    target.generatedKeys += plugins.flatMap(\.keys).filter { key in
      !target.generatedKeys.contains { $0.key == key.key && $0.file == key.file }
    }
    target.generatorDefaults.formUnion(plugins.flatMap(\.otherKeys))
    // A plugin writes the texts that its variables hold.
    target.suppliesUnknownKeys = plugins.contains { plugin in
      KeyCatalog.javaScriptPackage(plugin.name)?.writes.isEmpty ?? true
        && plugin.variables.keys.contains { $0.contains("USAGE") || $0.contains("DESCRIPTION") }
    }
    target.membership = TargetMembership(folders: [.init(path: FilePath.join(file.folder, "www"))])
    target.keySource = .description(file.path)
    target.insertions = [insertion(platforms.first ?? widget, file)].compactMap(\.self)
    return target
  }

  /// Returns the version in the first preference for it; nil if there is none.
  private static func deploymentTarget(among elements: [ScannedElement]) -> String? {
    elements.firstResult { element in
      element.name == "preference" && element.attributes["name"]?.lowercased() == "deployment-target"
        ? element.attributes["value"] : nil
    }
  }

  /// The text of a variable, and where it is given.
  private struct Variable {
    let text: String
    let evidence: Evidence
  }

  /// A plugin with the variables that are given to it.
  private struct Plugin {
    let name: String
    var variables: [String: Variable]
    /// Where `config.xml` names it, or where keys go.
    let evidence: Evidence
    /// The parts that are installed; nil for all.
    private var parts: [String]?

    init(name: String, variables: [String: Variable], evidence: Evidence) {
      (self.name, self.variables, self.evidence) = (name, variables, evidence)
    }

    /// Returns it with the parts alone that a preference chooses, if there is one.
    func chosen(in widget: ScannedElement) -> Plugin {
      guard let name = KeyCatalog.javaScriptPackage(name)?.partsPreference,
        let preference = widget.children.first(where: { $0.name == "preference" && $0.attributes["name"] == name })
      else { return self }
      var plugin = self
      plugin.parts = (preference.attributes["value"] ?? "").split(separator: " ").map(String.init)
      return plugin
    }

    /// What its `plugin.xml` writes.
    private var writes: [JavaScriptPackage.Write] {
      (KeyCatalog.javaScriptPackage(name)?.writes ?? []).filter { write in
        parts.flatMap { parts in write.part.map(parts.contains) } ?? true
      }
    }

    /// The purpose strings that it writes.
    var keys: [DeclaredKey] {
      writes.filter(Self.isText).map { write in
        let variable = write.variable.flatMap { variables[$0] }
        let text = variable?.text ?? (write.isBlankByDefault ? " " : nil)
        return DeclaredKey(write.key, in: .infoPlist, value: text, evidence: variable?.evidence ?? evidence)
      }
    }

    /// The other keys that it writes.
    var otherKeys: [String] { writes.filter { !Self.isText($0) }.map(\.key) }

    private static func isText(_ write: JavaScriptPackage.Write) -> Bool { write.key.hasSuffix("UsageDescription") }
  }

  /// Returns the plugins that `config.xml` and `package.json` list, each once, in this order.
  private static func plugins(
    _ widget: ScannedElement,
    _ file: DescriptionFile,
    _ package: DescriptionFile?
  ) -> [Plugin] {
    var plugins = widget.all("plugin").compactMap { element -> Plugin? in
      guard let name = element.attributes["name"] else { return nil }
      let variables = element.all("variable").compactMap { variable in
        variable.attributes["name"].map {
          ($0, Variable(text: variable.attributes["value"] ?? "", evidence: file.evidence(variable.openRange)))
        }
      }
      let range = element.openRange.lowerBound..<max(element.openRange.upperBound, element.closeRange.upperBound)
      return Plugin(
        name: name,
        variables: Dictionary(variables) { _, last in last },
        evidence: file.evidence(range)
      )
    }
    let place = file.evidence(widget.openRange)
    guard let package else { return plugins }
    for pair in package.yaml()?.value(at: "cordova", "plugins")?.mapping ?? [] {
      guard let name = pair.key.string else { continue }
      let variables = (pair.value.mapping ?? []).compactMap { variable -> (String, Variable)? in
        guard let name = variable.key.string, let text = variable.value.string else { return nil }
        return (name, Variable(text: text, evidence: package.evidence(variable.range)))
      }
      if let index = plugins.firstIndex(where: { $0.name == name }) {
        plugins[index].variables.merge(variables) { own, _ in own }
      } else {
        plugins.append(Plugin(name: name, variables: Dictionary(variables) { _, last in last }, evidence: place))
      }
    }
    return plugins
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
    let content = text == nil ? value?.propertyListValue : nil
    return DeclaredKey(key, in: kind, value: text, content: content, evidence: file.evidence(range))
  }

  /// Returns the keys of the privacy manifest in the element `privacy-manifest`; none for other elements.
  private static func manifestKeys(_ element: ScannedElement, _ file: DescriptionFile) -> [DeclaredKey] {
    guard element.name == "privacy-manifest" else { return [] }
    let children = element.children
    return children.indices.dropLast().compactMap { index in
      let (key, value) = (children[index], children[index + 1])
      guard key.name == "key", value.name != "key" else { return nil }
      let text = value.name == "string" ? value.text : nil
      let end = max(value.openRange.upperBound, value.closeRange.upperBound)
      return DeclaredKey(
        key.text,
        in: .privacyManifest,
        value: text,
        content: text == nil ? value.propertyListValue : nil,
        evidence: file.evidence(key.openRange.lowerBound..<end)
      )
    }
  }

  /// Returns the place before the closing tag of an element.
  private static func insertion(_ element: ScannedElement, _ file: DescriptionFile) -> KeyInsertion? {
    guard !element.closeRange.isEmpty else { return nil }
    let place = element.closeRange.lowerBound
    let lineStart = file.text.lineRange(file.text.line(at: place)).lowerBound
    let indent = file.text.string(in: lineStart..<place)
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return KeyInsertion(.cordova, path: file.path, offset: place, before: "", after: "")
    }
    let step = indent.contains("\t") ? "\t" : "    "
    return KeyInsertion(.cordova, path: file.path, offset: lineStart, before: indent + step, after: "\n")
  }
}
