import AppProject
import CodeScanning
import KeyCatalog
import LintEngine
import ProjectFiles
import PropertyList

/// A purpose string that something in the project requires and the Info.plist lacks.
package struct MissingPurposeString {
  /// The key; several where any one of them would do.
  package let keys: [String]
  /// What requires it, the most certain first, then in the order of the project.
  package let needs: [PurposeNeed]
  /// Whether the bundle is an extension and the app that holds it has one of the keys.
  package let isInHost: Bool
  /// Whether the table of the Info.plist in its own language has a text, which the system takes although the key is missing.
  package let isInOwnTable: Bool
  /// How certain it is that the needs are those of this bundle.
  package let attribution: FactBasis
  /// Whether App Store Connect looks for it: not for apps of the Mac, and not for purposes of full accuracy.
  package let isForStore: Bool

  /// Whether the key is certainly required; for the local network the system has a default text.
  package var isCertain: Bool {
    keys != ["NSLocalNetworkUsageDescription"] && attribution != .assumed && !isInOwnTable
      && needs.contains(where: \.isProven)
  }

  /// Whether only builds for debugging require it.
  package var isForDebuggingOnly: Bool { needs.allSatisfy { $0.compilation == .debugOnly } }

  /// Whether only the advertising identifier requires it, which is readable without permission and then all zeros.
  package var isForZeroedIdentifier: Bool { needs.allSatisfy { $0.cause.hasSuffix("dvertisingIdentifier") } }

  /// Returns the cause of what rules report in the Info.plist at `path`, and in other files for the same reason.
  package func cause(in path: String?) -> FindingCause? {
    // What several apps may need is in the code that they share.
    let place = isCertain ? path : needs.first?.evidence.path ?? path
    return place.map { .place($0, keys.joined(separator: " "), of: "purpose-string-missing") }
  }

  private struct Key: MemoryKey {
    typealias Value = [MissingPurposeString]
    static let isOfState = true
  }

  /// Returns what the document of `context` lacks; worked out once for all rules.
  package static func all(_ project: ProjectContext, in context: RuleContext) -> [MissingPurposeString] {
    context.remember(Key()) { find(in: context.document, context.rootKeys, project: project) }
  }

  /// Returns what an Info.plist lacks, by key; empty for other files and for those that cannot be read.
  ///
  /// Linear in the needs.
  package static func find(in document: Document, _ root: RootKeys, project: ProjectContext) -> [MissingPurposeString] {
    guard document.kind == .infoPlist, document.rootDictionary != nil, showsAllKeys(document),
      !project.suppliesUnknownKeys, !project.isUnused
    else { return [] }
    let bundle = project.bundle(of: document, root)
    // The system asks for the app around a service.
    guard bundle.kind?.value != .xpcService else { return [] }
    let isWidget = bundle.kind?.value == .appExtension(point: "com.apple.widgetkit-extension")
    let present = PresentPurposeKeys(root, project, bundle)
    var needsByKeys: [[String]: [PurposeNeed]] = [:]
    for need in project.code.purposeNeeds
    where present.concerns(need) && !isNamedPurpose(need, project) && !project.code.isLeftOver(need) {
      let missing = missing(of: need, present)
      var need = need
      // If an entitlement has one of its keys, the author probably knows that the other is not used.
      if need.kind == .entitlement, missing.count < need.alternatives.joined().count { need.isCertain = false }
      // That no target names the file and that none is known to compile the code is one doubt.
      let membership = max(project.attribution, need.basis)
      let bases = [membership, need.isCertain ? .read : .assumed, need.compilation.basis]
      guard Certainty(bases) > .doubtful else { continue }
      for keys in missing { needsByKeys[keys, default: []].append(need) }
    }
    let hosts = HostPurposeKeys(of: bundle, project)
    return withoutRepetitions(needsByKeys).sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap {
      keys,
      needs in
      // Widgets get the location by the permission of the app, whose text is the app's.
      if isWidget, keys.allSatisfy({ PurposeKeys.family(of: $0) == "NSLocation" }) { return nil }
      let isInHost = hosts.have(oneOf: keys)
      // Of code that a watch app shares with its iPhone app, the app that has the key probably runs it.
      if isInHost, bundle.role != .appExtension, needs.allSatisfy({ $0.basis == .derived }) { return nil }
      return MissingPurposeString(
        keys: keys,
        needs: needs.filter(\.isProven) + needs.filter { !$0.isProven },
        isInHost: isInHost && bundle.role == .appExtension,
        isInOwnTable: keys.contains { PurposeKeys.isInOwnTable($0, project) },
        attribution: project.attribution,
        isForStore: !bundle.isOnly(for: .macOS) && keys != [PurposeKeys.temporaryLocation]
      )
    }
  }

  /// Whether a key that the document does not have is in no build of it: what the preprocessor includes may have keys.
  private static func showsAllKeys(_ document: Document) -> Bool {
    guard document.isPreprocessed else { return document.tree.isReadable }
    return document.tree.isReadableWhenPreprocessed
      && !document.tree.issues.contains { issue in
        let line = document.text.string(in: issue.range)
        return issue.code == .preprocessorDirective && ["include", "import"].contains { line.dropFirst().contains($0) }
      }
  }

  /// Whether the sources name the purposes for which they request full accuracy, which another rule checks one by one.
  private static func isNamedPurpose(_ need: PurposeNeed, _ project: ProjectContext) -> Bool {
    need.kind == .call && need.alternatives == [[PurposeKeys.temporaryLocation]]
      && !project.code[.accuracyPurpose].isEmpty
  }

  /// Drops lists of keys that a shorter list covers, since one of its keys is enough for both; what is certain stays,
  /// and takes the reasons of what it makes needless.
  private static func withoutRepetitions(_ found: [[String]: [PurposeNeed]]) -> [[String]: [PurposeNeed]] {
    var kept = found
    let isCertain = { (keys: [String]) in found[keys]?.contains(where: \.isProven) ?? false }
    let shorter = { (keys: [String]) in found.keys.filter { Set($0).isStrictSubset(of: keys) } }
    for keys in found.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let longer = found.keys.filter { other in
        isCertain(other) && Set(keys).isStrictSubset(of: other) && !shorter(other).contains(where: isCertain)
      }
      if shorter(keys).contains(where: isCertain) || !isCertain(keys) && !shorter(keys).isEmpty {
        kept[keys] = nil
      } else if !isCertain(keys), let surer = longer.min(by: { $0.lexicographicallyPrecedes($1) }) {
        kept[surer]? += found[keys] ?? []
        kept[keys] = nil
      }
    }
    return kept
  }

  /// Returns the missing keys that `need` requires: each alone, or together if one of them is enough.
  private static func missing(of need: PurposeNeed, _ present: PresentPurposeKeys) -> [[String]] {
    let groups = need.alternatives.map { group in group.filter { !present.satisfies($0, for: need) } }
    guard !groups.contains([]) else { return [] }
    guard groups.count == 1, let group = groups.first else { return [groups.compactMap(\.first)] }
    // If an older key is required together with its successor, the successor is added.
    let isSuperseded = { (key: String) in
      KeyCatalog.protectedResource(forKey: key)?.successorKeys.contains { group.contains($0) } ?? false
    }
    return group.filter { !isSuperseded($0) }.map { [$0] }
  }
}
