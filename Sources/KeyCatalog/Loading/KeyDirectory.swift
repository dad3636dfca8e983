import Locking

/// The keys of a domain level by level, for look-ups other than by exact path.
final class KeyDirectory: Sendable {
  /// The keys by path.
  let table: KeyTable
  private let lists: Lazy<Lists>

  private struct Lists: Sendable {
    /// All paths, sorted.
    let paths: [String]
    /// The paths of the keys directly inside a dictionary, sorted, by the path of the dictionary.
    let levels: [String: [String]]
    /// The same without the free-form keys.
    let namedKeys: [String: [String]]

    init(_ table: KeyTable) {
      paths = table.paths.sorted()
      levels = Dictionary(grouping: paths, by: KeyDirectory.parent(of:))
      namedKeys = levels.mapValues { $0.filter { $0 != "*" && !$0.hasSuffix("/*") } }
    }
  }

  private init(_ domain: CatalogDomain) {
    let table = KeyTable(domain)
    self.table = table
    // Of most domains, only the table is ever used.
    lists = Lazy { Lists(table) }
  }

  /// All paths, sorted.
  var paths: [String] { lists.value.paths }

  /// Returns the sorted paths of the named keys directly inside the dictionary at `level`, a path of the catalog.
  func children(of level: String) -> [String] {
    lists.value.namedKeys[level] ?? []
  }

  /// Returns whether there are keys inside the dictionary at `path`, a path of the catalog.
  func isLevel(_ path: String) -> Bool {
    lists.value.levels[path] != nil
  }

  /// Returns the keys directly inside the dictionary at `level` whose names begin with `prefix` and continue after it,
  /// sorted.
  func keys(inside level: String, beginningWith prefix: String) -> [KeyInfo] {
    let start = Self.join(level, prefix[...])
    return children(of: level).filter { $0.utf8.count > start.utf8.count && $0.hasPrefix(start) }
      .compactMap(table.key(at:))
  }

  /// Returns the keys with a name directly inside the dictionary at `level`, sorted.
  func keys(inside level: String) -> [KeyInfo] {
    children(of: level).compactMap(table.key(at:))
  }

  /// Returns the catalog's path of a key or dictionary, with `*` if only a free-form dictionary can hold the key.
  func canonical(_ components: [Substring]) -> String? {
    var path = ""
    for component in components {
      let named = Self.join(path, component)
      if isKnown(named) {
        path = named
        continue
      }
      let free = Self.join(path, "*")
      guard component != "[]", isKnown(free) else { return nil }
      path = free
    }
    return path
  }

  private func isKnown(_ path: String) -> Bool {
    table.contains(path) || isLevel(path)
  }

  private static func join(_ level: String, _ component: Substring) -> String {
    level.isEmpty ? String(component) : "\(level)/\(component)"
  }

  private static func parent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  // MARK: One directory per domain

  private static let all = DomainCache(KeyDirectory.init)

  /// Returns the directory of `domain`, which is made at the first call.
  static func of(_ domain: CatalogDomain) -> KeyDirectory { all[domain] }

  private static let outermost = DomainCache { of($0).keys(inside: "") }

  /// Returns the outermost keys of `domain`, sorted; they are kept, because each completion needs all of them.
  static func outermostKeys(of domain: CatalogDomain) -> [KeyInfo] { outermost[domain] }
}

/// A value for each domain, made at the first access.
///
/// It may be read from any thread; one makes the value while others wait.
struct DomainCache<Value: Sendable>: Sendable {
  private let slots: [Locked<Value?>]
  private let make: @Sendable (CatalogDomain) -> Value

  init(_ make: @escaping @Sendable (CatalogDomain) -> Value) {
    slots = KeyCatalog.fileKinds.map { _ in Locked(nil) }
    self.make = make
  }

  /// The value of `domain`; constant after the first call.
  subscript(domain: CatalogDomain) -> Value {
    slots[Int(domain.row)].withLock { value in
      if let value { return value }
      let made = make(domain)
      value = made
      return made
    }
  }
}

extension KeyCatalog {
  /// Returns the paths of the keys called exactly `name` in `domain`, the shortest first; free-form keys have no name.
  ///
  /// Constant after the first call, which is linear in the keys of the domain.
  public static func paths(ofKey name: String, in domain: CatalogDomain) -> [String] { pathsByName[domain][name] ?? [] }

  private static let pathsByName = DomainCache<[String: [String]]> { domain in
    var found: [String: [String]] = [:]
    for path in KeyDirectory.of(domain).paths {
      let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
      if name != "*", name != "[]" { found[name, default: []].append(path) }
    }
    return found.mapValues { $0.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
  }
}
