import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports Bonjour services that the code searches for and the Info.plist does not list.
enum BonjourServiceMissing: SourceRule {
  static let description = RuleDescription(
    id: "bonjour-service-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSBonjourServices</key> <array> <string>_cellar._tcp</string> </array>",
      good: """
        <key>NSBonjourServices</key> <array>
          <string>_cellar._tcp</string>
          <string>_ipp._tcp</string>
        </array>
        """,
      neighbours: [
        "Package.swift": "",
        "Printers.swift": "let browser = NWBrowser(for: .bonjour(type: \"_ipp._tcp\", domain: nil), using: .tcp)",
      ]
    ),
    references: [
      .apple("bundleresources/information-property-list/nsbonjourservices"),
      .apple("technotes/tn3179-understanding-local-network-privacy"),
    ]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "NSBonjourServices"
  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let entry = context.rootKeys.entry(forKey: key)
    let bundle = context.traits.bundle
    guard document.tree.isReadable, let root = document.rootDictionary, bundle.role == .app,
      !bundle.systems.contains(.macOS), !project.writesElsewhere(key),
      entry.map({ $0.value?.kind == .array }) ?? true, let listed = ResolvedTexts(entry?.value, project)
    else { return }
    let known = Set(listed.all.map(BonjourServiceType.base))
    let libraries = LibraryDemands.uses(project, context).flatMap { use -> [CodeUsage.Mention] in
      guard case .bonjourService(let service) = use.need.demand else { return [] }
      return use.calls.map { CodeUsage.Mention(service, $0.evidence) }
    }
    let services = Dictionary(grouping: services(of: project.code) + libraries, by: \.name)
    for (service, mentions) in services.sorted(by: { $0.key < $1.key }) where !known.contains(service) {
      guard let first = mentions.first else { continue }
      let edit =
        entry?.value.map { context.editor.insertItem(.string(service), into: $0) }
        ?? context.editor.insertEntry(key, .array([.string(service)]), into: root)
      context.report(
        description,
        at: entry?.key?.range ?? document.anchor,
        description.text("message", FilePath.name(first.evidence.path), service, key),
        fixes: [Fix(description.text("insert", service), [edit], isSafe: false)],
        related: mentions.prefix(placeLimit).map { mention in
          let text = description.text("here", FilePath.name(mention.evidence.path), service)
          return RelatedPlace(.elsewhere(mention.evidence), text)
        }
      )
    }
  }

  /// Returns the services that code searches for, each as it must be listed.
  private static func services(of facts: CodeUsage) -> [CodeUsage.Mention] {
    let services = facts[.bonjourService].map { mention in
      CodeUsage.Mention(BonjourServiceType.base(of: mention.name), mention.evidence)
    }
    // Multipeer Connectivity uses both protocols.
    let peers = facts[.peerService].flatMap { mention in
      ["_tcp", "_udp"].map { CodeUsage.Mention("_\(mention.name).\($0)", mention.evidence) }
    }
    return (services + peers).filter { BonjourServiceType.problem(of: $0.name) == nil }
  }
}
