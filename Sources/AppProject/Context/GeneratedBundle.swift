import BuildDescriptions
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// A bundle without an Info.plist or entitlements file: the build makes them from another file.
public struct GeneratedBundle: Sendable {
  /// The target that builds it.
  public let target: ProjectTarget
  /// What the build makes, an Info.plist or entitlements, written out; no file has its path.
  public let document: Document
  /// What is known of the bundle.
  public let context: ProjectContext
  /// The file that findings are reported in, one of those that the document is made from.
  let carrier: String
  /// Whether the document has only the keys that settings add to an Info.plist on the disk, so that nothing else is known of it.
  var addsToFile = false

  /// Returns where `carrier`, the file that the document is made from, writes the value of `key`.
  ///
  /// Without a key it is the place that names the target or where a key would go; nil for a key that the file does not
  /// write. Linear in the file.
  public func place(of key: String?, in carrier: Document) -> Range<Int>? {
    if addsToFile, key == nil { return nil }
    if isConfigurationFile { return placeInConfigurationFile(of: key, carrier) }
    if let declared = declaredKeys.first(where: { $0.key == key }) {
      return declared.evidence.range(in: carrier.text)
    }
    guard ProjectFormat.xcodeProject.isFile(carrier.name) else {
      if let place = placeOfSetting(of: key, in: carrier) { return place }
      guard key.map({ target.defaultValues[$0] != nil }) ?? true,
        carrier.path == target.carrier || document.kind != .infoPlist
      else { return nil }
      // Without a place for a new entry, it goes next to the others.
      guard let offset = insertions.first?.offset else {
        return declaredKeys.first.map { carrier.text.lineRange($0.evidence.line) } ?? carrier.text.lineRange(0)
      }
      return carrier.text.lineRange(carrier.text.line(at: max(offset - 1, 0)))
    }
    let setting = key.flatMap { key in KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting }
    // The last configuration is checked; a missing setting may come from another.
    for settings in settings(in: carrier).reversed() {
      if let setting, let entry = settings.entry(forKey: setting) { return entry.range }
    }
    // Missing keys are reported next to the other settings.
    guard key == nil, target.configurationFile == nil else { return nil }
    let declared = declaration(in: PBXObjects(carrier.tree))
    return declared?.entry(forKey: "name")?.range ?? declared?.openRange ?? carrier.anchor
  }

  /// Returns where a generator's description sets what the build puts into `key`, such as the identifier of the bundle.
  private func placeOfSetting(of key: String?, in carrier: Document) -> Range<Int>? {
    guard let key, let setting = KeyCatalog.generatedKeys.first(where: { $0.key == key })?.buildSetting,
      target.defaultValues[key] == .string("$(\(setting))"),
      case .setting(_, let evidence?)? = target.configurations.last?.fact(of: setting)?.origin,
      evidence.path == carrier.path
    else { return nil }
    return evidence.range(in: carrier.text)
  }

  private var isConfigurationFile: Bool { ProjectFormat.xcconfig.isFile(carrier) }

  /// Returns the setting that writes `key`, if it is in the configuration that is checked; without a key, the last setting.
  private func placeInConfigurationFile(of key: String?, _ file: Document) -> Range<Int>? {
    let declared = target.declaredKeys.last { $0.file == document.kind && (key == nil || $0.key == key) }
    guard let declared, declared.evidence.path == carrier, key != nil || target.configurationFile == carrier else {
      return nil
    }
    return declared.evidence.range(in: file.text)
  }

  /// The keys of the document that its file writes.
  private var declaredKeys: [DeclaredKey] {
    target.declaredKeys.filter { $0.file == document.kind && $0.evidence.path == carrier }
  }

  /// Where a new entry of the document goes.
  public var insertions: [KeyInsertion] {
    let places =
      switch document.kind {
      case .entitlements: target.entitlementInsertions
      case .privacyManifest: [KeyInsertion]()
      default: target.insertions
      }
    return places.filter { $0.path == carrier }
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
