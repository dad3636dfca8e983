import AppProject
import LintFacts
import ProjectFiles
import PropertyList

/// Reads the names in projects, each place once.
struct SymbolReader {
  /// Longer names are cut.
  private static let nameLimit = 200
  /// Deeper keys are left out, so that the recursion ends.
  private static let depthLimit = 16
  /// The most names that are kept: no person searches more, and they are searched at each keystroke.
  private static let countLimit = 200_000

  private(set) var targets: [NamedSymbol] = []
  private(set) var identifiers: [NamedSymbol] = []
  private(set) var keys: [NamedSymbol] = []
  private(set) var tableKeys: [NamedSymbol] = []
  private var seenTargets: Set<String> = []
  private var seenFiles: Set<String> = []
  private var root = ""

  /// Adds the names of a project.
  mutating func add(_ project: ProjectDeclarations) {
    root = project.root
    for target in project.targets { add(target) }
    for document in project.propertyLists where seenFiles.insert(document.path ?? "").inserted {
      let container = shown(document.path ?? "")
      if let dictionary = document.rootDictionary { add(dictionary, of: document, container, depth: 0) }
    }
    for table in project.tables { add(table) }
  }

  // MARK: Targets

  private mutating func add(_ declared: ProjectDeclarations.Target) {
    let target = declared.target
    let file = target.declaredIn
    guard !target.name.isEmpty, seenTargets.insert("\(file)/\(target.name)").inserted else { return }
    // Users know the project as one item.
    let container = shown(target.isInXcodeProject ? FilePath.folder(file) : file)
    let place = declared.place.map(NamedSymbol.Place.line) ?? .file(file)
    targets.append(NamedSymbol(name: short(target.name), kind: .target, container: container, place: place))
    var seen: Set<String> = []
    for fact in target.configurations.compactMap({ $0.fact(of: "PRODUCT_BUNDLE_IDENTIFIER") }) {
      guard seen.insert(fact.value).inserted else { continue }
      var place = place
      if case .setting(_, let evidence?) = fact.origin { place = .line(evidence) }
      identifiers.append(
        NamedSymbol(name: short(fact.value), kind: .bundleIdentifier, container: target.name, place: place)
      )
    }
  }

  // MARK: Property lists

  private mutating func add(_ container: Node, of document: Document, _ shown: String, depth: Int) {
    guard depth < Self.depthLimit, keys.count < Self.countLimit else { return }
    if container.kind == .array {
      for item in container.children { add(item, of: document, shown, depth: depth + 1) }
      return
    }
    guard container.kind == .dictionary else { return }
    for entry in container.entries {
      guard let key = entry.key, let name = entry.name, !name.isEmpty, let value = entry.value else { continue }
      let place = NamedSymbol.Place.range(key.contentRange, document)
      let kind = NamedSymbol.Kind.key(OutlineSymbol.Kind(value))
      keys.append(NamedSymbol(name: short(name), kind: kind, container: shown, place: place))
      if depth == 0, name == "CFBundleIdentifier", let text = value.stringValue, !text.isEmpty, !text.contains("$") {
        let place = NamedSymbol.Place.range(value.contentRange, document)
        identifiers.append(NamedSymbol(name: short(text), kind: .bundleIdentifier, container: shown, place: place))
      }
      add(value, of: document, shown, depth: depth + 1)
    }
  }

  // MARK: Tables

  /// Adds each key of a table once: in a catalog, or in the language that the texts are written in.
  private mutating func add(_ table: TableFamily) {
    let base = table.baseLanguage
    var seen: Set<String> = []
    for file in table.files where file.language == nil || file.language == base {
      guard tableKeys.count < Self.countLimit, let document = file.document,
        seenFiles.insert(file.path).inserted
      else { continue }
      let container = shown(file.path)
      for (name, range) in Self.keys(of: document) where !name.isEmpty && seen.insert(name).inserted {
        let place = NamedSymbol.Place.range(range, document)
        tableKeys.append(NamedSymbol(name: short(name), kind: .tableKey, container: container, place: place))
      }
    }
  }

  private static func keys(of document: Document) -> [(name: String, range: Range<Int>)] {
    if let catalog = document.catalog { return catalog.texts.map { ($0.key, $0.name.contentRange) } }
    let entries = document.rootDictionary.map { Array($0.entries) } ?? []
    return entries.compactMap { entry in
      guard let key = entry.key, let name = entry.name else { return nil }
      return (name, key.contentRange)
    }
  }

  // MARK: Texts

  /// Returns a path from the folder of the project.
  private func shown(_ path: String) -> String {
    FilePath.isInside(path, root) ? String(path.dropFirst(root.count + 1)) : path
  }

  private func short(_ name: String) -> String {
    let line = name.contains(where: \.isNewline) ? name.split(whereSeparator: \.isNewline).joined(separator: " ") : name
    return line.utf8.count <= Self.nameLimit ? line : String(line.prefix(Self.nameLimit)) + "…"
  }
}
