import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports rights inside a sandbox that the app is not in.
enum EntitlementOnlyWithSandbox: Rule {
  static let description = RuleDescription(
    id: "entitlement-only-with-sandbox",
    severity: .info,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.security.network.client</key> <true/>",
      good: """
        <key>com.apple.security.app-sandbox</key> <true/>
        <key>com.apple.security.network.client</key> <true/>
        """
    ),
    references: [.apple("bundleresources/entitlements/app-sandbox")]
  )
  static let subject = RuleSubject.keys(names, in: .entitlements)

  static let checks = Check.withOrWithoutProject(check)

  private static let sandbox = EntitlementDemand.sandbox
  private static let exception = "com.apple.security.temporary-exception."

  /// The entitlements that permit what the sandbox alone denies; temporary exceptions are exceptions from it.
  private static let names = EntitlementRelations.onlyWithSandbox.union(
    KeyCatalog.children(of: "", in: .entitlements).map(\.key).filter { $0.hasPrefix(exception) }
  )

  /// Whether some build is for the Mac, and no setting adds the sandbox; other systems have none.
  private static func mayLackSandbox(_ project: ProjectContext) -> Bool {
    let configurations = project.targets.flatMap(\.configurations)
    let setting = KeyCatalog.key(at: sandbox, in: .entitlements)?.buildSetting
    if let setting, configurations.contains(where: { $0.value(of: setting).text?.uppercased() == "YES" }) {
      return false
    }
    return configurations.isEmpty
      || configurations.contains { configuration in
        configuration.platforms.isEmpty || configuration.platforms.contains(.macOS)
          || configuration.mayBeCatalyst
      }
  }

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let root = document.rootDictionary, mayLackSandbox(project) else { return }
    let present = context.rootKeys.entry(forKey: sandbox)
    // Builds of another configuration are in the sandbox, for which the file is made as well.
    let isElsewhere = project.documents.entitlements.contains {
      $0.rootDictionary?.value(forKey: sandbox)?.kind == .true
    }
    guard !isElsewhere, present == nil || present?.value?.kind == .false else { return }
    for entry in context.rootKeys.entriesForAnyDevice(names) {
      // A sandbox that is switched off keeps the rights for the time when it is on again, but needs no exceptions.
      guard let name = entry.name, let key = entry.key, let value = entry.value,
        value.kind == .true || value.kind == .array, present == nil || name.hasPrefix(exception)
      else { continue }
      let edit =
        present?.value.map { context.editor.replace($0, with: .boolean(true)) }
        ?? context.editor.insertEntry(sandbox, .boolean(true), into: root)
      context.report(
        description,
        at: key.range,
        description.text("message", name),
        fixes: [Fix(description.text("insert", sandbox), [edit], isSafe: false)],
        isUnnecessary: true
      )
    }
  }
}
