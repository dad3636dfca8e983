import AppProject
import KeyCatalog

/// The order of proposed keys in one dictionary.
///
/// Required keys and those that the project needs come first, then keys usual for the kind of bundle, keys known to the build, the rest, doubtful keys,
/// those of libraries, deprecated ones.
struct KeyRank {
  private static let generated = Set(KeyCatalog.generatedKeys.map(\.key))

  private let usual: [String: Int]
  private let needed: Set<String>
  private let plurals: PluralForms
  private let bundleName: String?
  /// The text of another key of the dictionary.
  private let text: (String) -> String?

  /// Makes the order for a dictionary at `level` of the catalog, in a document whose root shows what bundle it is for and whose
  /// project needs the keys `needed`; `text` returns the texts of its keys.
  init(
    level: String,
    domain: CatalogDomain,
    bundle: AppBundle,
    needed: Set<String> = [],
    plurals: PluralForms,
    text: @escaping (String) -> String?
  ) {
    self.text = text
    self.plurals = plurals
    self.needed = needed
    bundleName = bundle.kind?.value.catalogName
    let keys = KeyCatalog.usualKeys(inside: level, in: domain, kinds: Self.kinds(bundle))
    usual = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns whether the key has an effect in the bundle and with the other entries of the dictionary; none is known of a leftover
  /// that only old files have.
  func counts(_ info: KeyInfo) -> Bool {
    if info.isDeprecated, info.isDoubtful { return false }
    if let bundleName, info.ineffectiveBundles.contains(bundleName) { return false }
    guard let condition = info.onlyWith, let value = value(of: condition) else { return true }
    return condition.isMet(by: value)
  }

  /// Returns a text that sorts `info` among its siblings.
  func sortText(_ info: KeyInfo) -> String {
    let place = usual[info.key]
    return "\(rank(info, isUsual: place != nil))\(1000 + (place ?? 999))\(info.key)"
  }

  private func rank(_ info: KeyInfo, isUsual: Bool) -> Int {
    if info.isDeprecated { return 8 }
    if needed.contains(info.key) { return 1 }
    if info.library != nil { return 6 }
    if info.requirement == "required" || isRequired(info) { return 1 }
    if plurals.uses(info.key) == false { return 4 }
    if isUsual { return 2 }
    if info.isDoubtful { return 5 }
    return Self.generated.contains(info.path) || info.capability != nil ? 3 : 4
  }

  private func isRequired(_ info: KeyInfo) -> Bool {
    info.requiredWith.map { $0.isMet(by: value(of: $0)) } ?? false
  }

  private func value(of condition: KeyCondition) -> String? {
    text(condition.key)
  }

  /// The names that `usual-keys.plist` has for a bundle, the narrowest first.
  private static func kinds(_ bundle: AppBundle) -> [String] {
    switch bundle.kind?.value {
    case .app: bundle.systems.map { "app-\($0.rawValue)" }.sorted() + ["app"]
    case .appClip: ["appClip"]
    case .watchApp: ["watchApp"]
    case .appExtension(let point): [point, "appExtension"].compactMap(\.self)
    case .framework: ["framework"]
    case .loadableBundle, .testBundle: ["loadableBundle"]
    case nil, .xpcService, .plugIn, .tool: bundle.isOnly(for: .macOS) ? ["app-macOS"] : ["app"]
    }
  }
}
