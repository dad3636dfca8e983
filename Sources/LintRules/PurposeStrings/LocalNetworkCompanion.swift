import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports Bonjour services without a purpose string for the local network.
enum LocalNetworkCompanion: ProjectRule {
  static let description = RuleDescription(
    id: "local-network-companion",
    severity: .warning,
    example: .plist(
      bad: "<key>NSBonjourServices</key> <array> <string>_ipp._tcp</string> </array>",
      good: """
        <key>NSBonjourServices</key> <array> <string>_ipp._tcp</string> </array>
        <key>NSLocalNetworkUsageDescription</key> <string>Find printers near you.</string>
        """
    ),
    references: [.apple("technotes/tn3179-understanding-local-network-privacy")]
  )
  static let subject = RuleSubject.keys(services, purpose, in: .infoPlist)

  private static let services = "NSBonjourServices"
  private static let purpose = "NSLocalNetworkUsageDescription"
  /// The services of Flutter's debugger, now and before: builds for debugging add them and the text themselves, a release has neither.
  private static let debugging: Set = ["_dartVmService._tcp", "_dartobservatory._tcp"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // An extension does with what its app may.
    guard document.tree.isReadable, let root = document.rootDictionary, !context.traits.bundle.isExtension,
      let entry = context.rootKeys.entry(forKey: services), let key = entry.key, let list = entry.value,
      list.kind == .array,
      !list.children.allSatisfy({ $0.stringValue.map(debugging.contains) ?? false }),
      let resource = KeyCatalog.protectedResource(forKey: purpose),
      PurposeKeys.isKnown(resource, on: context.traits.bundle.otherPlatform),
      context.traits.bundle.otherPlatform.map(resource.enforcingPlatforms.contains) ?? true,
      !PurposeKeys.isPresent(purpose, in: context.rootKeys, project),
      !PurposeKeys.isReportedMissing(purpose, project, in: &context)
    else { return }
    context.report(
      description,
      at: key.range,
      description.text("message", services, purpose),
      fixes: [MissingPurposeReport.insertion(of: purpose, into: root, context.editor)].compactMap(\.self)
    )
  }
}
