import KeyCatalog
import ProjectFiles

/// Something that the code does with a package of npm that it imports, for which the package needs something.
package struct PackageUse: Sendable, Hashable {
  /// The package.
  package let package: String
  /// What it needs.
  package let need: PackageNeed
  /// Which of the conditions of the need the code meets; nil if what is linked or set meets one.
  package let condition: PackageCondition?
  /// What the code does, as users call it: a name that the package exports, an option.
  package let cause: String
  /// Whether it names something that the package exports, rather than an option.
  package let isCall: Bool
  /// Whether the code certainly does it; if not, only a run decides.
  package let isCertain: Bool
  /// The type of the Bonjour service that it names, or the name of what it needs.
  package let service: String?
  /// Where it occurs.
  package let evidence: Evidence

  /// Makes a use.
  package init(
    package: String,
    need: PackageNeed,
    condition: PackageCondition? = nil,
    cause: String,
    isCall: Bool = false,
    isCertain: Bool = true,
    service: String? = nil,
    evidence: Evidence
  ) {
    (self.package, self.need, self.condition, self.cause) = (package, need, condition, cause)
    (self.isCall, self.isCertain, self.service, self.evidence) = (isCall, isCertain, service, evidence)
  }
}

extension PackageNeed.Subject {
  /// The option of a call whose text is the name of what is needed; nil if the catalog has the name.
  package var namingOption: String? {
    if case .backgroundTask(let name) = self, name.hasPrefix("*") { String(name.dropFirst()) } else { nil }
  }
}
