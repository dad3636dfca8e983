import AppProject
import CodeScanning
import KeyCatalog

extension CodeFacts {
  /// Whether an entitlement that permits the use of a resource is probably left over: the code is known, and neither it nor a library
  /// mentions the resource.
  ///
  /// Linear in the needs.
  package func isLeftOver(_ entitlement: PurposeNeed) -> Bool {
    guard entitlement.kind == .entitlement,
      entitlement.cause.hasPrefix("com.apple.security.") ? isComplete : isWhole
    else { return false }
    let families = Set(entitlement.alternatives.joined().map(PurposeKeys.family))
    return !(purposeNeeds + purposeHints).contains { need in
      need.kind != .entitlement && need.alternatives.joined().contains { families.contains(PurposeKeys.family(of: $0)) }
    }
  }
}
