import BuildDescriptions
import CodeScanning
import ProjectFiles

extension AppBundle {
  /// Returns the bundles that `target` builds: one for all configurations with equal facts.
  ///
  /// Linear in the configurations and their settings.
  static func bundles(of target: ProjectTarget, in embedding: Embedding) -> [AppBundle] {
    let (hosts, embedded) = (embedding.hosts(of: target), embedding.embedded(in: target))
    return target.configurations.reduce(into: []) { bundles, configuration in
      var bundle = AppBundle(target, configuration)
      (bundle.hosts, bundle.embedded) = (hosts, embedded)
      if let index = bundles.firstIndex(where: { $0.hasSameFacts(as: bundle) }) {
        bundles[index].configurations.append(configuration)
      } else {
        bundles.append(bundle)
      }
    }
  }

  /// Reads the settings of a target in one of its configurations.
  private init(_ target: ProjectTarget, _ configuration: TargetConfiguration) {
    self.init()
    self.target = target
    configurations = [configuration]
    let declaration = FactOrigin.target(target.name, path: target.declaredIn)
    kind = BundleKind(productType: target.productType).map { Fact($0, .read, declaration) }
    if target.isTest { purpose = Fact(.tests, .read, declaration) }
    platforms = Self.platforms(configuration)
    deviceFamilies = configuration.fact(of: "TARGETED_DEVICE_FAMILY").flatMap { $0.map(.read, Self.families) }
    // Xcode builds for the iPhone where nothing sets it (iPhoneOS.xcspec).
    if target.isInXcodeProject, configuration.hasBundleSettings,
      !configuration.sets("TARGETED_DEVICE_FAMILY"), platforms?.value == [.iOS]
    {
      deviceFamilies = Fact([1], .derived, declaration)
    }
    for platform in systems {
      minimumVersions[platform] = configuration.fact(of: platform.deploymentSetting)
    }
    identifier = configuration.fact(of: "PRODUCT_BUNDLE_IDENTIFIER")
    infoPlist = Self.path(configuration.infoPlist, configuration.fact(of: "INFOPLIST_FILE"))
    if infoPlist == nil, configuration.generatesInfoPlist || target.keySource?.isGenerated == true {
      infoPlist = target.generatedInfoPlist.map { Fact($0, .derived, declaration) }
    }
    entitlements =
      Self.path(configuration.entitlements, configuration.fact(of: "CODE_SIGN_ENTITLEMENTS"))
      ?? target.generatedEntitlements.map { Fact($0, .derived, declaration) }
  }

  private static func path(_ path: String?, _ setting: Fact<String>?) -> Fact<String>? {
    setting.flatMap { $0.map { _ in path } }
  }

  /// The platforms that are listed, else that of the SDK.
  private static func platforms(_ configuration: TargetConfiguration) -> Fact<Set<ApplePlatform>>? {
    let platforms = configuration.platforms
    guard !platforms.isEmpty else { return nil }
    let setting = configuration.fact(of: "SUPPORTED_PLATFORMS")
    return (setting ?? configuration.fact(of: "SDKROOT"))?.map(setting == nil ? .derived : .read) { _ in platforms }
  }

  private static func families(_ text: String) -> Set<Int>? {
    let numbers = text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }
    return numbers.isEmpty ? nil : Set(numbers)
  }

  private func hasSameFacts(as other: AppBundle) -> Bool {
    isLike(other) && identifier?.value == other.identifier?.value && infoPlist?.value == other.infoPlist?.value
      && entitlements?.value == other.entitlements?.value
  }
}
