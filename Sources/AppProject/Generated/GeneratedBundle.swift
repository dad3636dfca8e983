import KeyCatalog
import PropertyList

/// A bundle whose Info.plist no file holds: the build makes it of what another file says.
public struct GeneratedBundle: Sendable {
  /// The target that builds it.
  public let target: ProjectTarget
  /// What the build makes, written out; its path is nobody's.
  public let infoPlist: Document
  /// What is known of the bundle.
  public let context: ProjectContext

  /// Returns where `carrier`, the file that declares the target, says what the Info.plist has under `key`; where it says
  /// nothing of it, or for no key, the place that names the target.
  ///
  /// Linear in the file.
  public func place(of key: String?, in carrier: Document) -> Range<Int> {
    let setting = key.flatMap { key in KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting }
    // What is judged is the last configuration; a setting that it lacks may come from another.
    for settings in settings(in: carrier).reversed() {
      if let setting, let entry = settings.entry(forKey: setting) { return entry.range }
    }
    let declared = declaration(in: PBXObjects(carrier.tree))
    return declared?.entry(forKey: "name")?.range ?? declared?.openRange ?? carrier.anchor
  }

  /// Returns the dictionaries in `carrier` that hold the build settings of the target, one for each configuration; linear.
  public func settings(in carrier: Document) -> [Node] {
    let objects = PBXObjects(carrier.tree)
    let configurations = objects.object("buildConfigurationList", of: declaration(in: objects))
    return objects.objects("buildConfigurations", of: configurations)
      .compactMap { $0.object.value(forKey: "buildSettings") }.filter { $0.kind == .dictionary }
  }

  private func declaration(in objects: PBXObjects) -> Node? {
    objects.all("PBXNativeTarget").first { $0.object.text("name") == target.name }?.object
  }
}
