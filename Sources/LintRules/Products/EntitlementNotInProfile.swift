import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports signed entitlements that the provisioning profile does not allow.
enum EntitlementNotInProfile: Rule {
  static let description = RuleDescription(
    id: "entitlement-not-in-profile",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      "<key>com.apple.developer.healthkit</key> <true/>",
      repairing: .withProfile(allowing: ["application-identifier": .string("TEAM123456.*")]),
      of: .entitlements
    ) { bundle in
      bundle = .withProfile(allowing: ["com.apple.developer.healthkit": .boolean(true)])
    },
    appStoreCode: "ITMS-90164",
    references: ["https://github.com/airsdk/Adobe-Runtime-Support/issues/137"]
  )
  static let subject = RuleSubject.everything(in: .entitlements)
  static let checks: [Check] = [.slowProject(check)]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported || built.product.isForMac, let profile = built.profile,
      case .dictionary(let signed)? = document.tree.value
    else { return }
    for (name, value) in signed.map({ ($0.key, $0.value) }) where isChecked(name, built) {
      guard let entry = context.rootKeys.entry(forKey: name) else { continue }
      guard let allowed = profile.entitlements?[name] else {
        // What is not asked for need not be allowed.
        guard value != .boolean(false) else { continue }
        report(entry.range, description.text("message", name), built, in: &context)
        continue
      }
      if !allows(allowed, value) {
        report(entry.range, description.text("differs", name), built, in: &context)
      }
    }
  }

  private static func report(
    _ range: Range<Int>,
    _ message: String,
    _ built: BuiltBundle,
    in context: inout RuleContext
  ) {
    let isForMac = built.product.isForMac
    context.report(
      description,
      at: range,
      message,
      isForStore: !isForMac,
      refusedBy: isForMac ? [.system] : nil
    )
  }

  /// Whether the profile decides about an entitlement: not about debuggers, the sandbox and the runtime of macOS.
  private static func isChecked(_ name: String, _ built: BuiltBundle) -> Bool {
    if name == "get-task-allow" { return false }
    if built.product.isForMac { return name.hasPrefix("com.apple.developer.") && name != teamKey }
    return !name.hasPrefix("com.apple.security.") || name == "com.apple.security.application-groups"
  }

  private static let teamKey = "com.apple.developer.team-identifier"

  /// Returns whether a value of a profile allows one of a signature; linear in both for values of usual size.
  private static func allows(_ allowed: PropertyListValue, _ value: PropertyListValue) -> Bool {
    switch (allowed, value) {
    case (.string("*"), _): true
    case (.string(let pattern), .string(let text)):
      pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    case (_, .array(let values)): values.allSatisfy { allows(allowed, $0) }
    case (.array(let choices), _): choices.contains { allows($0, value) }
    case (.boolean(let isAllowed), .boolean(let isAsked)): isAllowed || !isAsked
    default: allowed == value
    }
  }
}
