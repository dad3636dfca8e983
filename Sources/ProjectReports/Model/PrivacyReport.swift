import AppProject
import BuildDescriptions
import KeyCatalog
import LintFacts
import ProjectFiles
import PropertyList

/// What privacy manifests declare, merged as in the report that Xcode makes of an archive.
public struct PrivacyReport: Sendable {
  /// A type of data that is collected.
  public struct DataType: Sendable {
    /// Its name in manifests, without the prefix that all have.
    public let name: String
    /// Whether it is linked to the identity of users; nil if no manifest declares it.
    public let isLinked: Bool?
    /// Whether it is used to track users; nil if no manifest declares it.
    public let isTracking: Bool?
    /// What it is used for, without the prefix that all have, sorted.
    public internal(set) var purposes: [String]
    /// The bundles and libraries that collect it, in their order.
    public internal(set) var sources: [String]
  }

  /// A reason for which API of a category is used.
  public struct Reason: Sendable {
    /// The category, without the prefix that all have.
    public let category: String
    /// The code; nil if the entry has none.
    public let code: String?
    /// The bundles and libraries that give it, in their order.
    public internal(set) var sources: [String]
  }

  /// A domain for tracking.
  public struct Domain: Sendable {
    /// The domain.
    public let name: String
    /// The bundles and libraries that connect to it, in their order.
    public internal(set) var sources: [String]
  }

  /// A manifest.
  public struct Manifest: Sendable {
    /// The bundle or library that has it.
    public let source: String
    /// The absolute path.
    public let path: String
    /// Whether it can be read.
    public let isReadable: Bool
  }

  /// The manifests.
  public let manifests: [Manifest]
  /// The bundles and libraries that track users.
  public let tracking: [String]
  /// The types of data, by name.
  public let dataTypes: [DataType]
  /// The reasons, by category and code.
  public let reasons: [Reason]
  /// The domains, by name.
  public let domains: [Domain]

  /// Merges manifests; linear in them.
  init(_ sources: [(name: String, document: Document)]) {
    var types: [[String]: DataType] = [:]
    var reasons: [[String]: Reason] = [:]
    var domains: [String: Domain] = [:]
    for (source, document) in sources {
      guard let root = document.rootDictionary, document.tree.isReadable else { continue }
      for item in Self.dictionaries(root, "NSPrivacyCollectedDataTypes") {
        let type = Self.dataType(item, source)
        let key = [type.name, type.isTracking.map { "\($0)" } ?? "", type.isLinked.map { "\($0)" } ?? ""]
        let known = types[key] ?? type
        types[key] = known
        types[key]?.purposes = Set(known.purposes + type.purposes).sorted()
        types[key]?.sources = (known.sources + [source]).uniqued()
      }
      for item in AccessedAPI.items(of: root) {
        let category = Self.short(item.category?.stringValue ?? "", "NSPrivacyAccessedAPICategory")
        let codes = item.reasons.isEmpty ? [nil] : item.reasons.map { Optional($0.text) }
        for code in codes {
          let key = [category, code ?? ""]
          let known = reasons[key] ?? Reason(category: category, code: code, sources: [])
          reasons[key] = known
          reasons[key]?.sources = (known.sources + [source]).uniqued()
        }
      }
      for name in Self.texts(root, "NSPrivacyTrackingDomains") {
        let known = domains[name] ?? Domain(name: name, sources: [])
        domains[name] = Domain(name: name, sources: (known.sources + [source]).uniqued())
      }
    }
    manifests = sources.map { source in
      let isReadable = source.document.rootDictionary != nil && source.document.tree.isReadable
      return Manifest(source: source.name, path: source.document.path ?? "", isReadable: isReadable)
    }
    tracking = sources.filter { $0.document.rootDictionary?.value(forKey: "NSPrivacyTracking")?.kind == .true }
      .map(\.name).uniqued()
    dataTypes = types.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    self.reasons = reasons.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    self.domains = domains.values.sorted { $0.name < $1.name }
  }

  /// Whether no manifest declares anything.
  public var isEmpty: Bool { tracking.isEmpty && dataTypes.isEmpty && reasons.isEmpty && domains.isEmpty }

  private static func dataType(_ item: Node, _ source: String) -> DataType {
    func flag(_ key: String) -> Bool? { item.value(forKey: key).flatMap { $0.kind.isBoolean ? $0.kind == .true : nil } }
    return DataType(
      name: short(item.value(forKey: "NSPrivacyCollectedDataType")?.stringValue ?? "", "NSPrivacyCollectedDataType"),
      isLinked: flag("NSPrivacyCollectedDataTypeLinked"),
      isTracking: flag("NSPrivacyCollectedDataTypeTracking"),
      purposes: texts(item, "NSPrivacyCollectedDataTypePurposes")
        .map { short($0, "NSPrivacyCollectedDataTypePurpose") },
      sources: [source]
    )
  }

  private static func dictionaries(_ root: Node, _ key: String) -> [Node] {
    list(root, key).filter { $0.kind == .dictionary }
  }

  private static func texts(_ root: Node, _ key: String) -> [String] { list(root, key).compactMap(\.stringValue) }

  private static func list(_ root: Node, _ key: String) -> [Node] {
    guard let list = root.value(forKey: key), list.kind == .array else { return [] }
    return Array(list.children)
  }

  private static func short(_ text: String, _ prefix: String) -> String {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}

/// The privacy manifests of a project, with the bundles and libraries that have them.
struct PrivacySources {
  private let bundles: [BundleOverview]
  private let libraries: [LibraryManifest]

  init(_ bundles: [BundleOverview], _ libraries: [LibraryManifest]) {
    (self.bundles, self.libraries) = (bundles, libraries)
  }

  /// Returns the manifests of a bundle, each file once.
  ///
  /// Those of an app include those of the bundles in it and of the libraries in the project's folder.
  func sources(of bundle: BundleOverview) -> [(name: String, document: Document)] {
    let inner = bundle.role == .app ? bundles.filter { isEmbedded($0, in: bundle) } : []
    let own = ([bundle] + inner).flatMap { part in
      let documents = part.context.documents
      return (documents.privacyManifests + documents.libraryPrivacyManifests).map { (Self.name(of: part), $0) }
    }
    let others = bundle.role == .app ? libraries.map { ($0.library, $0.document) } : []
    var seen: Set<String> = []
    return (own + others).filter { seen.insert($0.1.path ?? "").inserted }
  }

  private func isEmbedded(_ bundle: BundleOverview, in app: BundleOverview) -> Bool {
    bundle.infoPlist.path != app.infoPlist.path
      && bundle.context.bundles.flatMap(\.knownHosts).contains { host in
        app.context.targets.contains { TargetID($0) == TargetID(host) }
      }
  }

  private static func name(of bundle: BundleOverview) -> String {
    let names = bundle.context.targets.map(\.name)
    return names.isEmpty ? FilePath.name(bundle.infoPlist.path ?? "") : names.joined(separator: ", ")
  }
}
