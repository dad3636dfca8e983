import ProjectFiles

/// Reads a description of XcodeGen with the files that it includes, and notes what it leaves out.
///
/// Source: XcodeGen's documentation, "Project Spec", Include.
struct XcodeGenIncludes {
  private static let depthLimit = 8
  private static let countLimit = 64
  /// What a byte of a file costs: its nodes take that much more memory than texts.
  private static let byteCost = 8

  /// The path of the description.
  private let description: String
  private let files: any FileAccess
  private let budget: WorkBudget
  private let limits: ReachedLimits
  /// The number of files that were read.
  private var count = 0
  /// The paths of the files that are being read, each of which includes the next.
  private var open: [String] = []

  /// Makes a reader of the description at a path, which notes the limits that it reaches in `limits`.
  init(of description: String, _ files: any FileAccess, _ budget: WorkBudget, _ limits: ReachedLimits) {
    (self.description, self.files, self.budget, self.limits) = (description, files, budget, limits)
  }

  /// Returns the content of the description, a file whose paths are relative to its folder; nil if it is invalid.
  mutating func read(_ file: DescriptionFile) -> SpecNode? { read(file, pathBase: file.folder, as: nil) }

  private mutating func read(_ file: DescriptionFile, pathBase: String, as item: SpecNode?) -> SpecNode? {
    count += 1
    guard budget.take(file.text.count * Self.byteCost) else {
      note(.expansion, XcodeGenSpec.workLimit, file.path, item)
      return nil
    }
    guard let yaml = file.yaml(of: description, limits) else { return nil }
    let node = SpecNode(yaml, in: SpecFile(file: file, pathBase: pathBase))
    guard let include = node["include"] else { return node }
    open.append(file.path)
    defer { open.removeLast() }
    var base: SpecNode?
    for item in include.list ?? [include] {
      guard let other = included(item, from: file) else { continue }
      let isRelative = item["relativePaths"]?.written.bool ?? true
      guard let spec = read(other, pathBase: isRelative ? other.folder : pathBase, as: item) else { continue }
      base = base.map(spec.merged) ?? spec
    }
    return base.map(node.merged) ?? node
  }

  /// Returns the file that an item of `include` names; nil if it is absent, switched off or beyond a limit.
  private func included(_ item: SpecNode, from file: DescriptionFile) -> DescriptionFile? {
    guard let name = item.string ?? item["path"]?.string, item["enable"]?.written.bool != false else { return nil }
    let path = FilePath.absolute(name, from: file.folder)
    guard !limits.addOutside(path, files, in: description, at: { item.evidence }) else { return nil }
    guard let status = files.status(of: path), status.type == .file else { return nil }
    if open.contains(path) {
      note(.includeCycle, 0, name, item)
    } else if open.count >= Self.depthLimit {
      note(.includeDepth, Self.depthLimit, name, item)
    } else if count >= Self.countLimit {
      note(.includeCount, Self.countLimit, name, item)
    } else if status.size > DescriptionFile.limit {
      note(.includeSize, DescriptionFile.limit, name, item)
    } else {
      return DescriptionFile(path, files)
    }
    return nil
  }

  private func note(_ kind: ReachedLimit.Kind, _ limit: Int, _ name: String, _ item: SpecNode?) {
    limits.add(kind, limit, named: FilePath.name(name), in: description) {
      item?.evidence
    }
  }
}
