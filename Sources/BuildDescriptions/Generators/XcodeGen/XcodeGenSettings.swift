import ProjectFiles

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
      if let item = node["configFiles"]?[configuration], let path = item.path {
        spec.limits.addOutside(path, files, in: spec.file.path) { item.evidence }
        settings.add(
          ConfigurationFiles.settings(path, spec.limits, files, projectFolder: spec.file.folder) { file in
            let bytes = files.contents(of: file, limit: ConfigurationFiles.sizeLimit)
            if bytes == nil { ConfigurationFiles.noteSize(of: file, files, for: spec.file.path, spec.limits) }
            return bytes.map { XCConfig($0, path: file) }
          }
        )
      }
      if let own = node["settings"] { settings.add(self.settings(own, configuration)) }
    }
  }

  /// Returns the settings of a node: those of its groups, its own, and those of the configuration.
  ///
  /// `open` are the names of the groups around it.
  private func settings(
    _ node: SpecNode,
    _ configuration: String,
    depth: Int = 0,
    inside open: [String] = []
  ) -> [BuildSetting] {
    guard depth < Self.groupDepthLimit else {
      spec.note(.groupDepth, Self.groupDepthLimit, named: open.last ?? "", node.written.range, of: node.file)
      return []
    }
    guard spec.budget.take(Self.settingCost) else { return [] }
    guard ["base", "configs", "groups"].contains(where: { node[$0] != nil }) else { return direct(node) }
    var names: Set<String> = []
    let groups = (node["groups"].map { $0.list ?? [$0] } ?? []).flatMap { item -> [BuildSetting] in
      guard let name = item.string, names.insert(name).inserted else { return [] }
      return settings(ofGroup: name, at: item, configuration, depth: depth + 1, inside: open)
    }
    let variants = (node["configs"]?.pairs ?? []).filter { Self.names($0.key, configuration, among: configurations) }
    return groups + (node["base"].map(direct) ?? [])
      + variants.flatMap { settings($0.value, configuration, depth: depth + 1, inside: open) }
  }

  private func settings(
    ofGroup name: String,
    at item: SpecNode,
    _ configuration: String,
    depth: Int,
    inside open: [String]
  ) -> [BuildSetting] {
    guard let group = spec.root["settingGroups"]?[name] else { return [] }
    guard !open.contains(name) else {
      spec.note(.groupCycle, named: name, item.written.range, of: item.file)
      return []
    }
    return settings(group, configuration, depth: depth, inside: open + [name])
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
