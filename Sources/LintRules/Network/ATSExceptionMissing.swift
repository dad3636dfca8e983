import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports hosts that code loads without encryption and App Transport Security does not permit.
enum ATSExceptionMissing: SourceRule {
  static let description = RuleDescription(
    id: "ats-exception-missing",
    severity: .info,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>cellar.example.org</key> <dict> <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/> </dict>
          </dict>
        </dict>
        """,
      neighbours: [
        "Package.swift": "",
        "Load.swift": "let request = URLRequest(url: URL(string: \"http://cellar.example.org/wines\")!)",
      ]
    ),
    references: [TransportSecurity.page, .apple("security/preventing-insecure-network-connections")]
  )
  static let subject = RuleSubject.keys(TransportSecurity.key, in: .infoPlist)

  private static let placeLimit = 10
  /// Settings that permit more than single hosts.
  private static let permissions = [
    "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let loads = project.code[.insecureLoad].filter { $0.compilation == .certain }
    guard !loads.isEmpty, document.tree.isReadable, context.traits.bundle.isAppOrPartOfOne,
      !project.writesElsewhere(TransportSecurity.key)
    else { return }
    let settings = context.rootKeys.value(forKey: TransportSecurity.key)
    guard settings.map({ $0.kind == .dictionary }) ?? true,
      !permissions.contains(where: { settings?.value(forKey: $0).map { $0.kind != .false } ?? false })
    else { return }
    let exceptions = settings?.value(forKey: "NSExceptionDomains").map { Array($0.entries) } ?? []
    let hosts = Dictionary(grouping: loads) { $0.name.lowercased() }
    for (host, mentions) in hosts.sorted(by: { $0.key < $1.key })
    where !isLocal(host) && !exceptions.contains(where: { permits($0, host) }) {
      guard let first = mentions.first else { continue }
      let certainty = mentions.map(context.certainty).max() ?? .doubtful
      context.report(
        description,
        at: context.rootKeys.entry(forKey: TransportSecurity.key)?.key?.range ?? document.anchor,
        description.text("message", FilePath.name(first.evidence.path), host),
        certainty: certainty,
        related: mentions.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", FilePath.name($0.evidence.path), host))
        },
        cause: .place(first.evidence.path, host)
      )
    }
  }

  /// Whether the protection does not apply to a host: an address, or a name of the local network.
  private static func isLocal(_ host: String) -> Bool {
    !host.contains(".") || host.hasSuffix(".local") || HostName.isAddress(host)
  }

  /// Whether an exception may be about a host; one with a variable may be about any.
  private static func permits(_ entry: DictionaryEntry, _ host: String) -> Bool {
    guard let name = entry.name?.lowercased() else { return false }
    if BuildVariable.occurs(in: name) { return true }
    guard host == name || host.hasSuffix("." + name) && allows(subdomains, in: entry) else { return false }
    return allows(loads, in: entry)
  }

  /// Whether one of the settings of an exception may be on; a value that only a build determines may be.
  private static func allows(_ settings: [String], in entry: DictionaryEntry) -> Bool {
    guard let exception = entry.value, exception.kind == .dictionary else { return true }
    return settings.contains { exception.value(forKey: $0).map { $0.meansTrue || $0.hasBuildVariable } ?? false }
  }

  private static let subdomains = ["NSIncludesSubdomains"]
  /// The settings that permit loads without encryption, by their name of today and early ones.
  private static let loads = ["NSException", "NSTemporaryException", "NSThirdPartyException"].map {
    "\($0)AllowsInsecureHTTPLoads"
  }
}
