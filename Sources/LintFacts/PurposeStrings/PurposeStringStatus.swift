import AppProject
import CodeScanning
import KeyCatalog
import PropertyList

/// The status of one purpose string in a bundle.
public struct PurposeStringStatus: Sendable {
  /// What there is of it.
  public enum Presence: String, Sendable {
    /// The Info.plist has it.
    case declared
    /// A build setting writes it.
    case supplied
    /// Another key replaces it, or the platform does not need it.
    case substituted
    /// The app that holds the extension has it.
    case host
    /// Something certainly requires it and it is missing.
    case missing
    /// Something probably requires it and it is missing.
    case probablyMissing
  }

  /// The key.
  public let key: String
  /// What there is of it.
  public let presence: Presence
  /// The text in the Info.plist, as written there; nil if it has none.
  public let text: String?
  /// What requires it, the most certain first; empty if nothing was found.
  public let needs: [PurposeNeed]

  /// Returns the purpose strings that a bundle has or needs, by key; linear in the needs.
  public static func all(of bundle: BundleOverview) -> [PurposeStringStatus] {
    let document = bundle.infoPlist
    let root = RootKeys(document.rootDictionary)
    let present = PresentPurposeKeys(root, bundle.context, bundle.context.bundle(of: document, root))
    var needs: [String: [PurposeNeed]] = [:]
    for need in bundle.context.code.purposeNeeds where present.concerns(need) {
      for key in Set(need.alternatives.joined()) { needs[key, default: []].append(need) }
    }
    let declared = PurposeKeys.entries(root).compactMap(\.name).map(KeyCatalog.withoutDeviceSuffix)
    let supplied = bundle.context.suppliedKeys.filter(PurposeKeys.isPurposeString)
    let missing = MissingPurposeString.find(in: document, root, project: bundle.context).reduce(into: [:]) {
      (found: inout [String: MissingPurposeString], missing) in
      for key in missing.keys where found[key]?.isCertain != true { found[key] = missing }
    }
    return Set(declared).union(supplied).union(needs.keys).sorted().compactMap { key in
      let presence: Presence =
        if declared.contains(key) {
          .declared
        } else if supplied.contains(key) {
          .supplied
        } else if let missing = missing[key] {
          missing.isInHost ? .host : missing.isCertain ? .missing : .probablyMissing
        } else {
          .substituted
        }
      let asking = needs[key] ?? []
      return PurposeStringStatus(
        key: key,
        presence: presence,
        text: root.value(forKey: key)?.stringValue,
        needs: asking.filter(\.isProven) + asking.filter { !$0.isProven }
      )
    }
  }
}
