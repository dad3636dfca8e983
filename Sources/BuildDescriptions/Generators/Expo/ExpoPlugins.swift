import KeyCatalog
import ProjectFiles
import YAML

/// The keys that the config plugins of an Expo app write into the Info.plist, and those that they take from it.
///
/// Sources: the plugins themselves, as SDK 57 runs them; the package `@expo/prebuild-config` for those that run unlisted.
package struct ExpoPlugins {
  /// The texts of the Info.plist that have a place: those of plugins that are listed, and of `ios.infoPlist` where no
  /// plugin replaces them.
  package private(set) var keys: [DeclaredKey]
  /// The other keys, and the texts of plugins that run unlisted.
  private(set) var otherKeys: Set<String> = []
  /// Whether a plugin runs whose keys are not known.
  package private(set) var isUnknown = false

  /// A plugin that is listed.
  private struct Listed {
    let name: String
    let options: YAMLNode?
    let node: YAMLNode
    let file: DescriptionFile
  }

  /// Reads the plugins of an app that depends on `packages` and has the keys `own` in `ios.infoPlist`; its description is in `files`,
  /// whose lists count one after the other.
  init(of files: [(expo: YAMLNode, file: DescriptionFile)], own: [DeclaredKey] = [], packages: Set<String>) {
    keys = own
    let plugins = files.flatMap { Self.listed(in: $0.expo, $0.file) }
    isUnknown =
      plugins.count < files.reduce(0) { $0 + ($1.expo["plugins"]?.sequence?.count ?? 0) }
      || files.contains { $0.expo["plugins"].map { $0.sequence == nil } ?? false }
    let names = Set(plugins.map(\.name))
    // Those that are not listed run first, then the listed ones from the last to the first, which has the last word.
    for package in packages.subtracting(names).sorted() {
      guard let plugin = KeyCatalog.javaScriptPackage(package)?.plugin, plugin.isAutomatic else { continue }
      run(plugin, nil)
    }
    for listed in plugins.reversed() {
      guard let plugin = KeyCatalog.javaScriptPackage(listed.name)?.plugin else {
        isUnknown = true
        continue
      }
      run(plugin, listed)
    }
    keys.sort {
      ($0.evidence.line, $0.evidence.columns.lowerBound, $0.key)
        < ($1.evidence.line, $1.evidence.columns.lowerBound, $1.key)
    }
  }

  /// Returns the purpose strings that the options of the plugins in a description turn off, by plugin: its package works without them.
  package static func refusedKeys(in file: DescriptionFile) -> [String: Set<String>] {
    let isScript = ProjectFormat.expoScript.isFile(file.path)
    guard let root = isScript ? ScriptLiteral(file.text.bytes, openNames: [])?.root : file.yaml() else { return [:] }
    return listed(in: root["expo"] ?? root, file).reduce(into: [:]) { refused, listed in
      guard let plugin = KeyCatalog.javaScriptPackage(listed.name)?.plugin else { return }
      for text in plugin.texts
      where !plugin.ignoresFalse.contains(text.key) && listed.options?.pair(text.option)?.value.bool == false {
        refused[listed.name, default: []].insert(text.key)
      }
    }
  }

  private static func listed(in expo: YAMLNode, _ file: DescriptionFile) -> [Listed] {
    (expo["plugins"]?.sequence ?? []).compactMap { node in
      guard let name = node.string ?? node.sequence?.first?.string, !node.isNull else { return nil }
      return Listed(name: name, options: node.sequence?.dropFirst().first, node: node, file: file)
    }
  }

  // MARK: One plugin

  private mutating func run(_ plugin: ExpoPlugin, _ listed: Listed?) {
    otherKeys.formUnion(
      plugin.keys.filter { key in
        !(plugin.offWith[key] ?? []).contains {
          Self.option($0, listed?.options) != nil && !Self.isOn($0, listed?.options)
        }
      }
    )
    let texts = Set(plugin.texts.map(\.key))
    let writes = { (key: String) in
      let needed = plugin.onlyWith[key].map { $0.contains { Self.isOn($0, listed?.options) } } ?? true
      return needed && !(plugin.notWith[key] ?? []).contains { Self.isOn($0, listed?.options) }
    }
    otherKeys.formUnion(plugin.onlyWith.keys.filter { !texts.contains($0) && writes($0) })
    for text in plugin.texts where writes(text.key) {
      write(text.key, listed?.options?.pair(text.option), listed, plugin)
    }
  }

  /// Writes a text as Expo does: one that is given replaces any other, `false` takes the key away, and the sentence of the
  /// plugin is for a key without a text.
  private mutating func write(_ key: String, _ option: YAMLNode.Pair?, _ listed: Listed?, _ plugin: ExpoPlugin) {
    let current = keys.last { $0.key == key && $0.file == .infoPlist }
    var declared: DeclaredKey?
    if let listed {
      let range = option.map { $0.key.range.lowerBound..<$0.value.range.upperBound } ?? listed.node.range
      declared = DeclaredKey(key, in: .infoPlist, value: nil, evidence: listed.file.evidence(range))
    }
    if let text = option?.value.quotedText, !text.isEmpty || plugin.keepsEmpty.contains(key) {
      declared?.value = text
    } else if let flag = option?.value.bool, flag || !plugin.ignoresFalse.contains(key) {
      // `true` is written as it is.
      if flag { declared?.content = .boolean(true) } else { declared = nil }
      if !flag { otherKeys.remove(key) }
    } else if let current, current.value != "" {
      return
    } else if declared == nil {
      otherKeys.insert(key)
    }
    keys.removeAll { $0.key == key && $0.file == .infoPlist }
    if let declared { keys.append(declared) }
  }

  /// Returns the value of an option, `a.b` of one in an object.
  private static func option(_ name: String, _ options: YAMLNode?) -> YAMLNode? {
    name.split(separator: ".").reduce(options) { $0?[String($1)] }
  }

  /// Whether an option is given and not turned off.
  private static func isOn(_ name: String, _ options: YAMLNode?) -> Bool {
    guard let value = option(name, options) else { return false }
    return value.bool ?? !(value.isNull || value.string == "" || value.sequence == [])
  }
}
