import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports manifests with a reason for other defaults than those that the code opens, of an app group or of the app alone.
enum PrivacyReasonAppGroup: SourceRule {
  static let description = RuleDescription(
    id: "privacy-reason-app-group",
    severity: .info,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: AccessedAPI.example("UserDefaults", reason: "CA92.1"),
      good: AccessedAPI.example("UserDefaults", reason: "1C8F.1"),
      neighbours: [
        "Info.plist": .plist(""),
        "Package.swift": "",
        "Shared.swift": "let defaults = UserDefaults(suiteName: \"group.com.example.cellar\")",
      ]
    ),
    references: [.apple("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  private static let category = "NSPrivacyAccessedAPICategoryUserDefaults"
  private static let groupReason = "1C8F.1"
  private static let ownReason = "CA92.1"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let suites = project.code[.suite].filter { $0.name.hasPrefix("group.") }
    let systems = context.traits.bundle.systems
    guard document.tree.isReadable, let root = document.rootDictionary, systems.isEmpty || systems != [.macOS]
    else { return }
    // An SDK's reason is reported elsewhere.
    guard let item = AccessedAPI.items(of: root).first(where: { $0.name == category }), let list = item.reasonList,
      list.kind == .array, !item.reasons.isEmpty, item.reasons.count == Array(list.children).count,
      !item.reasons.contains(where: { $0.text == "C56D.1" })
    else { return }
    let reasons = Set(item.reasons.map(\.text))
    if !reasons.contains(groupReason) {
      report(suites, "message", groupReason, list, in: &context)
    } else if reasons == [groupReason] {
      let own = project.code[.standardDefaults].filter { $0.compilation == .certain }
      report(own, "standard", ownReason, list, in: &context)
    }
  }

  /// Reports that `reason` is not in the list of reasons although code has `mentions` of the defaults that it is for.
  private static func report(
    _ mentions: [CodeUsage.Mention],
    _ message: String,
    _ reason: String,
    _ list: Node,
    in context: inout RuleContext
  ) {
    guard let first = mentions.first else { return }
    context.report(
      description,
      at: list.range,
      description.text(message, FilePath.name(first.evidence.path), first.name, reason),
      fixes: [
        Fix(
          description.text("insert", reason),
          [context.editor.insertItem(.string(reason), into: list)],
          needsDecision: true
        )
      ],
      related: mentions.prefix(RequiredReasonUses.placeLimit).map {
        RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.name))
      }
    )
  }
}
