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
    if project.built == nil { checkSources(document, project, in: &context) }
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

  /// Compares entitlements with the profiles in the repository that the bundles may be signed with.
  private static func checkSources(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, !project.profiles.isEmpty else { return }
    let signed = project.targets.filter { $0.isSigned(with: document.path ?? "") }
    let identifiers = signed.flatMap(\.configurations).map { $0.bundleIdentifier.text }
    guard !identifiers.isEmpty, !identifiers.contains(nil) else { return }
    let wanted = Set(identifiers.compactMap(\.self))
    let profiles = project.profiles.filter { profile in wanted.contains(where: profile.isFor) }
    guard let first = profiles.first else { return }
    for entry in root.entries {
      guard let name = entry.name, isOfCapability(name), entry.value?.kind != .false,
        profiles.allSatisfy({ $0.profile.entitlements?[name] == nil })
      else { continue }
      context.report(
        description,
        at: entry.range,
        description.text("source", name, FilePath.name(first.path)),
        severity: .warning,
        refusedBy: [.xcodeBuild]
      )
    }
  }

  /// Whether an app gets an entitlement by its identifier alone, so that a profile of an older state lacks it.
  private static func isOfCapability(_ name: String) -> Bool {
    name == "aps-environment" || name == "com.apple.security.application-groups"
      || name.hasPrefix("com.apple.developer.") && name != teamKey
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
