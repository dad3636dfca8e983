import CodeScanning
import KeyCatalog
import ProjectFiles
import YAML

/// Reads the app of a NativeScript project, whose Info.plist lies in `App_Resources`.
///
/// Source: NativeScript's documentation, "NativeScript Config" (`id`, `appPath`, `appResourcesPath`).
enum NativeScriptReader {
  /// Returns the app that the description in `root` describes; none without its Info.plist.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    guard let file = DescriptionFile(.nativeScript, in: root, files) else { return [] }
    let description = ScriptLiteral(file.text.bytes, openNames: [])?.root
    let resources = description?["appResourcesPath"]?.quotedText.map { [$0] } ?? resourceFolders
    let folder = resources.map { FilePath.join(root, FilePath.join($0, "iOS")) }
      .first { files.status(of: FilePath.join($0, "Info.plist"))?.type == .file }
    guard let folder else { return [] }
    let infoPlist = FilePath.join(folder, "Info.plist")
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
    // The command line of NativeScript writes the identifier, and what the Info.plist files of packages have and the app's lacks.
    target.generatorDefaults = writtenKeys(root, files).union(["CFBundleIdentifier"])
    target.keySource = .file(infoPlist)
    let code = description?["appPath"]?.quotedText.map { [$0] } ?? codeFolders
    target.membership = TargetMembership(
      folders: (code.map { FilePath.join(root, $0) } + [folder]).map { .init(path: $0) }
    )
    return [target]
  }

  /// The folders with the code, and those that may have the resources, of an app whose description names none.
  private static let codeFolders = ["src", "app"]
  private static let resourceFolders = ["App_Resources", "app/App_Resources"]

  /// Returns the keys that packages write; a blank text is none.
  private static func writtenKeys(_ root: String, _ files: any FileAccess) -> Set<String> {
    let package = DescriptionFile(.npm, in: root, files)?.yaml()
    return (package?["dependencies"]?.mapping ?? []).compactMap(\.key.string)
      .reduce(into: []) { keys, name in
        let writes = KeyCatalog.javaScriptPackage(name)?.writes ?? []
        keys.formUnion(writes.filter { !$0.isBlankByDefault }.map(\.key))
      }
  }
}
