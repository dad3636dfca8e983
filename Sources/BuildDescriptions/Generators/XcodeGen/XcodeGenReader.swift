import ProjectFiles
import PropertyList

/// Reads the targets of XcodeGen descriptions: `project.yml`, `project.yaml`, `project.json` and those with other names.
enum XcodeGenReader {
  /// What XcodeGen writes into an Info.plist by itself (its `InfoPlistGenerator`).
  private static let defaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
  ]

  /// The identifier and the versions among them.
  private static let defaultValues: [String: PropertyListValue] = [
    "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundleShortVersionString": .string("1.0"),
    "CFBundleVersion": .string("1"),
  ]

  /// Returns the targets of the descriptions in `root`; none if there is none or it is invalid.
  ///
  /// Notes in `limits` what is not read.
  static func targets(in root: String, _ files: any FileAccess, _ limits: ReachedLimits) -> [ProjectTarget] {
    XcodeGenSpec.all(in: root, files, limits).flatMap { targets(of: $0, in: root, files) }
  }

  private static func targets(of spec: XcodeGenSpec, in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    let settings = XcodeGenSettings(spec, folder: root, files)
    let targets = spec.targets()
    let types = Dictionary(
      targets.map { ($0.name, $0.node["type"]?.string ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
    let all = targets.map { name, node, declared in
      let reader = XcodeGenTarget(name: name, node: node, settings: settings, files: files)
      var target = reader.target()
      spec.noteExpansion(at: declared)
      target.embeds = embeds(of: node, types)
      target.isWhollyDescribed = true
      if node["info"]?["path"] != nil {
        (target.generatorDefaults, target.defaultValues) = (defaultKeys, defaultValues)
      }
      return target
    }
    return spec.budget.isUsedUp ? [] : all
  }

  /// Returns the targets that lie in the product: bundles, and those with `embed`.
  private static func embeds(of node: SpecNode, _ types: [String: String]) -> [String] {
    guard node["type"]?.string?.hasPrefix("application") == true else { return [] }
    return (node["dependencies"]?.list ?? []).compactMap { dependency in
      guard let name = dependency["target"]?.string else { return nil }
      if let embed = dependency["embed"]?.written.bool { return embed ? name : nil }
      let type = types[name] ?? ""
      return type == "framework" || type.hasPrefix("application") || XcodeProductType(type).role == .appExtension
        ? name : nil
    }
  }
}
