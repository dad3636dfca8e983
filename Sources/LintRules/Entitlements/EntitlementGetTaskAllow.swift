import LintEngine
import LintFacts
import PropertyList

/// Reports the right to be debugged in a file for releases.
enum EntitlementGetTaskAllow: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-get-task-allow",
    severity: .warning,
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "Release.entitlements",
      bad: "<key>get-task-allow</key> <true/>",
      good: "<key>get-task-allow</key> <false/>"
    ),
    appStoreCode: "ITMS-90164",
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.keys("get-task-allow", "com.apple.security.get-task-allow", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("get-task-allow") || entry.isEntitlement("com.apple.security.get-task-allow"),
      let value = entry.value, value.kind == .true, isForRelease(context)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text(EntitlementsFile.isForRelease(context.document) ? "message" : "signed"),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }

  /// Returns whether the file's name or a configuration that signs with it shows that it is for builds that are distributed.
  private static func isForRelease(_ context: RuleContext) -> Bool {
    let path = context.document.path
    return EntitlementsFile.isForRelease(context.document)
      || path != nil
        && context.traits.bundle.configurations.contains {
          $0.entitlements == path && EntitlementsFile.isForRelease(configuration: $0.name)
        }
  }
}
