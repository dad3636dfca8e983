import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports API with required reasons that the sources use and the privacy manifest does not declare.
enum PrivacyAPIUndeclared: SourceRule {
  static let description = RuleDescription(
    id: "privacy-api-undeclared",
    severity: .warning,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: "<key>NSPrivacyAccessedAPITypes</key> <array/>",
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1"),
      neighbours: [
        "Info.plist": .plist(""),
        "Package.swift": "",
        "Settings.swift": "let count = UserDefaults.standard.integer(forKey: \"count\")",
      ]
    ),
    appStoreCode: "ITMS-91053",
    references: [.apple("bundleresources/describing-use-of-required-reason-api")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)
    .on(.iOS, .tvOS, .watchOS, .visionOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Nothing reads a manifest of another name.
    guard document.name == FileKind.privacyManifestName, let root = document.rootDictionary,
      let declared = RequiredReasonUses.declared(
        in: project.documents.privacyManifests + project.documents.libraryPrivacyManifests + [document]
      )
    else { return }
    let list = context.rootKeys.entry(forKey: AccessedAPI.list)
    guard list.map({ $0.value?.kind == .array }) ?? true else { return }
    for category in RequiredReasonUses.used(in: project) where !declared.contains(category) {
      guard let use = RequiredReasonUses.uses(category, in: project).first else { continue }
      let certainty = context.certainty(of: use)
      context.report(
        description,
        at: list?.key?.range ?? document.anchor,
        description.claim("message", certainty, category, use.evidence.fileName, use.name),
        certainty: certainty,
        fixes: fixes(for: category, list?.value, root, context.editor),
        related: RequiredReasonUses.places([category], in: project, description),
        key: category
      )
    }
    let missing = RequiredReasonUses.alternatives(in: project).filter { declared.isDisjoint(with: $0) }
    for categories in missing where Set(RequiredReasonUses.used(in: project)).isDisjoint(with: categories) {
      let uses = RequiredReasonUses.uses(oneOf: categories, in: project)
      guard let use = uses.first else { continue }
      let certainty = context.certainty(of: use)
      context.report(
        description,
        at: list?.key?.range ?? document.anchor,
        description.claim(
          "message-either",
          certainty,
          Words.either(categories),
          use.evidence.fileName,
          use.name
        ),
        certainty: certainty,
        fixes: categories.flatMap { fixes(for: $0, list?.value, root, context.editor) },
        related: RequiredReasonUses.places(uses, description),
        key: categories.first
      )
    }
  }

  /// Returns a fix for each reason that an app may give for `category`.
  private static func fixes(for category: String, _ list: Node?, _ root: Node, _ editor: TreeEditor) -> [Fix] {
    (AccessedAPI.reasons[category] ?? []).map { reason in
      let entry: PropertyListValue = .dictionary([
        .init(key: "NSPrivacyAccessedAPIType", value: .string(category)),
        .init(key: "NSPrivacyAccessedAPITypeReasons", value: .array([.string(reason.value)])),
      ])
      let edit =
        list.map { editor.insertItem(entry, into: $0) }
        ?? editor.insertEntry(AccessedAPI.list, .array([entry]), into: root)
      let title = AccessedAPI.title(description.text("insert-reason", category, reason.value), reason)
      return Fix(title, [edit], needsDecision: true)
    }
  }
}
