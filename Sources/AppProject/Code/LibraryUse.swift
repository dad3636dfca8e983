import Dependencies
import KeyCatalog
import ProjectFiles

/// The calls of a library that needs something of the app.
public struct LibraryUse: Sendable, Hashable {
  /// What it needs.
  public let need: LibraryNeed
  /// The calls, in the order of the files.
  public var calls: [CodeUsage.Mention]
  /// The literals that the calls begin with, each once.
  public let arguments: [String]

  /// Returns what `code` calls of libraries, sorted by the names of the rows, without what its own code gives and what the version of
  /// the library, if it is among `dependencies`, does not need; linear in the calls and the rows.
  ///
  /// What packages need by themselves is used where the project requests them.
  static func all(in code: CodeUsage, _ dependencies: [ProjectDependencies]) -> [LibraryUse] {
    let given = Set(code[.librarySetting].map(\.name))
    var found: [String: (calls: [CodeUsage.Mention], arguments: [String], places: Set<Evidence>)] = [:]
    for mention in code[.libraryCall] {
      let parts = mention.name.split(separator: "\n", maxSplits: 1).map(String.init)
      // A call whose argument is a constant is mentioned with its text too.
      if found[parts[0], default: ([], [], [])].places.insert(mention.evidence).inserted {
        found[parts[0]]?.calls.append(mention)
      }
      if parts.count > 1 { found[parts[0]]?.arguments.append(parts[1]) }
    }
    return KeyCatalog.libraryNeeds.compactMap { need in
      if case .flag = need.demand {
        let places = dependencies.flatMap { $0.requests(of: need) }.uniqued()
        return places.isEmpty
          ? nil : LibraryUse(need: need, calls: places.map { .init(need.library, $0) }, arguments: [])
      }
      guard let use = found[need.id], !given.contains(need.id),
        !dependencies.contains(where: { $0.isOlder(than: need) })
      else { return nil }
      return LibraryUse(need: need, calls: use.calls, arguments: use.arguments.uniqued())
    }
  }
}
