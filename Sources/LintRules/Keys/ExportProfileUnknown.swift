import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports profiles in export options for an identifier that no bundle of the project has, or that the repository does not hold, and
/// bundles without a profile.
enum ExportProfileUnknown: ProjectRule {
  static let description = RuleDescription(
    id: "export-profile-unknown",
    severity: .warning,
    refusedBy: [.xcodeBuild],
    example: .plist(
      file: "ExportOptions.plist",
      bad: """
        <key>method</key> <string>app-store-connect</string>
        <key>provisioningProfiles</key> <dict>
          <key>$(PRODUCT_BUNDLE_IDENTIFIER)</key> <string>Cellar Store</string>
        </dict>
        """,
      good: """
        <key>method</key> <string>app-store-connect</string>
        <key>provisioningProfiles</key> <dict>
          <key>org.example.cellar</key> <string>Cellar Store</string>
        </dict>
        """
    ),
    references: [.apple("xcode/distributing-your-app-for-beta-testing-and-releases")]
  )
  static let subject =
    CatalogDomain(name: "exportOptions").map { RuleSubject.keys("provisioningProfiles", in: .holding($0)) }
    ?? .keys("provisioningProfiles")

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let list = context.rootKeys.value(forKey: "provisioningProfiles"), list.kind == .dictionary else { return }
    let entries = list.entries.compactMap { entry in
      entry.key.flatMap { key in entry.name.map { (key: key, name: $0) } }
    }
    for (key, name) in entries where BuildVariable.refers(in: name) {
      context.report(description, at: key.range, description.text("variable", name))
    }
    checkNames(list, project, in: &context)
    let built = project.allTargets.filter { $0.role != .other && !$0.isTest }
    let identifiers = built.map { target in
      Set(target.configurations.map { $0.value(of: "PRODUCT_BUNDLE_IDENTIFIER").text })
    }
    let known = Set(identifiers.joined().compactMap(\.self)).subtracting([""])
    // All identifiers must be known, in each configuration, and no script may hand Xcode another.
    guard !project.passedSettings.contains("PRODUCT_BUNDLE_IDENTIFIER"), !known.isEmpty,
      !identifiers.joined().contains(nil)
    else { return }
    let plain = entries.filter { !BuildVariable.occurs(in: $0.name) && !$0.name.contains("*") }
    for (key, name) in plain where !known.contains(name) {
      // Xcode leaves out the profile of what it does not build.
      let isLeftOver = !known.isDisjoint(with: plain.map(\.name))
      context.report(description, at: key.range, description.text("message", name), severity: isLeftOver ? .info : nil)
    }
    guard context.rootKeys.value(forKey: "signingStyle")?.stringValue == "manual" else { return }
    let listed = Set(entries.map(\.name))
    for (target, own) in zip(built, identifiers)
    where (target.isEmbedded || target.platform == .watchOS) && listed.isDisjoint(with: own.compactMap(\.self)) {
      // The profiles of an app without this extension do not list it.
      let hosts = zip(built, identifiers).filter { host, _ in host.embeds.contains(target.name) }
      guard let identifier = own.compactMap(\.self).min(),
        hosts.contains(where: { !listed.isDisjoint(with: $0.1.compactMap(\.self)) })
      else { continue }
      context.report(description, at: list.openRange, description.text("missing", target.name, identifier))
    }
  }

  /// Reports names that no profile in the repository has, where it holds others for the same bundle, and those of profiles for other
  /// bundles.
  private static func checkNames(_ list: Node, _ project: ProjectContext, in context: inout RuleContext) {
    let isForDevelopment = ["development", "debugging"].contains(context.rootKeys.value(forKey: "method")?.stringValue)
    for entry in list.entries {
      guard let identifier = entry.name, let node = entry.value, let text = node.literalText, !text.isEmpty else {
        continue
      }
      let own = project.profiles.filter { $0.isFor(identifier) }
      let called = project.profiles.filter { $0.isCalled(text) }
      if let other = called.firstResult(\.bundleIdentifier), !called.contains(where: { $0.isFor(identifier) }) {
        context.report(description, at: node.range, description.text("other", text, other, identifier))
        continue
      }
      // The profile for users may be elsewhere if the repository holds only one for developers.
      guard own.contains(where: { $0.isForDevelopment == isForDevelopment }),
        called.isEmpty, let other = own.compactMap(\.name).min()
      else { continue }
      context.report(description, at: node.range, description.text("not-in-repository", text, identifier, other))
    }
  }
}
