import CodeScanning
import ProjectFiles
import YAML

/// Reads the app for the Mac that electron-builder makes, as far as `package.json` or a file of its own describes it in literals.
///
/// Source: electron-builder's documentation, "Common Configuration" (a `build` in `package.json` counts before other files) and "Any
/// macOS Target" (`extendInfo`, `entitlements`, `hardenedRuntime`).
package enum ElectronReader {
  /// The keys that electron-builder writes, those of the Info.plist in Electron itself, without its purpose strings, and one that only
  /// apps for the store need.
  private static let defaultKeys: Set<String> = [
    "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFile", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion", "LSApplicationCategoryType",
    "ITSAppUsesNonExemptEncryption", "LSEnvironment", "LSMinimumSystemVersion", "NSAppTransportSecurity",
    "NSHighResolutionCapable", "NSMainNibFile",
    "NSPrincipalClass", "NSQuitAlwaysKeepsWindows", "NSRequiresAquaSystemAppearance",
    "NSSupportsAutomaticGraphicsSwitching",
  ]
  /// The entitlements that it takes if none are named.
  private static let usualEntitlements = "build/entitlements.mac.plist"

  /// Returns the app that the description in the folder `root` makes; none without one.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    let packageFile = DescriptionFile(.npm, in: root, files), package = packageFile?.yaml()
    let own = package?["build"] == nil ? DescriptionFile(.electronBuilder, in: root, files) : nil
    guard let file = own ?? packageFile, let build = own?.yaml() ?? package.flatMap(build), build["mac"] != nil
    else { return [] }
    let mac = build["mac"]
    let usual = FilePath.join(root, usualEntitlements)
    let entitlements =
      mac?["entitlements"]?.string.map { FilePath.absolute($0, from: root) }
      ?? (files.status(of: usual) == nil ? nil : usual)
    let settings = [
      ("SDKROOT", ApplePlatform.macOS.sdkName),
      ("PRODUCT_BUNDLE_IDENTIFIER", (mac?["appId"] ?? build["appId"])?.string),
      ("CODE_SIGN_ENTITLEMENTS", entitlements),
      ("ENABLE_HARDENED_RUNTIME", mac?["hardenedRuntime"]?.bool == false ? "NO" : "YES"),
    ]
    let name = (build["productName"] ?? package?["productName"] ?? package?["name"])?.string ?? FilePath.name(root)
    var target = ProjectTarget(name: name, product: "application", settings: settings, declaredIn: file.path)
    target.generatorDefaults = defaultKeys
    target.generatedKeys = (mac?["extendInfo"]?.mapping ?? []).compactMap { pair in
      pair.key.string.map { key in
        DeclaredKey(
          key,
          in: .infoPlist,
          value: pair.value.quotedText,
          content: pair.value.quotedText == nil ? pair.value.propertyListValue : nil,
          evidence: file.evidence(pair.range)
        )
      }
    }
    // Another file adds keys to it, or a list is in place of the dictionary, as a template has it.
    target.suppliesUnknownKeys = build["extends"] != nil || mac?["extendInfo"]?.sequence != nil
    target.keySource = .description(file.path)
    return [target]
  }

  /// Returns whether the `package.json` in a folder describes such an app.
  package static func describesApp(in folder: String, _ files: any FileAccess) -> Bool {
    DescriptionFile(.npm, in: folder, files)?.yaml().flatMap(build) != nil
  }

  private static func build(of package: YAMLNode) -> YAMLNode? {
    package["build"].flatMap { $0["appId"] == nil || $0["mac"] == nil ? nil : $0 }
  }
}
