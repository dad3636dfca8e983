import CodeScanning
import ProjectFiles

/// Reads the apps and extensions of Bazel's `BUILD` file, as far as they are written as literals.
///
/// Source: the documentation of rules_apple and rules_swift.
struct BazelReader {
  private static let systems: [(prefix: String, platform: ApplePlatform)] = [
    ("ios_", .iOS), ("macos_", .macOS), ("tvos_", .tvOS), ("visionos_", .visionOS), ("watchos_", .watchOS),
  ]
  /// The product types of Xcode by the ends of the names of rules.
  private static let products = [
    "application": "application", "app_clip": "application.on-demand-install-capable", "extension": "app-extension",
    "imessage_application": "application.messages", "imessage_extension": "app-extension.messages",
    "framework": "framework", "dynamic_framework": "framework", "unit_test": "bundle.unit-test",
    "ui_test": "bundle.ui-testing",
  ]
  private static let libraries: Set = ["swift_library", "objc_library", "cc_library"]
  /// What rules_apple writes into an Info.plist by itself.
  private static let defaultKeys: Set<String> = [
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleSupportedPlatforms", "MinimumOSVersion", "UIDeviceFamily",
  ]

  private let file: DescriptionFile
  private let calls: [StarlarkReader.Call]

  /// Returns the targets of the `BUILD` file in the folder `root`.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    guard let file = DescriptionFile(.bazel, in: root, files) else { return [] }
    let reader = BazelReader(file: file, calls: StarlarkReader.calls(in: file.text.bytes))
    return reader.calls.compactMap(reader.target)
  }

  private func target(_ call: StarlarkReader.Call) -> ProjectTarget? {
    guard let name = call.arguments["name"]?.text else { return nil }
    if Self.libraries.contains(call.name) {
      var library = ProjectTarget(name: name, product: "library.static", settings: [], declaredIn: file.path)
      library.membership = membership(call)
      return library
    }
    guard let system = Self.systems.first(where: { call.name.hasPrefix($0.prefix) }),
      let product = Self.products[String(call.name.dropFirst(system.prefix.count))]
    else { return nil }
    let infoPlists = call.arguments["infoplists"]?.texts
    let settings = [
      ("SDKROOT", system.platform.sdkName), ("PRODUCT_BUNDLE_IDENTIFIER", call.arguments["bundle_id"]?.text),
      ("INFOPLIST_FILE", infoPlists?.first.flatMap(path)),
      ("CODE_SIGN_ENTITLEMENTS", call.arguments["entitlements"]?.text.flatMap(path)),
      (system.platform.deploymentSetting, call.arguments["minimum_os_version"]?.text),
    ]
    var target = ProjectTarget(
      name: name,
      product: product,
      settings: settings,
      declaredIn: file.path
    )
    target.membership = membership(call)
    target.embeds = labels(call.arguments["extensions"]) + labels(call.arguments["app_clips"])
    target.membership?.dependencies += target.embeds.map { .target($0) }
    target.generatorDefaults = Self.defaultKeys
    target.keySource = target.configurations.firstResult(\.infoPlist).map(KeySource.file)
    // Several files are merged into one, and others may be made by rules.
    target.suppliesUnknownKeys = infoPlists?.count != 1 || target.infoPlists.isEmpty || call.arguments["version"] != nil
    return target
  }

  /// Returns the sources of a target and the libraries of the file that it links.
  private func membership(_ call: StarlarkReader.Call) -> TargetMembership {
    var membership = TargetMembership()
    for name in ["srcs", "non_arc_srcs", "hdrs"] {
      switch call.arguments[name] {
      case .list(let items): membership.files += items.compactMap(\.text).compactMap(path)
      case .call(let glob) where glob.name == "glob": membership.folders += [folder(glob)].compactMap(\.self)
      default: break
      }
    }
    membership.files.sort()
    membership.dependencies = (labels(call.arguments["deps"]) + labels(call.arguments["frameworks"])).map {
      .target($0)
    }
    return membership
  }

  private func folder(_ glob: StarlarkReader.Call) -> TargetMembership.Folder? {
    guard let included = (glob.values.first ?? glob.arguments["include"])?.texts else { return nil }
    let patterns = { (texts: [String]) in texts.map { GlobPattern($0, takesClasses: false) } }
    return TargetMembership.Folder(
      path: file.folder,
      excludedPatterns: patterns(glob.arguments["exclude"]?.texts ?? []),
      includedPatterns: patterns(included)
    )
  }

  /// Returns the names of the targets of this file in a list of labels: `:Name` or `Name`.
  private func labels(_ value: StarlarkReader.Value?) -> [String] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap(\.text).filter { !$0.hasPrefix("//") && !$0.hasPrefix("@") }
      .map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
  }

  /// Returns the file of the folder that a label names; nil for a file of another package or a target.
  private func path(_ label: String) -> String? {
    let name = label.hasPrefix(":") ? String(label.dropFirst()) : label
    guard !name.hasPrefix("//"), !name.hasPrefix("@"), !FilePath.fileExtension(name).isEmpty else { return nil }
    return FilePath.absolute(name, from: file.folder)
  }
}
