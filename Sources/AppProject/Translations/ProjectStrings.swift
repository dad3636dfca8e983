import CodeScanning
import Locking
import SourceText

/// The string tables of a project, and the code that asks for their texts.
public struct ProjectStrings: Sendable {
  /// The tables, sorted by folder.
  public let tables: [TableFamily]
  /// Whether all code of the project is in its folder and was read.
  public let hasAllCode: Bool
  private let knownUses: Lazy<[LocalizedKeyUses]>
  private let knownLiterals: Lazy<Set<String>>
  private let reader: ProjectReader?
  /// Returns the bundles that are known to take a file; empty if none is.
  private let owners: @Sendable (String) -> Set<String>

  /// Makes those of no project.
  public init() { self.init(tables: [], reader: nil) }

  /// Makes the strings of a project; code is read when it is first asked for.
  init(
    tables: [TableFamily],
    reader: ProjectReader?,
    hasAllCode: Bool = false,
    owners: @escaping @Sendable (String) -> Set<String> = { _ in [] },
    uses: @escaping @Sendable () -> [LocalizedKeyUses] = { [] },
    literals: @escaping @Sendable () -> Set<String> = { [] }
  ) {
    self.tables = tables
    self.reader = reader
    self.hasAllCode = hasAllCode
    self.owners = owners
    knownUses = Lazy(uses)
    knownLiterals = Lazy(literals)
  }

  /// The places that ask for texts, for each source that has some.
  public var uses: [LocalizedKeyUses] { knownUses.value }

  /// The same if the code was read; nil before, and while it is read.
  public var usesIfRead: [LocalizedKeyUses]? { knownUses.valueIfMade }

  /// The texts of all string literals in the code.
  public var literals: Set<String> { knownLiterals.value }

  /// Returns the text of the source at `path`; nil if it cannot be read.
  public func code(at path: String) -> SourceText? {
    reader?.files.contents(of: path, limit: ProjectReader.sourceLimit).map { SourceText(bytes: $0) }
  }

  /// Returns the tables of a name that the file at `path` may ask: those of the bundles that it is compiled into, of several those
  /// with the longest common folder.
  public func tables(named name: String, for path: String) -> [TableFamily] {
    let all = tables.filter { $0.name == name }
    guard !all.isEmpty else { return [] }
    let bundles = owners(path)
    let named =
      bundles.isEmpty
      ? all
      : all.filter { table in
        // What no target is known to take may be in any bundle.
        let own = table.files.first.map { owners($0.path) } ?? []
        return own.isEmpty || !own.isDisjoint(with: bundles)
      }
    guard named.count > 1 else { return named }
    let depths = named.map { Self.commonDepth($0.folder, path) }
    let deepest = depths.max() ?? 0
    return zip(named, depths).filter { $0.1 == deepest }.map(\.0)
  }

  /// The number of folders that both paths begin with.
  private static func commonDepth(_ path: String, _ other: String) -> Int {
    zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
