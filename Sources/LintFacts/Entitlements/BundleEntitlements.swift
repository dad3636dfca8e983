import AppProject
import BuildDescriptions
import CodeScanning
import KeyCatalog
import LintEngine
import ProjectFiles
import PropertyList

/// What the bundles that a file belongs to are signed with.
package struct BundleEntitlements {
  /// The files with the entitlements.
  package let documents: [Document]
  private let configurations: [TargetConfiguration]
  private let code: () -> CodeUsage
  /// The entitlements that a generator writes.
  private let generated: Set<String>
  /// The paths of documents that a generator has yet to write.
  private let made: Set<String>

  /// Reads the entitlements of each configuration; nil unless all are known, since one of them may have what the others
  /// lack.
  package init?(_ document: Document, _ project: ProjectContext) {
    configurations = project.targets.flatMap(\.configurations)
    let all = project.documents.entitlements + (document.kind == .entitlements ? [document] : [])
    let paths = Set(all.compactMap(\.path))
    // What only builds for debugging are signed with does not help those that are distributed.
    let shipped = Set(configurations.filter { !$0.isNamedForDebugging }.map(\.entitlements))
    let debugged = Set(configurations.compactMap(\.entitlements)).subtracting(shipped.compactMap(\.self))
    documents =
      shipped.isEmpty ? all : all.filter { $0.path == document.path || !debugged.contains($0.path ?? "") }
    // If they are written out, the documents have more facts.
    let others = project.targets.filter { !($0.generatedEntitlements.map(paths.contains) ?? false) }
    generated = Set(others.flatMap(\.generatedKeys).filter { $0.file == .entitlements }.map(\.key))
    made = Set(project.targets.compactMap(\.generatedEntitlements))
    guard !configurations.isEmpty,
      all.allSatisfy({ $0.rootDictionary != nil && $0.tree.isReadable && !$0.isPreprocessed })
    else { return nil }
    let areKnown = project.targets.allSatisfy { target in
      if let path = target.generatedEntitlements, paths.contains(path) { return target.knowsEntitlements }
      // A generator that is known to write none.
      if target.generatedEntitlements == nil, target.knowsEntitlements { return true }
      return !target.suppliesUnknownKeys
        && target.configurations.allSatisfy { configuration in
          // A generator may name a file by a way of its own.
          guard configuration.sets("CODE_SIGN_ENTITLEMENTS") else {
            return target.isOfXcode || target.isWhollyDescribed && configuration.hasBundleSettings
          }
          return configuration.entitlements.map(paths.contains) ?? false
        }
    }
    guard areKnown else { return nil }
    code = { project.code }
  }

  /// The platforms that some configuration is built for; empty if only a build determines them.
  package var platforms: Set<ApplePlatform> { configurations.reduce(into: []) { $0.formUnion($1.platforms) } }

  /// Whether some configuration is built for the Mac, natively or with Mac Catalyst; other systems ignore the sandbox.
  ///
  /// Files for other systems than the Mac alone show nothing about the sandbox.
  package var areForMac: Bool { !platformsOfMac.isEmpty && configurations.allSatisfy(\.mayBeForMac) }

  /// Whether the files are for builds for the Mac alone, natively or with Mac Catalyst.
  package var areForMacAlone: Bool {
    !platformsOfMac.isEmpty
      && configurations.allSatisfy(\.isForMacAlone)
  }

  /// Whether they are for the Mac, in whose sandbox the app runs in some configuration.
  package var areSandboxed: Bool { areForMac && isTrue(EntitlementDemand.sandbox) }

  /// Whether they are for the Mac alone, which runs some configuration with the hardened runtime.
  package var areHardened: Bool {
    areForMacAlone && configurations.contains { $0.value(of: "ENABLE_HARDENED_RUNTIME").text?.uppercased() == "YES" }
  }

  /// Returns whether some configuration has an entitlement whose name begins with `prefix`.
  package func hasEntitlement(withPrefix prefix: String) -> Bool {
    generated.contains { $0.hasPrefix(prefix) }
      || documents.contains { document in
        document.rootDictionary?.entries.contains { $0.name?.hasPrefix(prefix) ?? false } ?? false
      }
  }

  /// The platforms that code for the Mac is compiled as: Mac Catalyst counts as iOS.
  ///
  /// Templates list the Mac for apps whose code is for other systems.
  package var platformsOfMac: Set<ApplePlatform> {
    var found: Set<ApplePlatform> = []
    for configuration in configurations {
      if configuration.platforms.contains(.macOS) { found.insert(.macOS) }
      if configuration.value(of: "SUPPORTS_MACCATALYST").text == "YES" { found.insert(.iOS) }
    }
    if found.contains(.macOS), platforms != [.macOS], code().isWithoutMac { found.remove(.macOS) }
    return found
  }

  /// Returns whether no configuration has the entitlement `name`, in a file or by a build setting.
  package func lacks(_ name: String) -> Bool {
    // A key that has no value yet is there.
    !documents.contains { $0.rootDictionary?.entry(forKey: name) != nil } && !isSupplied(name)
  }

  /// Returns whether some configuration has the entitlement `name`, a list, with `item` in it, or a list that is not known.
  package func lists(_ item: String, under name: String) -> Bool {
    generated.contains(name)
      || documents.contains { document in
        guard let list = document.rootDictionary?.value(forKey: name) else { return false }
        return list.kind != .array || list.children.contains { $0.textEquals(item) }
      }
  }

  /// Returns whether the entitlement `name` is true in some configuration.
  package func isTrue(_ name: String) -> Bool {
    documents.contains { $0.rootDictionary?.value(forKey: name)?.kind == .true } || isSupplied(name)
  }

  /// Whether a generator or a build setting adds the entitlement in some configuration; a value that only a build determines
  /// counts as such.
  private func isSupplied(_ name: String) -> Bool {
    if generated.contains(name) { return true }
    guard let setting = KeyCatalog.key(at: name, in: .entitlements)?.buildSetting else { return false }
    return configurations.contains { configuration in
      guard configuration.sets(setting), let value = configuration.value(of: setting).text else {
        return configuration.sets(setting)
      }
      return !["", "NO"].contains(value.uppercased())
    }
  }

  /// The documents that are files, which developers can change.
  package var files: [Document] { documents.filter { !made.contains($0.path ?? "") } }

  /// The files, as places that belong to a finding about what they lack.
  package func places(_ text: (String) -> String) -> [RelatedPlace] {
    files.compactMap { document in
      Evidence(document.anchor, in: document).map { RelatedPlace(.elsewhere($0), text(document.name)) }
    }
  }
}
