import CodeScanning
import ProjectFiles
import YAML

/// Reads the app for the Mac that Tauri bundles, with the Info.plist and the entitlements next to its configuration.
///
/// Source: Tauri's documentation, "Configuration" (`bundle.macOS`); in version 1 it is below `tauri`.
enum TauriReader {
  /// The keys that the bundler writes.
  private static let defaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFile",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion", "CSResourcesFileMapped", "LSMinimumSystemVersion",
    "LSRequiresCarbon", "NSHighResolutionCapable",
  ]

  /// Returns the app that the configuration in the folder `root` describes; none without an Info.plist next to it.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    let infoPlist = FilePath.join(root, "Info.plist")
    guard let file = DescriptionFile(.tauri, in: root, files), let description = file.yaml(),
      files.status(of: infoPlist)?.type == .file
    else { return [] }
    let bundle = description["bundle"] ?? description["tauri"]?["bundle"]
    let mac = bundle?["macOS"]
    let settings = [
      ("SDKROOT", ApplePlatform.macOS.sdkName), ("INFOPLIST_FILE", infoPlist),
      ("PRODUCT_BUNDLE_IDENTIFIER", (description["identifier"] ?? bundle?["identifier"])?.string),
      ("CODE_SIGN_ENTITLEMENTS", mac?["entitlements"]?.string.map { FilePath.absolute($0, from: root) }),
      ("ENABLE_HARDENED_RUNTIME", mac?["hardenedRuntime"]?.bool == false ? "NO" : "YES"),
    ]
    let name = (description["productName"] ?? description["package"]?["productName"])?.string ?? FilePath.name(root)
    var target = ProjectTarget(name: name, product: "application", settings: settings, declaredIn: file.path)
    target.generatorDefaults = defaultKeys
    target.keySource = .file(infoPlist)
    return [target]
  }
}
