import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports App Clips that are signed for no app, or for another one than the app that holds them.
enum AppClipParent: ProjectRule {
  static let description = RuleDescription(
    id: "app-clip-parent",
    severity: .warning,
    refusedBy: [.installer],
    example: .plist(
      file: "Clip.entitlements",
      bad: example("$(AppIdentifierPrefix)org.example.barrel"),
      good: example("$(AppIdentifierPrefix)org.example.cellar"),
      neighbours: ExampleProject.cellar(
        holding: "CODE_SIGN_ENTITLEMENTS = Clip.entitlements;",
        product: "application.on-demand-install-capable"
      ).merging(["Info.plist": .plist("<key>NSAppClip</key> <dict/>")]) { $1 }
    ),
    references: [
      .apple("bundleresources/entitlements/com.apple.developer.parent-application-identifiers")
    ]
  )
  static let subject = RuleSubject.keys(key, in: .entitlements)

  private static let key = "com.apple.developer.parent-application-identifiers"
  /// The mark of an App Clip, which another rule reports where it stands alone.
  private static let mark = "com.apple.developer.on-demand-install-capable"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !document.isPreprocessed, let root = document.rootDictionary,
      let path = document.path,
      !project.targets.isEmpty, project.targets.allSatisfy({ $0.productType == productType })
    else { return }
    let clips = project.targets.flatMap { target in
      let isGenerated = target.generatedEntitlements == path
      return target.configurations.filter { isGenerated || $0.entitlements == path }.map { BuiltTarget(target, $0, []) }
    }
    guard let entry = context.rootKeys.entry(forKey: key) else {
      return reportMissing(root, clips, project, document, in: &context)
    }
    let items = SharedGroups.items(of: document, key)
    guard let item = items.first, let value = entry.value, items.count == Array(value.children).count else { return }
    let found = HostDisagreement(of: clips, in: project) { own, host -> HostDisagreement.Texts? in
      guard let identifier = host.text(of: "CFBundleIdentifier") else { return nil }
      let named = items.map { $0.stringValue.flatMap { SharedGroups.identifier($0, in: own.configuration) } }
      guard !named.contains(nil) else { return nil }
      return .init(own: named.first.flatMap(\.self) ?? "", host: identifier, agree: named.contains(identifier))
    }
    guard let found else { return }
    context.report(found, at: item.range, expected: found.texts.host, as: description)
  }

  private static let productType = "application.on-demand-install-capable"

  private static func reportMissing(
    _ root: Node,
    _ clips: [BuiltTarget],
    _ project: ProjectContext,
    _ document: Document,
    in context: inout RuleContext
  ) {
    guard !context.rootKeys.contains(mark), BundleEntitlements(document, project)?.lacks(key) ?? false else { return }
    let hosts = Set(clips.flatMap { $0.hosts(in: project) }.map { $0.text(of: "CFBundleIdentifier") })
    guard !hosts.isEmpty else { return }
    let identifier = hosts.count == 1 ? hosts.first.flatMap(\.self) : nil
    let fix = identifier.map { text in
      let value = PropertyListValue.array([.string("$(AppIdentifierPrefix)\(text)")])
      return Fix(description.text("insert", text), [context.editor.insertEntry(key, value, into: root)], isSafe: false)
    }
    context.report(
      description,
      at: document.anchor,
      description.text("missing", key),
      fixes: [fix].compactMap(\.self),
      key: key
    )
  }

  private static func example(_ identifier: String) -> String {
    "<key>\(key)</key> <array> <string>\(identifier)</string> </array>"
  }
}
