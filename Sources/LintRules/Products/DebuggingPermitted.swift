import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports apps for users that are signed so that debuggers can attach to them.
enum DebuggingPermitted: ProjectRule {
  static let description = RuleDescription(
    id: "debugging-permitted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      bad: "<key>get-task-allow</key> <true/>",
      good: "<key>get-task-allow</key> <false/>",
      in: .withProfile(allowing: [:]),
      of: .entitlements
    ),
    appStoreCode: "ITMS-90164",
    references: [
      "https://github.com/airsdk/Adobe-Runtime-Support/issues/137",
      .apple("security/resolving-common-notarization-issues"),
    ]
  )
  static let subject = RuleSubject.keys(names, in: .entitlements)

  private static let names = ["get-task-allow", "com.apple.security.get-task-allow"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built else { return }
    let isNotarized = built.signedForMac(.developerID) != nil
    guard isNotarized || built.isExported else { return }
    // Another profile permits it, and the package may be for testers.
    let isCertain = isNotarized || built.profile?.kind == .appStore
    for entry in names.compactMap(context.rootKeys.entry) where entry.value?.kind == .true {
      context.report(
        description,
        at: entry.range,
        description.text(isNotarized ? "notarized" : "message", built.path, entry.name ?? ""),
        severity: isCertain ? nil : .warning,
        isForStore: !isNotarized,
        refusedBy: isNotarized ? [.system] : nil
      )
    }
  }
}
