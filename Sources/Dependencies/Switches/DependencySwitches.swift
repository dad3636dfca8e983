import BuildDescriptions
import CodeScanning
import KeyCatalog
import ProjectFiles

/// What a project turns on or off in packages with many purposes.
///
/// Such packages need a purpose string only for what is turned on.
package struct DependencySwitches: Sendable, Hashable {
  /// Something that is turned on, and where.
  package struct Switch: Sendable, Hashable {
    /// Its name: `PERMISSION_CAMERA`, `Camera`.
    package let name: String
    /// Where it occurs.
    package let evidence: Evidence
  }

  /// The macros that `permission_handler` is compiled with, from the Podfile.
  var permissionMacros: [Switch] = []
  /// The names of those macros; nil if no Podfile was read.
  package private(set) var enabledMacros: Set<String>?
  /// The handlers of `react-native-permissions` from `setup_permissions` or pods in the Podfile, or from the description of an Expo app.
  var chosenHandlers: [Switch] = []
  /// The handlers in `package.json`, which only versions without `setup_permissions` read.
  private var listedHandlers: [Switch] = []
  /// The handlers of `react-native-permissions` that are linked.
  package var permissionHandlers: [Switch] { chosenHandlers.isEmpty ? listedHandlers : chosenHandlers }
  /// The preferences in the `config.xml` of a Cordova app, the values in the configuration of Capacitor and the variables of a Podfile,
  /// by name or path in lower case.
  var preferences: [String: String] = [:]
  /// The option of React Native's method in a Podfile that decides whether what the pods declare is written into the manifest of the app.
  static let aggregation = "privacy_file_aggregation_enabled"
  /// Whether React Native's tool may write it there, as it does unless the Podfile turns that off.
  package var mergeManifests: Bool { preferences[Self.aggregation] != "false" }
  /// The plug-ins that a Capacitor app takes; nil for all.
  package private(set) var includedPlugins: Set<String>?
  /// The packages of npm that the configuration of React Native or Expo does not link for iOS.
  package private(set) var excludedPackages: Set<String> = []
  /// The targets of the Podfile; nil without one.
  package private(set) var podfile: PodfileTargets?
  /// The parts of `file_picker` that the Podfile omits, such as `PICKER_MEDIA`.
  var omittedPickers: Set<String> = []
  /// The purpose strings that the description of an Expo app removes from packages, by package.
  var refusedKeys: [String: Set<String>] = [:]

  /// The purpose strings that a build phase of a package copies from `app.json`, by package.
  package internal(set) var copiedKeys: [String: Set<String>] = [:]

  /// Makes an empty set of switches.
  package init() {}

  /// Returns whether a preference has the value.
  func has(_ preference: PackageCondition.Preference) -> Bool {
    preferences[preference.name.lowercased()].map { preference.value == "*" || $0 == preference.value } ?? false
  }

  /// Adds those of another file.
  package mutating func add(_ other: DependencySwitches) {
    permissionMacros += other.permissionMacros
    if let macros = other.enabledMacros { enabledMacros = (enabledMacros ?? []).union(macros) }
    chosenHandlers += other.chosenHandlers
    listedHandlers += other.listedHandlers
    omittedPickers.formUnion(other.omittedPickers)
    preferences.merge(other.preferences) { own, _ in own }
    includedPlugins = includedPlugins ?? other.includedPlugins
    excludedPackages.formUnion(other.excludedPackages)
    podfile = podfile ?? other.podfile
    refusedKeys.merge(other.refusedKeys) { $0.union($1) }
    copiedKeys.merge(other.copiedKeys) { $0.union($1) }
  }

  /// The files that may hold switches.
  package static let fileNames = [
    ProjectFormat.cocoaPods, .npm, .expo, .expoScript, .cordova, .capacitor, .reactNative,
  ].flatMap(\.names)

  /// Reads those in the bytes of a file with one of these names; nil for other files.
  ///
  /// Linear.
  package static func read(_ contents: [UInt8], path: String) -> DependencySwitches? {
    let isFile = { (format: ProjectFormat) in format.isFile(path) }
    if isFile(.cocoaPods) { return podfile(contents, path: path) }
    if isFile(.npm) { return switches(inPackageJSON: contents, path: path) }
    if isFile(.reactNative) { return reactNative(DescriptionFile(path: path, bytes: contents)) }
    if isFile(.capacitor) { return capacitor(DescriptionFile(path: path, bytes: contents)) }
    if isFile(.cordova) { return preferences(inConfiguration: contents) }
    return isFile(.expo) || isFile(.expoScript) ? refusals(inExpo: DescriptionFile(path: path, bytes: contents)) : nil
  }

  private static func podfile(_ contents: [UInt8], path: String) -> DependencySwitches {
    var switches = PodfileSwitches.read(contents, path: path)
    switches.enabledMacros = Set(switches.permissionMacros.map(\.name))
    switches.podfile = RubyCode.withoutComments(contents).withUnsafeBufferPointer { PodfileTargets($0) }
    return switches
  }

  /// Source: the documentation of React Native's command line tool, "Dependencies" (`platforms`).
  private static func reactNative(_ file: DescriptionFile) -> DependencySwitches {
    var switches = DependencySwitches()
    let packages = file.object()?["dependencies"]?.mapping ?? []
    for package in packages where package.value.value(at: "platforms", "ios")?.isNull ?? false {
      if let name = package.key.string { switches.excludedPackages.insert(name) }
    }
    return switches
  }

  private static func preferences(inConfiguration contents: [UInt8]) -> DependencySwitches {
    var switches = DependencySwitches()
    guard let widget = ElementScanner.scan(contents), widget.name == "widget" else { return switches }
    for preference in widget.all("preference") {
      guard let name = preference.attributes["name"], let value = preference.attributes["value"] else { continue }
      switches.preferences[name.lowercased()] = value
    }
    return switches
  }

  /// Source: Capacitor's documentation, "Capacitor Configuration" (`includePlugins`, `plugins`).
  private static func capacitor(_ file: DescriptionFile) -> DependencySwitches {
    var switches = DependencySwitches()
    guard let root = file.object() else { return switches }
    let list = (root.value(at: "ios", "includePlugins") ?? root["includePlugins"])?.sequence
    // What is not literal may be any.
    if let names = list?.compactMap(\.string), names.count == list?.count { switches.includedPlugins = Set(names) }
    var pending = [(path: "plugins", node: root["plugins"])]
    while let (path, node) = pending.popLast() {
      if let text = node?.string, node?.isNull == false { switches.preferences[path.lowercased()] = text }
      pending += (node?.mapping ?? []).compactMap { pair in pair.key.string.map { ("\(path).\($0)", pair.value) } }
    }
    return switches
  }

  private static func refusals(inExpo file: DescriptionFile) -> DependencySwitches {
    var switches = DependencySwitches()
    switches.refusedKeys = ExpoPlugins.refusedKeys(in: file)
    switches.chosenHandlers = ExpoPlugins.handlers(in: file).map { Switch(name: $0.name, evidence: $0.evidence) }
    guard !ProjectFormat.expoScript.isFile(file.path) else { return switches }
    for pair in file.yaml()?.mapping ?? [] {
      guard let name = pair.key.string, let members = KeyCatalog.javaScriptPackage(name)?.appMembers, !members.isEmpty
      else { continue }
      let keys = members.filter { _, names in names.contains { pair.value[$0].map { $0.string != "" } ?? false } }
      if !keys.isEmpty { switches.copiedKeys[name] = Set(keys.keys) }
    }
    return switches
  }

  private static func switches(inPackageJSON contents: [UInt8], path: String) -> DependencySwitches {
    contents.withUnsafeBufferPointer { bytes in
      var switches = DependencySwitches()
      var finder = EvidenceFinder(bytes, path: path)
      var walker = JSONWalker(bytes)
      while let step = walker.next() {
        guard case .string(let name) = step else { continue }
        // Source: Expo's documentation, "Expo Autolinking" (`exclude`).
        if walker.isAt("expo", "autolinking", "exclude", nil)
          || walker.isAt("expo", "autolinking", "ios", "exclude", nil)
        {
          switches.excludedPackages.insert(String(decoding: bytes[name], as: UTF8.self))
        }
        guard walker.isAt("reactNativePermissionsIOS", nil) else { continue }
        switches.listedHandlers.append(
          Switch(name: String(decoding: bytes[name], as: UTF8.self), evidence: finder.evidence(at: name))
        )
      }
      return switches
    }
  }
}
