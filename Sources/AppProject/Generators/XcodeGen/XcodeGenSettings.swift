/// The build settings that an XcodeGen description gives to a target.
struct XcodeGenSettings {
  private static let groupDepthLimit = 16
  /// What a setting or a group costs, in bytes.
  private static let settingCost = 64

  let spec: XcodeGenSpec
  /// The folder of the description.
  let folder: String
  private let files: any FileAccess

  init(_ spec: XcodeGenSpec, folder: String, _ files: any FileAccess) {
    self.spec = spec
    self.folder = folder
    self.files = files
  }

  /// The names of the configurations.
  var configurations: [String] {
    let names = (spec.root["configs"]?.pairs ?? []).map(\.key)
    return names.isEmpty ? ["Debug", "Release"] : names
  }

  /// Puts the settings of the project and the target for a configuration on top of `settings`.
  func add(to settings: inout BuildSettings, of target: SpecNode, in configuration: String) {
    for node in [spec.root, target] {
      if let path = node["configFiles"]?[configuration]?.path {
        settings.add(
          ConfigurationFiles.settings(path) { file in
            files.contents(of: file, limit: 1_000_000)
              .map { XCConfig($0, path: file) }
          }
        )
      }
      if let own = node["settings"] { settings.add(self.settings(own, configuration, depth: 0)) }
    }
  }

  /// Returns the settings of a node: those of its groups, its own, and those of the configuration.
  private func settings(_ node: SpecNode, _ configuration: String, depth: Int) -> [BuildSetting] {
    guard depth < Self.groupDepthLimit, spec.budget.take(Self.settingCost) else { return [] }
    guard ["base", "configs", "groups"].contains(where: { node[$0] != nil }) else { return direct(node) }
    let groups = (node["groups"]?.strings ?? []).uniqued().compactMap { spec.root["settingGroups"]?[$0] }
    let variants = (node["configs"]?.pairs ?? []).filter { Self.names($0.key, configuration, among: configurations) }
    return groups.flatMap { settings($0, configuration, depth: depth + 1) }
      + (node["base"].map(direct) ?? [])
      + variants.flatMap { settings($0.value, configuration, depth: depth + 1) }
  }

  /// Whether a variant names a configuration: by its name, else by a part of it in any case.
  private static func names(_ variant: String, _ configuration: String, among all: [String]) -> Bool {
    if all.contains(variant) { return variant == configuration }
    return configuration.lowercased().contains(variant.lowercased())
  }

  private func direct(_ node: SpecNode) -> [BuildSetting] {
    node.pairs.compactMap { pair in
      guard spec.budget.take(Self.settingCost) else { return nil }
      let value: String
      switch pair.value.content {
      case .scalar(let text): value = Self.text(text, isPlain: pair.value.written.style == .plain)
      case .list(let items): value = items.compactMap(\.string).joined(separator: " ")
      case .map: return nil
      }
      let file = pair.value.file.file
      return BuildSetting(pair.key, value) {
        file.evidence(pair.keyRange.lowerBound..<pair.value.written.range.upperBound)
      }
    }
  }

  /// Booleans become YES and NO, as XcodeGen writes them.
  private static func text(_ text: String, isPlain: Bool) -> String {
    guard isPlain else { return text }
    switch text.lowercased() {
    case "true", "yes": return "YES"
    case "false", "no": return "NO"
    default: return text
    }
  }
}
