import CodeScanning
import ProjectFiles
import YAML

/// Reads the targets that the config plugin `@bacons/apple-targets` adds to an Expo app: each is a folder in `targets`.
///
/// Source: the documentation of the plugin, "Target config".
enum AppleTargets {
  private static let fileNames = ["expo-target.config.js", "expo-target.config.json"]
  /// What targets of a type make that is not an extension.
  private static let products = ["clip": "application.on-demand-install-capable", "watch": "application"]
  /// The system that a target runs on unless its file names another.
  private static let usualSystem = "18.0"

  /// Returns the folder that has those of the app in the folder `root`.
  static func folder(in root: String) -> String { FilePath.join(root, "targets") }

  /// Returns the targets of the app in the folder `root`, sorted by folder; those whose Info.plist the plugin has yet to make are left out.
  static func targets(in root: String, appIdentifier: String?, _ files: any FileAccess) -> [ProjectTarget] {
    files.entries(of: folder(in: root)).filter { $0.type == .folder }.map(\.name).sorted().compactMap { name in
      target(in: FilePath.join(folder(in: root), name), appIdentifier, files)
    }
  }

  private static func target(
    in folder: String,
    _ appIdentifier: String?,
    _ files: any FileAccess
  ) -> ProjectTarget? {
    let infoPlist = FilePath.join(folder, "Info.plist")
    guard files.status(of: infoPlist)?.type == .file,
      let file = fileNames.firstResult({ DescriptionFile(FilePath.join(folder, $0), files) }),
      let object = file.object(), let type = object["type"]?.literalText
    else { return nil }
    let platform: ApplePlatform = type == "watch" ? .watchOS : .iOS
    let entitlements = files.entries(of: folder).filter { FilePath.fileExtension($0.name) == "entitlements" }
    let system = object["deploymentTarget"]?.literalText ?? usualSystem
    let settings = [
      ("SDKROOT", platform.sdkName),
      (platform.deploymentSetting, system),
      ("INFOPLIST_FILE", infoPlist),
      ("PRODUCT_BUNDLE_IDENTIFIER", identifier(object["bundleIdentifier"]?.literalText, appIdentifier)),
      ("CODE_SIGN_ENTITLEMENTS", entitlements.count == 1 ? FilePath.join(folder, entitlements[0].name) : nil),
    ]
    let product = products[type] ?? "app-extension"
    let name = object["name"]?.literalText ?? FilePath.name(folder)
    var target = ProjectTarget(name: name, product: product, settings: settings, declaredIn: file.path)
    target.membership = TargetMembership(folders: [.init(path: folder)])
    target.keySource = .file(infoPlist)
    return target
  }

  /// Returns an identifier that may begin with a dot, after that of the app.
  private static func identifier(_ text: String?, _ appIdentifier: String?) -> String? {
    guard let text, text.hasPrefix(".") else { return text }
    return appIdentifier.map { $0 + text }
  }
}
