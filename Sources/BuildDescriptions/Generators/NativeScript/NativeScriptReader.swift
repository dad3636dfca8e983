import CodeScanning
import ProjectFiles
import YAML

/// Reads the app of a NativeScript project, whose Info.plist lies in `App_Resources`.
///
/// Source: NativeScript's documentation, "NativeScript Config" (`id`, `appResourcesPath`).
enum NativeScriptReader {
  /// Returns the app that the description in `root` describes; none without its Info.plist.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    guard let file = DescriptionFile(.nativeScript, in: root, files) else { return [] }
    let description = ScriptLiteral(file.text.bytes, openNames: [])?.root
    let resources = description?["appResourcesPath"]?.quotedText ?? "App_Resources"
    let folder = FilePath.join(root, FilePath.join(resources, "iOS"))
    let infoPlist = FilePath.join(folder, "Info.plist")
    guard files.status(of: infoPlist)?.type == .file else { return [] }
    let entitlements = FilePath.join(folder, "app.entitlements")
    let settings = [
      ("SDKROOT", "iphoneos"), ("INFOPLIST_FILE", infoPlist),
      ("PRODUCT_BUNDLE_IDENTIFIER", description?.value(at: "ios", "id")?.quotedText ?? description?["id"]?.quotedText),
      ("CODE_SIGN_ENTITLEMENTS", files.status(of: entitlements) == nil ? nil : entitlements),
    ]
    var target = ProjectTarget(
      name: FilePath.name(root),
      product: "application",
      settings: settings,
      declaredIn: file.path
    )
    // The command line of NativeScript writes the identifier.
    target.generatorDefaults = ["CFBundleIdentifier"]
    target.keySource = .file(infoPlist)
    return [target]
  }
}
