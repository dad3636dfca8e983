import CodeScanning
import ProjectFiles
import PropertyList

/// Reads one target of a `Project.swift`.
///
/// Source: Tuist's documentation of `ProjectDescription`, `Target` and `InfoPlist`.
struct TuistTarget {
  let call: SwiftExpression
  let project: SwiftExpression?
  let constants: SwiftConstants
  let file: DescriptionFile
  let helpers: TuistHelpers

  /// The keys that Tuist writes into an Info.plist by itself.
  private static let defaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
  ]
  /// The identifier and the versions among them (Tuist's `InfoPlistContentProvider`).
  private static let defaultValues: [String: PropertyListValue] = [
    "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundleShortVersionString": .string("1.0"),
    "CFBundleVersion": .string("1"),
  ]
  private static let appDefaultKeys: Set<String> = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
  ]
  /// The values among them that are no texts of the build.
  private static let appDefaultValues: [String: PropertyListValue] = [
    "UIApplicationSceneManifest": .dictionary([
      .init(key: "UIApplicationSupportsMultipleScenes", value: .boolean(false)),
      .init(key: "UISceneConfigurations", value: .dictionary([])),
    ])
  ]
  /// The product types of Xcode by Tuist's names of products.
  private static let products = [
    "app": "application", "appClip": "application.on-demand-install-capable", "appExtension": "app-extension",
    "bundle": "bundle", "commandLineTool": "tool", "dynamicLibrary": "library.dynamic",
    "extensionKitExtension": "extensionkit-extension", "framework": "framework",
    "messagesExtension": "app-extension.messages", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "stickerPackExtension": "app-extension.messages-sticker-pack",
    "systemExtension": "system-extension", "tvTopShelfExtension": "tv-app-extension", "uiTests": "bundle.ui-testing",
    "unitTests": "bundle.unit-test", "watch2App": "application.watchapp2",
    "watch2Extension": "watchkit2-extension", "xpc": "xpc-service",
  ]
  private static let destinations: [String: ApplePlatform] = [
    "appleTv": .tvOS, "appleVision": .visionOS, "appleWatch": .watchOS, "iOS": .iOS, "iPad": .iOS, "iPhone": .iOS,
    "mac": .macOS, "macOS": .macOS, "tvOS": .tvOS, "visionOS": .visionOS, "watchOS": .watchOS,
  ]

  /// Returns the target; nil if its name is not a literal.
  func target() -> ProjectTarget? {
    guard let name = constants.text(call["name"]) else { return nil }
    let type = XcodeProductType(constants.resolve(call["product"])?.member.flatMap { Self.products[$0] })
    var target = ProjectTarget(
      name: name,
      productType: type.name,
      configurations: [configuration(name, type)],
      declaredIn: file.path
    )
    target.isWhollyDescribed = showsAllSettings
    target.membership = membership()
    target.embeds = type.name.hasPrefix("application") ? targetDependencies : []
    addKeys(to: &target, type)
    addEntitlements(to: &target)
    return target
  }

  /// Returns the file that an expression is in.
  private func source(of expression: SwiftExpression) -> DescriptionFile {
    expression.file == 0 ? file : helpers.files[expression.file - 1]
  }

  private func evidence(of pair: SwiftExpression.Pair) -> Evidence {
    source(of: pair.key).evidence(
      pair.key.range.lowerBound..<max(pair.key.range.upperBound, pair.value.range.upperBound)
    )
  }

  // MARK: Settings

  private func configuration(_ name: String, _ type: XcodeProductType) -> TargetConfiguration {
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: name,
        productType: type,
        configuration: "Release",
        project: constants.text(project?["name"]) ?? "",
        folder: file.folder
      )
    )
    layers.add(base(of: project))
    var own = [("PRODUCT_NAME", call["productName"]), ("PRODUCT_BUNDLE_IDENTIFIER", call["bundleId"])]
      .compactMap { name, value in
        constants.text(value).map { text in
          BuildSetting(name, text) { value.flatMap { source(of: $0).evidence($0.range) } }
        }
      }
    own += files().map { BuildSetting($0, $1) }
    own +=
      platforms().map { [BuildSetting("SUPPORTED_PLATFORMS", $0.map(\.sdkName).sorted().joined(separator: " "))] } ?? []
    own += deviceFamilies()
    own += deploymentTargets().map { BuildSetting($0.platform.deploymentSetting, $0.version) }
    layers.add(own)
    // They take the place of what Tuist derives (its `ConfigGenerator`).
    layers.add(base(of: call))
    return TargetConfiguration("Release", layers, folder: file.folder)
  }

  private func base(of call: SwiftExpression?) -> [BuildSetting] {
    let settings = constants.resolve(call?["settings"])
    return (constants.resolve(settings?["base"])?.dictionary ?? []).compactMap { pair in
      guard let name = pair.key.text, let value = constants.text(pair.value) else { return nil }
      return BuildSetting(name, value) { evidence(of: pair) }
    }
  }

  /// Whether no setting comes from code or another file: all are written in `base`.
  private var showsAllSettings: Bool {
    let areLiteral = [project, call].allSatisfy { call in
      guard let settings = constants.resolve(call?["settings"]) else { return true }
      guard settings.arguments?.allSatisfy({ ["base", "defaultSettings"].contains($0.label) }) ?? false,
        let base = settings["base"]
      else { return settings.arguments?.isEmpty ?? false }
      return constants.resolve(base)?.dictionary?.allSatisfy { $0.key.text != nil && constants.text($0.value) != nil }
        ?? false
    }
    // Only the compiler determines the path of other entitlements.
    let entitlements = constants.resolve(call["entitlements"])
    return areLiteral && (entitlements == nil || entitlements?.member == "dictionary" || path(entitlements) != nil)
  }

  private func files() -> [(String, String)] {
    [("INFOPLIST_FILE", infoPlist), ("CODE_SIGN_ENTITLEMENTS", constants.resolve(call["entitlements"]))]
      .compactMap { name, value in path(value).map { (name, $0) } }
  }

  /// Returns the path in `.file(path: "…")`, or in a text instead of it.
  private func path(_ value: SwiftExpression?) -> String? {
    var value = value?.member == "file" ? constants.resolve(value?["path"]) : value
    let folder = value?.member == "relativeToRoot" ? helpers.root : file.folder
    if ["path", "relativeToManifest", "relativeToRoot"].contains(value?.member ?? "") {
      value = constants.resolve(value?.arguments?.first?.value)
    }
    guard let folder else { return nil }
    return constants.text(value).map { FilePath.absolute($0, from: folder) }
  }

  private func platforms() -> Set<ApplePlatform>? {
    guard let value = constants.resolve(call["destinations"] ?? call["platform"]) else { return nil }
    let names = value.array?.compactMap(\.member) ?? [value.member].compactMap(\.self)
    let platforms = Set(names.compactMap { Self.destinations[$0] })
    return platforms.isEmpty ? nil : platforms
  }

  /// The families of the destinations, which Tuist writes as a setting.
  private func deviceFamilies() -> [BuildSetting] {
    let value = constants.resolve(call["destinations"])
    let names = value?.array?.compactMap(\.member) ?? [value?.member].compactMap(\.self)
    let families = Set(names.flatMap { Self.families[$0] ?? [] }).sorted()
    return families.isEmpty ? [] : [BuildSetting("TARGETED_DEVICE_FAMILY", families.joined(separator: ","))]
  }

  private static let families = [
    "appleTv": ["3"], "appleVision": ["7"], "appleWatch": ["4"], "iOS": ["1", "2"], "iPad": ["2"], "iPhone": ["1"],
    "tvOS": ["3"], "visionOS": ["7"], "watchOS": ["4"],
  ]

  private func deploymentTargets() -> [DeploymentTarget] {
    guard let value = constants.resolve(call["deploymentTargets"]), let arguments = value.arguments else { return [] }
    return arguments.compactMap { argument in
      // `.iOS("15.0")` or `.multiplatform(iOS: "15.0", …)`.
      guard let platform = (argument.label ?? value.member).flatMap(ApplePlatform.init(rawValue:)),
        let version = constants.text(argument.value)
      else { return nil }
      return DeploymentTarget(platform, version)
    }
  }

  // MARK: Sources

  private func membership() -> TargetMembership {
    let all = ["sources", "resources", "buildableFolders"].flatMap { patterns(call[$0]) }
    let whole = all.filter(\.excluded.isEmpty).map { glob($0.pattern) }
    let folders =
      (whole.isEmpty ? [] : [TargetMembership.Folder(path: file.folder, includedPatterns: whole)])
      + all.filter { !$0.excluded.isEmpty }.map { part in
        .init(path: file.folder, excludedPatterns: part.excluded.map(glob), includedPatterns: [glob(part.pattern)])
      }
    return TargetMembership(
      folders: folders,
      dependencies: targetDependencies.map { .target($0) } + outerTargets + packageProducts
    )
  }

  private func glob(_ text: String) -> GlobPattern { GlobPattern(text, takesClasses: false) }

  /// Returns what a list of patterns and folders takes, each without what it excludes.
  private func patterns(_ expression: SwiftExpression?) -> [(pattern: String, excluded: [String])] {
    let list = list(expression)
    let items = (list?.array ?? [list].compactMap(\.self)).map { constants.resolve($0) }
    return items.compactMap { item in
      guard let pattern = constants.text(item) ?? constants.text(item?.arguments?.first?.value) else { return nil }
      let excluded = constants.texts(item?["excluding"]) + exceptions(of: item).flatMap { [$0, "\(pattern)/\($0)"] }
      return (pattern, excluded)
    }
  }

  /// Returns the files that the exceptions of a buildable folder exclude.
  private func exceptions(of folder: SwiftExpression?) -> [String] {
    (list(folder?["exceptions"])?.array ?? []).flatMap { constants.texts(constants.resolve($0)?["excluded"]) }
  }

  /// Returns a value, or the list that it holds, as `.paths([…])` and `.sourceFilesList(globs: […])` do.
  private func list(_ expression: SwiftExpression?) -> SwiftExpression? {
    let value = constants.resolve(expression)
    guard let first = value?.arguments?.first, let inner = constants.resolve(first.value), inner.array != nil else {
      return value
    }
    return inner
  }

  /// Members of the type of dependencies are written without it.
  private var dependencies: [SwiftExpression] {
    (constants.resolve(call["dependencies"])?.array ?? []).compactMap { constants.resolve($0, in: "TargetDependency") }
  }

  /// The names of the targets that it depends on.
  private var targetDependencies: [String] {
    dependencies.filter { $0.member == "target" }.compactMap { constants.text($0["name"]) }
  }

  /// The targets of other projects that it depends on.
  private var outerTargets: [TargetReference] {
    dependencies.filter { $0.member == "project" }.compactMap { dependency in
      guard let name = constants.text(dependency["target"]), let folder = path(constants.resolve(dependency["path"]))
      else { return nil }
      return .outerTarget(name, project: ProjectFormat.tuist.file(in: folder))
    }
  }

  /// The products of packages that it links; their packages are those of the project.
  private var packageProducts: [TargetReference] {
    dependencies.filter { $0.member == "package" }.compactMap { constants.text($0["product"]) }
      .map { .packageProduct($0, package: nil) }
  }

  // MARK: Keys

  private var infoPlist: SwiftExpression? { constants.resolve(call["infoPlist"]) }

  private func addKeys(to target: inout ProjectTarget, _ type: XcodeProductType) {
    let infoPlist = infoPlist
    if let path = path(infoPlist) {
      target.keySource = .file(path)
      return
    }
    target.keySource = .description(file.path)
    switch infoPlist?.member {
    case nil where infoPlist == nil, "default", "extendingDefault":
      target.generatorDefaults = Self.defaultKeys.union(type.name == "application" ? Self.appDefaultKeys : [])
      target.defaultValues = Self.defaultValues
      if type.name == "application" { target.defaultValues.merge(Self.appDefaultValues) { $1 } }
    case "dictionary": break
    case "file":
      // Only the compiler determines its path.
      target.keySource = nil
      target.suppliesUnknownKeys = true
    default: target.suppliesUnknownKeys = true
    }
    guard let values = infoPlist?["with"] ?? infoPlist?.arguments?.first?.value else { return }
    addKeys(of: values, .infoPlist, to: &target)
    target.insertions = [constants.resolve(values).flatMap { SwiftInsertion.place(in: $0, of: source(of: $0)) }]
      .compactMap(\.self)
  }

  private func addEntitlements(to target: inout ProjectTarget) {
    guard let value = constants.resolve(call["entitlements"]), value.member == "dictionary",
      let values = value.arguments?.first?.value
    else { return }
    target.knowsEntitlements = true
    addKeys(of: values, .entitlements, to: &target)
  }

  private func addKeys(of values: SwiftExpression, _ kind: FileKind, to target: inout ProjectTarget) {
    guard let pairs = constants.resolve(values)?.dictionary else {
      noteUnknownKey(of: kind, in: &target)
      return
    }
    for pair in pairs {
      guard let key = constants.text(pair.key) else {
        noteUnknownKey(of: kind, in: &target)
        continue
      }
      let evidence = evidence(of: pair)
      let text = constants.text(pair.value)
      let content = text == nil ? propertyListValue(pair.value) : nil
      target.generatedKeys.append(DeclaredKey(key, in: kind, value: text, content: content, evidence: evidence))
    }
  }

  private func noteUnknownKey(of kind: FileKind, in target: inout ProjectTarget) {
    if kind == .infoPlist { target.suppliesUnknownKeys = true } else { target.knowsEntitlements = false }
  }

  private static let depthLimit = 16
  /// What stands for a value inside another one that only the compiler determines.
  private static let unknownValue = PropertyListValue.string("$(VALUE)")

  /// Returns a value of a property list, written plainly or as `.array(…)`; nil if only the compiler determines it.
  private func propertyListValue(_ expression: SwiftExpression?, depth: Int = 0) -> PropertyListValue? {
    guard depth < Self.depthLimit, let value = constants.resolve(expression) else { return nil }
    if let text = constants.text(value) { return .string(text) }
    if case .name(let name) = value.content { return ["true": .boolean(true), "false": .boolean(false)][name] }
    if ["array", "boolean", "dictionary"].contains(value.member ?? ""), let first = value.arguments?.first {
      return propertyListValue(first.value, depth: depth + 1)
    }
    if let items = value.array {
      return .array(items.map { propertyListValue($0, depth: depth + 1) ?? Self.unknownValue })
    }
    return value.dictionary.map { pairs in
      .dictionary(
        pairs.compactMap { pair in
          constants.text(pair.key).map { key in
            .init(key: key, value: propertyListValue(pair.value, depth: depth + 1) ?? Self.unknownValue)
          }
        }
      )
    }
  }
}
