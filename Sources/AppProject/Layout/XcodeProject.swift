import KeyCatalog
import PropertyList
import SourceText

/// What a `project.pbxproj` says about the Info.plist files of its targets.
struct XcodeProject: Sendable {
  /// The keys that an `INFOPLIST_KEY_` setting of any configuration supplies.
  private(set) var suppliedKeys: Set<String> = []
  /// The product type of each target, such as `com.apple.product-type.application`, by the path of its Info.plist.
  private(set) var productTypes: [String: String] = [:]
  /// The paths of the entitlements of each target, by the path of its Info.plist.
  private(set) var entitlements: [String: Set<String>] = [:]

  /// Reads the `project.pbxproj` at `path`, of a broken one what can be read; linear.
  init(_ contents: [UInt8], path: String) {
    let tree = PropertyListTree.parse(SourceText(bytes: contents))
    guard let root = tree.root, let objects = root.value(forKey: "objects"), objects.kind == .dictionary else { return }
    var objectsByID: [String: Node] = [:]
    var targets: [Node] = []
    for entry in objects.entries {
      guard let id = entry.name, let object = entry.value, object.kind == .dictionary else { continue }
      objectsByID[id] = object
      switch object.value(forKey: "isa")?.stringValue {
      case "XCBuildConfiguration": addSuppliedKeys(object)
      case "PBXNativeTarget": targets.append(object)
      default: break
      }
    }
    let folder = FilePath.folder(FilePath.folder(path))
    for target in targets { addTarget(target, objectsByID, folder) }
  }

  private mutating func addSuppliedKeys(_ configuration: Node) {
    guard let settings = configuration.value(forKey: "buildSettings") else { return }
    for entry in settings.entries {
      guard let name = entry.name, name.hasPrefix("INFOPLIST_KEY_"), entry.value?.rawContent.isEmpty == false else {
        continue
      }
      suppliedKeys.formUnion(BuildSettingNames.infoPlistKeys(in: Array(name.utf8)))
    }
  }

  private mutating func addTarget(_ target: Node, _ objects: [String: Node], _ folder: String) {
    let list = target.value(forKey: "buildConfigurationList")?.stringValue.flatMap { objects[$0] }
    guard let list, let type = target.value(forKey: "productType")?.stringValue else { return }
    for item in list.value(forKey: "buildConfigurations").map({ Array($0.children) }) ?? [] {
      let settings = item.stringValue.flatMap { objects[$0] }?.value(forKey: "buildSettings")
      guard let settings, let infoPlist = Self.path("INFOPLIST_FILE", in: settings, folder) else { continue }
      productTypes[infoPlist] = type
      guard let file = Self.path("CODE_SIGN_ENTITLEMENTS", in: settings, folder) else { continue }
      entitlements[infoPlist, default: []].insert(file)
    }
  }

  /// Returns the path that a setting names; nil where only a build could tell it.
  private static func path(_ setting: String, in settings: Node, _ folder: String) -> String? {
    guard var value = settings.value(forKey: setting)?.stringValue, !value.isEmpty else { return nil }
    for variable in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where value.hasPrefix(variable)
    {
      value.removeFirst(variable.count)
    }
    return value.contains("$") ? nil : FilePath.absolute(value, from: folder)
  }
}
