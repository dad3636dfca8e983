import KeyCatalog
import PropertyList
import SourceText

/// A bundle whose Info.plist no file holds: the build makes it of what another file says.
public struct GeneratedBundle: Sendable {
  /// The names of the files that generators make an Info.plist of.
  public static let carrierNames: Set<String> = [
    "Project.swift", "app.json", "config.xml", "project.json", "project.pbxproj", "project.yaml", "project.yml",
  ]

  /// The target that builds it.
  public let target: ProjectTarget
  /// What the build makes, written out; its path is nobody's.
  public let infoPlist: Document
  /// What is known of the bundle.
  public let context: ProjectContext

  /// Returns where `carrier`, the file that the Info.plist is made of, says what it has under `key`.
  ///
  /// For no key it is the place that names the target or where a key would go; nil for a key that the file is silent about.
  /// Linear in the file.
  public func place(of key: String?, in carrier: Document) -> Range<Int>? {
    if let declared = target.declaredKeys.first(where: { $0.key == key && $0.evidence.path == target.carrier }) {
      return declared.evidence.range(in: carrier.text)
    }
    guard carrier.name == "project.pbxproj" else {
      guard key == nil else { return nil }
      let offset = target.insertions.first { $0.path == target.carrier }?.offset ?? 0
      return carrier.text.lineRange(carrier.text.line(at: max(offset - 1, 0)))
    }
    let setting = key.flatMap { key in KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting }
    // What is judged is the last configuration; a setting that it lacks may come from another.
    for settings in settings(in: carrier).reversed() {
      if let setting, let entry = settings.entry(forKey: setting) { return entry.range }
    }
    guard key == nil else { return nil }
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
