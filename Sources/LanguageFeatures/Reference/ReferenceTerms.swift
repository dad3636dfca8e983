import KeyCatalog
import Lint

/// The terms that have a page.
enum ReferenceTerms {
  typealias Place = (domain: CatalogDomain, path: String)

  /// The keys inside other keys, by their own name; the one with the shortest path where several share it.
  static let nestedKeys: [String: Place] = {
    var places: [String: Place] = [:]
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.keys(in: domain) where info.path.contains("/") && info.key != "*" && info.key != "[]" {
        if let known = places[info.key], known.path.utf8.count <= info.path.utf8.count { continue }
        places[info.key] = (domain, info.path)
      }
    }
    return places
  }()

  /// The values that name something by themselves: those of privacy manifests and the background modes.
  static let values: [String: Place] = {
    var places: [String: Place] = [:]
    var keys = KeyCatalog.keys(in: .privacyManifest).map { (domain: CatalogDomain.privacyManifest, info: $0) }
    if let modes = KeyCatalog.key(at: "UIBackgroundModes", in: .infoPlist) { keys.append((.infoPlist, modes)) }
    for (domain, info) in keys where info.types != .boolean {
      for value in info.values where places[value.value] == nil { places[value.value] = (domain, info.path) }
    }
    return places
  }()

  private static let all: [String] = {
    let keys = CatalogDomain.allCases.flatMap { KeyCatalog.children(of: "", in: $0).map(\.key) }
    let codes = KeyCatalog.appStoreErrors.map(\.displayCode)
    let terms = keys + nestedKeys.keys + RuleRegistry.all.map { $0.description.id } + codes
    return Set(terms + KeyCatalog.deviceCapabilities.map(\.value) + values.keys).sorted()
  }()

  /// The names that Xcode shows for keys; as they repeat the keys, only a misspelling leads to them.
  private static let titles = Set(CatalogDomain.allCases.flatMap { KeyCatalog.keys(in: $0).compactMap(\.title) })
    .sorted()

  /// Returns the terms nearest to `term` by edits, then those that contain it.
  static func nearest(to term: String, limit: Int) -> [String] {
    let wanted = term.lowercased()
    guard !wanted.isEmpty else { return [] }
    let reach = max(1, min(6, wanted.unicodeScalars.count / 4))
    var found: [(distance: Int, term: String)] = []
    for candidate in all where candidate != term {
      let lowercased = candidate.lowercased()
      if let distance = EditDistance.bounded(wanted, lowercased, limit: reach) {
        found.append((distance, candidate))
      } else if wanted.utf8.count >= 3, lowercased.containsBytes(of: wanted) {
        found.append((reach + 1, candidate))
      }
    }
    if found.isEmpty {
      for title in titles where title != term {
        EditDistance.bounded(wanted, title.lowercased(), limit: reach).map { found.append(($0, title)) }
      }
    }
    return found.sorted { ($0.distance, $0.term.utf8.count, $0.term) < ($1.distance, $1.term.utf8.count, $1.term) }
      .prefix(limit).map(\.term)
  }
}
