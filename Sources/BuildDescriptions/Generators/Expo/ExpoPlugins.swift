import KeyCatalog
import ProjectFiles
import PropertyList
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
  /// The entitlements; those of plugins that run unlisted have the start of the description as their place.
  private(set) var entitlements: [DeclaredKey] = []
  /// The URL schemes.
  private(set) var schemes: [String] = []
  /// The background modes that plugins write.
  private var modes: [String] = []
  /// The background modes that plugins take away from those of the app, each with the name of the plugin.
  private(set) var removedModes: [String: String] = [:]
  /// The plugins that run and whose keys are not known; empty names are those of expressions.
  private(set) var unknown: [String] = []
  /// Whether a plugin runs whose keys are not known.
  package var isUnknown: Bool { !unknown.isEmpty }
  /// The version of Expo; nil for an unknown one, which counts as the latest.
  private let sdk: Int?
  private static let modesKey = "UIBackgroundModes"

  /// The largest number of plugins in the project itself whose code is read.
  private static let localLimit = 50

  /// A plugin that is listed.
  private struct Listed {
    let name: String
    let options: YAMLNode?
    let node: YAMLNode
    let file: DescriptionFile
  }

  /// Reads the plugins of an app that depends on `packages` and has the keys `own` in `ios.infoPlist`; its description is in `files`,
  /// whose lists count one after the other.
  init(
    of files: [(expo: YAMLNode, file: DescriptionFile)],
    own: [DeclaredKey] = [],
    packages: Set<String>,
    sdk: Int? = nil,
    _ access: any FileAccess
  ) {
    keys = own
    self.sdk = sdk
    let plugins = files.flatMap { Self.listed(in: $0.expo, $0.file) }
    let isOpen =
      plugins.count < files.reduce(0) { $0 + ($1.expo["plugins"]?.sequence?.count ?? 0) }
      || files.contains { $0.expo["plugins"].map { $0.sequence == nil } ?? false }
    if isOpen { unknown.append("") }
    let names = Set(plugins.map(\.name))
    let start = files.last.map { $0.file.evidence($0.file.text.lineRange(0)) }
    // Those that are not listed run first, then the listed ones from the last to the first, which has the last word.
    for package in packages.subtracting(names).sorted() {
      guard let plugin = KeyCatalog.javaScriptPackage(package)?.plugin, plugin.isAutomatic else { continue }
      run(plugin, nil, start)
    }
    var locals: [String: LocalConfigPlugin?] = [:]
    for listed in plugins.reversed() {
      if let plugin = KeyCatalog.javaScriptPackage(listed.name)?.plugin {
        run(plugin, listed, listed.file.evidence(listed.node.range))
        continue
      }
      let path = FilePath.absolute(listed.name, from: listed.file.folder)
      if locals[path] == nil, locals.count < Self.localLimit {
        locals[path] = .some(LocalConfigPlugin(listed.name, in: listed.file.folder, access))
      }
      if let local = locals[path] ?? nil {
        write(local, listed.file.evidence(listed.node.range))
      } else {
        unknown.append(listed.name)
      }
    }
    addModes()
    keys.sort {
      ($0.evidence.line, $0.evidence.columns.lowerBound, $0.key)
        < ($1.evidence.line, $1.evidence.columns.lowerBound, $1.key)
    }
  }

  /// The values of the other keys, as far as they are known.
  private(set) var values: [String: PropertyListValue] = [:]

  /// Adds the background modes to those of the app itself, of which some are taken away.
  private mutating func addModes() {
    let removed = Set(removedModes.keys)
    for mode in modes { removedModes[mode] = nil }
    guard !modes.isEmpty || !removed.isEmpty else { return }
    let items = { (names: [String]) in names.map(PropertyListValue.string) }
    guard let index = keys.lastIndex(where: { $0.key == Self.modesKey && $0.file == .infoPlist }) else {
      guard !modes.isEmpty else { return }
      otherKeys.insert(Self.modesKey)
      values[Self.modesKey] = .array(items(modes.uniqued().sorted()))
      return
    }
    guard case .array(let own)? = keys[index].content else { return }
    let taken = items(removed.sorted())
    let kept = own.filter { !taken.contains($0) }
    keys[index].content = .array(kept + items(modes.uniqued().sorted()).filter { !kept.contains($0) })
  }

  /// Returns the purpose strings that the options of the plugins in a description turn off, by plugin: its package works without them.
  package static func refusedKeys(in file: DescriptionFile) -> [String: Set<String>] {
    guard let root = file.object() else { return [:] }
    return listed(in: root["expo"] ?? root, file).reduce(into: [:]) { refused, listed in
      guard let plugin = KeyCatalog.javaScriptPackage(listed.name)?.plugin else { return }
      for text in plugin.texts
      where !plugin.ignoresFalse.contains(text.key) && listed.options?.pair(text.option)?.value.bool == false {
        refused[listed.name, default: []].insert(text.key)
      }
    }
  }

  /// Returns the parts of packages that the options of plugins in a description choose, each with its place.
  package static func handlers(in file: DescriptionFile) -> [(name: String, evidence: Evidence)] {
    guard let root = file.object() else { return [] }
    return listed(in: root["expo"] ?? root, file).flatMap { listed in
      let option = KeyCatalog.javaScriptPackage(listed.name)?.plugin?.handlers
      return (option.flatMap { listed.options?[$0]?.sequence } ?? []).compactMap { item in
        item.string.map { ($0, file.evidence(item.range)) }
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

  private mutating func run(_ plugin: ExpoPlugin, _ listed: Listed?, _ place: Evidence?) {
    let applies = { [sdk] (conditions: [ExpoPlugin.Condition]) in
      conditions.contains { Self.isMet($0, listed?.options, sdk) }
    }
    modes += plugin.modes.filter { applies($0.value) }.keys
    for (mode, options) in plugin.removesModes {
      guard let listed, options.contains(where: { Self.option($0, listed.options) != nil }),
        !options.contains(where: { Self.isOn($0, listed.options) || Self.isUnknown($0, listed.options) })
      else { continue }
      modes.removeAll { $0 == mode }
      removedModes[mode] = listed.name
    }
    for (name, conditions) in plugin.entitlements.sorted(by: { $0.key < $1.key }) where applies(conditions) {
      guard let place, !entitlements.contains(where: { $0.key == name }) else { continue }
      let option = plugin.entitlementTexts[name].flatMap { listed?.options?.pair($0) }
      let text = option?.value.quotedText
      let evidence = text == nil ? nil : option.flatMap { listed?.file.evidence($0.range) }
      entitlements.append(DeclaredKey(name, in: .entitlements, value: text, evidence: evidence ?? place))
    }
    for option in plugin.schemes {
      let value = listed?.options?.isNotLiteral ?? false ? listed?.options : Self.option(option, listed?.options)
      schemes += value?.string.map { [$0] } ?? value?.sequence?.compactMap(\.string) ?? []
    }
    otherKeys.formUnion(
      plugin.keys.filter { key in
        !(plugin.offWith[key] ?? []).contains {
          Self.option($0, listed?.options) != nil && !Self.isOn($0, listed?.options)
        }
      }
    )
    let texts = Set(plugin.texts.map(\.key))
    let isOn = { [sdk] (condition: ExpoPlugin.Condition) in
      condition.isOf(sdk) && condition.option.map { Self.isOn($0, listed?.options) } ?? true
    }
    let writes = { (key: String) in
      let needed = plugin.onlyWith[key].map { $0.contains(where: isOn) } ?? true
      return needed && !(plugin.notWith[key] ?? []).contains(where: isOn)
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
      let range = option?.range ?? listed.node.range
      declared = DeclaredKey(key, in: .infoPlist, value: nil, evidence: listed.file.evidence(range))
    }
    if let text = option?.value.quotedText, !text.isEmpty || plugin.keepsEmpty.contains(key) {
      declared?.value = text
    } else if let flag = option?.value.bool, flag || !ignoresFalse(key, plugin) {
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

  /// Writes what a plugin of the project does.
  private mutating func write(_ local: LocalConfigPlugin, _ place: Evidence) {
    otherKeys.formUnion(local.keys)
    for (key, text) in local.blankTexts.sorted(by: { $0.key < $1.key }) {
      otherKeys.remove(key)
      keys.removeAll { $0.key == key && $0.file == .infoPlist }
      keys.append(DeclaredKey(key, in: .infoPlist, value: text, evidence: place))
    }
  }

  /// Whether a plugin writes a text although its option is `false`.
  private func ignoresFalse(_ key: String, _ plugin: ExpoPlugin) -> Bool {
    plugin.ignoresFalse.contains(key) || sdk ?? .max < plugin.refusesSince ?? 0
  }

  private static func isMet(_ condition: ExpoPlugin.Condition, _ options: YAMLNode?, _ sdk: Int?) -> Bool {
    guard condition.isOf(sdk) else { return false }
    guard let name = condition.option else { return true }
    let option = option(name, options)
    if isUnknown(name, options) { return true }
    if let value = condition.value {
      return option?.string == value || option?.sequence?.contains { $0.string == value } ?? false
    }
    return condition.isDefault && option == nil || isOn(name, options)
  }

  /// Whether only a run of the script gives an option, or all of them, a value.
  private static func isUnknown(_ name: String, _ options: YAMLNode?) -> Bool {
    options?.isNotLiteral ?? false || option(name, options)?.isNotLiteral ?? false
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
