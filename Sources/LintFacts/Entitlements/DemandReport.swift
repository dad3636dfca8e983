import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Finds entitlements that an Info.plist requires and its bundles do not have.
package struct DemandReport {
  private let root: RootKeys
  private let signed: BundleEntitlements

  /// Reads the Info.plist of an app; nil for other files, for extensions, whose files are often copies of the app's,
  /// and if the entitlements are not known.
  package init?(_ document: Document, _ project: ProjectContext, _ context: RuleContext) {
    guard document.kind == .infoPlist, document.tree.isReadable, !context.traits.bundle.isExtension,
      project.targets.allSatisfy({ $0.role == .app }), let signed = BundleEntitlements(document, project)
    else { return nil }
    (root, self.signed) = (context.rootKeys, signed)
  }

  /// The text about what denies access.
  fileprivate var denial: String { signed.areSandboxed ? "sandbox" : "hardened" }

  /// Returns the unmet demands of the keys that `isWanted` takes, with the nodes of the keys, in the order of the file.
  package func keys(where isWanted: (String) -> Bool) -> [(node: Node, demand: EntitlementDemand)] {
    EntitlementDemand.all.flatMap { name, demands -> [(node: Node, demand: EntitlementDemand)] in
      guard let entry = root.entry(forKey: name), isWanted(name), let node = entry.key, let value = entry.value else {
        return []
      }
      return demands.filter { (!$0.needsTrue || value.meansTrue) && $0.isUnmet(by: signed) }.map { (node, $0) }
    }.sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  /// Returns the unmet demands of the items of a list, such as background modes, in the order of the file.
  package func items(of list: String) -> [(node: Node, demand: EntitlementDemand)] {
    guard let value = root.value(forKey: list) else { return [] }
    // Device capabilities may be a dictionary, in which true means that the device must have it.
    let named: [(Node, String)] =
      value.kind == .dictionary
      ? value.entries.filter { $0.value?.kind == .true }.compactMap { entry in entry.key.map { ($0, entry.name ?? "") }
      }
      : value.children.filter { $0.kind == .string }.map { ($0, $0.stringValue ?? "") }
    return named.flatMap { node, name in
      (EntitlementDemand.all["\(list):\(name)"] ?? []).filter { $0.isUnmet(by: signed) }.map { (node, $0) }
    }
  }

  /// Returns a fix that adds what is missing to the files with the entitlements; none if there are none or the
  /// developer must choose the value.
  package func fixes(of demand: EntitlementDemand) -> [Fix] {
    let isForMac = signed.platforms == [.macOS]
    let name = demand.entitlements.first { EntitlementDemand.isMacName($0) == isForMac } ?? demand.entitlements.first
    let insertion = name.flatMap { EntitlementInsertion($0, item: demand.item) }
    return [insertion?.fix(of: signed.files)].compactMap(\.self)
  }

  /// The files with the entitlements, as places that belong to a finding of `rule`.
  package func places(_ rule: RuleDescription) -> [RelatedPlace] {
    signed.places { rule.text("entitlements-here", $0) }
  }
}

extension RuleContext {
  /// Reports demands that are not met, the likely ones and those of keys that `isUsed` does not take as no more than information.
  package mutating func report(
    _ demands: [(node: Node, demand: EntitlementDemand)],
    of report: DemandReport,
    as rule: RuleDescription,
    isUsed: (String) -> Bool = { _ in true }
  ) {
    for (node, demand) in demands {
      let message =
        demand.item.map { rule.text("needs-entitlement-item", node.stringValue ?? "", demand.text, $0) }
        ?? rule.text(demand.isOfSandbox ? report.denial : "needs-entitlement", node.stringValue ?? "", demand.text)
      let isWarning = demand.isCertain && isUsed(node.stringValue ?? "")
      let severity = isWarning ? rule.severity : min(rule.severity, .info)
      self.report(
        rule,
        at: node.range,
        message,
        severity: severity,
        fixes: report.fixes(of: demand),
        related: report.places(rule)
      )
    }
  }
}
