import ProjectFiles

/// An XcodeGen description with what it includes, and its targets with their templates.
///
/// Source: XcodeGen's documentation, "Project Spec".
struct XcodeGenSpec {
  private static let templateDepthLimit = 16
  /// The most targets that are read.
  private static let targetLimit = 500

  /// The most bytes of texts and settings that are made of a description.
  static let workLimit = 32_000_000

  /// The whole description.
  let root: SpecNode
  /// What it may still cost, in bytes.
  let budget: WorkBudget
  /// The limits that it reaches.
  let limits: ReachedLimits
  /// The file that holds it.
  let file: DescriptionFile

  /// Returns the descriptions in `folder`: those with the usual names, and others that none of them includes.
  static func all(in folder: String, _ files: any FileAccess, _ limits: ReachedLimits) -> [XcodeGenSpec] {
    let format = ProjectFormat.xcodeGen
    let names = format.names
    let filter = EntryFilter(names: Set(names), extensions: format.sharedExtensions)
    let entries = files.entries(of: folder, where: filter)
    let usual = names.filter { name in entries.contains { $0.name == name && $0.type == .file } }.prefix(1)
    let others = entries.filter { $0.type == .file && !names.contains($0.name) }.map(\.name).sorted()
    let found =
      usual.compactMap { DescriptionFile(FilePath.join(folder, $0), files) }
      + others.compactMap { unusualFile($0, in: folder, files) }
    let specs = found.compactMap { XcodeGenSpec($0, files, limits) }
    let included = Set(specs.flatMap(\.includedFiles))
    return specs.filter { !included.contains($0.file.path) }
  }

  /// Returns a file whose content is a description, whatever its name: it has a name and targets; nil for others.
  static func unusualFile(_ name: String, in folder: String, _ files: any FileAccess) -> DescriptionFile? {
    guard ProjectFormat.xcodeGen.sharedExtensions.contains(FilePath.fileExtension(name)), !name.hasPrefix("."),
      let file = DescriptionFile(FilePath.join(folder, name), files)
    else { return nil }
    return XcodeGenFile.isWhole(file.text.bytes) ? file : nil
  }

  /// Reads a description; nil if it is invalid.
  private init?(_ file: DescriptionFile, _ files: any FileAccess, _ limits: ReachedLimits) {
    let budget = WorkBudget(Self.workLimit)
    var includes = XcodeGenIncludes(of: file.path, files, budget, limits)
    guard let root = includes.read(file), !root.pairs.isEmpty else { return nil }
    self.root = root
    self.budget = budget
    self.limits = limits
    self.file = file
  }

  /// Notes that the description reaches a limit at the bytes `range` of a file of it.
  func note(_ kind: ReachedLimit.Kind, _ limit: Int = 0, named name: String, _ range: Range<Int>, of other: SpecFile) {
    limits.add(kind, limit, named: name, in: file.path) { other.file.evidence(range) }
  }

  /// Whether it names files outside what may be read, in which anything may be set.
  var lacksFiles: Bool { limits.all.contains { $0.kind == .outside && $0.description == file.path } }

  /// Notes that the work for the target that `declared` declares was too much, if that is so.
  func noteExpansion(at declared: SpecNode.Pair) {
    guard budget.isUsedUp else { return }
    note(.expansion, Self.workLimit, named: declared.key, declared.keyRange, of: declared.value.file)
  }

  /// The files that the description includes itself.
  private var includedFiles: [String] {
    guard let include = file.yaml()?["include"] else { return [] }
    return (include.sequence ?? [include]).compactMap { $0.string ?? $0["path"]?.string }
      .map { FilePath.absolute($0, from: file.folder) }.filter { $0 != file.path }
  }

  // MARK: Packages

  /// The folders of the packages that lie on the disk, by their names.
  var localPackages: [String: String] {
    (root["packages"]?.pairs ?? []).reduce(into: [:]) { packages, pair in
      if let path = pair.value["path"]?.path { packages[pair.key] = path }
    }
  }

  // MARK: Targets

  /// Returns the targets, with their templates below them and one for each platform of a list.
  ///
  /// Each has the entry that declares it.
  func targets() -> [(name: String, node: SpecNode, declared: SpecNode.Pair)] {
    var targets: [(name: String, node: SpecNode, declared: SpecNode.Pair)] = []
    for pair in root["targets"]?.pairs ?? [] {
      guard targets.count < Self.targetLimit else {
        note(.targetCount, Self.targetLimit, named: pair.key, pair.keyRange, of: pair.value.file)
        break
      }
      let node = resolved(pair.value, name: pair.key)
      noteExpansion(at: pair)
      guard let platforms = node["platform"]?.list?.compactMap(\.string) else {
        targets.append((pair.key, node, pair))
        continue
      }
      let wanted = platforms.uniqued()
      if wanted.count > Self.targetLimit - targets.count {
        note(.targetCount, Self.targetLimit, named: pair.key, pair.keyRange, of: pair.value.file)
      }
      for platform in wanted.prefix(Self.targetLimit - targets.count) {
        let name =
          (node["platformPrefix"]?.string ?? "") + pair.key + (node["platformSuffix"]?.string ?? "_\(platform)")
        targets.append((name, replacing([("platform", platform)], in: node), pair))
        targets[targets.count - 1].node.setPlatform(platform)
      }
    }
    return targets
  }

  private func resolved(_ target: SpecNode, name: String) -> SpecNode {
    var names: [String] = []
    var seen: Set<String> = []
    collectTemplates(of: target, into: &names, &seen, depth: 0)
    guard !names.isEmpty else { return target }
    let templates = root["targetTemplates"]
    var base: SpecNode?
    for template in names.compactMap({ templates?[$0] }) { base = base.map(template.merged) ?? template }
    let merged = base.map(target.merged) ?? target
    let attributes = (merged["templateAttributes"]?.pairs ?? []).compactMap { pair in
      pair.value.string.map { (pair.key, $0) }
    }
    return replacing([("target_name", name)] + attributes, in: merged)
  }

  /// Returns a node with the attributes of a template replaced, one after the other; linear in the text that is made.
  private func replacing(_ attributes: [(name: String, value: String)], in node: SpecNode) -> SpecNode {
    node.mapTexts { text in
      guard budget.take(text.utf8.count) else { return "" }
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      return attributes.reduce(text) { text, attribute in
        let replaced = text.replacing("${\(attribute.name)}", with: attribute.value)
        return budget.take(replaced.utf8.count) ? replaced : ""
      }
    }
  }

  /// Adds the names of the templates of a node, after those that they build on.
  private func collectTemplates(
    of node: SpecNode,
    into names: inout [String],
    _ seen: inout Set<String>,
    depth: Int
  ) {
    guard depth < Self.templateDepthLimit else {
      if let inner = node["templates"], let name = inner.strings.first {
        note(.templateDepth, Self.templateDepthLimit, named: name, inner.written.range, of: inner.file)
      }
      return
    }
    for name in node["templates"]?.strings ?? [] where seen.insert(name).inserted {
      guard let template = root["targetTemplates"]?[name] else { continue }
      collectTemplates(of: template, into: &names, &seen, depth: depth + 1)
      names.append(name)
    }
  }
}

extension SpecNode {
  /// Makes `platform` a single name.
  fileprivate mutating func setPlatform(_ platform: String) {
    guard case .map(var pairs) = content else { return }
    for index in pairs.indices where pairs[index].key == "platform" { pairs[index].value.content = .scalar(platform) }
    content = .map(pairs)
  }
}

extension String {
  /// Returns the text with each `part` replaced; linear.
  func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
