import AppProject
import ProjectFiles

/// The libraries and the code of a project that need keys of its property lists.
struct ProjectNeeds {
  /// Something that needs a key.
  struct Reason: Hashable {
    /// A symbol, or the name of a library.
    let cause: String
    /// The first place that shows it.
    let evidence: Evidence
  }

  /// More are only counted.
  private static let limit = 5

  /// The reasons by key, those of libraries first; only of code that builds for users contain.
  private let reasons: [String: [Reason]]

  /// Reads what the code and the libraries of a project need at the top level of a file of `kind`.
  ///
  /// It waits for nothing, so there are no needs before the project was read. Linear in the needs.
  init(_ project: ProjectContext?, _ kind: FileKind) {
    guard let code = project?.$code else {
      reasons = [:]
      return
    }
    var found: [String: [Reason]] = [:]
    func add(_ key: String, _ cause: String, _ evidence: Evidence) {
      guard found[key]?.contains(where: { $0.cause == cause }) != true else { return }
      found[key, default: []].append(Reason(cause: cause, evidence: evidence))
    }
    switch kind {
    case .infoPlist:
      for use in code.libraryUses {
        guard case .key(let key) = use.need.demand, let call = use.calls.first(where: { $0.compilation == .certain })
        else { continue }
        add(key, use.need.library, call.evidence)
      }
      for use in code[.libraryKey] where use.compilation == .certain {
        add(use.name, use.library ?? use.name, use.evidence)
      }
      let needs = code.purposeNeeds.filter { $0.compilation == .certain && !$0.isIdle }
      for need in needs.filter({ $0.kind == .dependency }) + needs.filter({ $0.kind != .dependency }) {
        for key in need.alternatives.joined() { add(key, need.cause, need.evidence) }
      }
    case .entitlements:
      for use in code.entitledUses where !use.api.isOfSandbox && !use.api.isOfHardenedRuntime {
        for key in use.api.entitlements { add(key, use.api.symbol, use.evidence) }
      }
    default: break
    }
    reasons = found
  }

  /// The keys that something needs.
  var keys: Set<String> { Set(reasons.keys) }

  /// Returns the first of what needs `key`, a library if there is one; nil if nothing does.
  func cause(ofKey key: String) -> String? { reasons[key]?.first?.cause }

  /// Adds what needs `key`, each with its first place; nothing if nothing does.
  func append(_ key: String, to page: inout PageContent) {
    let found = reasons[key] ?? []
    var items = found.prefix(Self.limit).map { reason in
      RichText.words("pages.reason-at", "\(code: reason.cause)", "\(reason.evidence.placeName)")
    }
    if found.count > items.count { items.append(.words("pages.more", "\(String(found.count - items.count))")) }
    page.list(items, below: .words("pages.needed-in-project"))
  }
}
