import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements that the code of a bundle needs and its files lack.
///
/// What `purpose-string-needs-entitlement` and similar rules report about the Info.plist is not repeated.
enum EntitlementMissing: SourceRule {
  static let description = RuleDescription(
    id: "entitlement-missing",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.siri</key> <true/>",
      good: """
        <key>com.apple.developer.siri</key> <true/>
        <key>com.apple.developer.weatherkit</key> <true/>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        "Forecast.swift": "let service = WeatherService()",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements, .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      document.kind == .entitlements || document.kind == .infoPlist && project.documents.entitlements.isEmpty,
      let signed = BundleEntitlements(document, project)
    else { return }
    for use in EntitlementUse.unmet(by: signed, in: project) {
      guard let place = use.evidence.first, let missing = use.entitlements.first else { continue }
      let isHere = document.kind == .entitlements
      // The sandbox itself is an entitlement, so there is a file with entitlements.
      guard isHere || !use.isOfSandbox else { continue }
      let text = isHere ? use.isOfSandbox ? "sandbox" : "message" : "no-file"
      let edit = context.editor.insertEntry(missing, use.value, into: root)
      context.report(
        description,
        at: document.anchor,
        description.text(text, Words.either(use.entitlements), FilePath.name(place.path), use.name),
        fixes: isHere ? [Fix(description.text("insert", missing), [edit], isSafe: false)] : [],
        related: use.evidence.map { RelatedPlace(.elsewhere($0), description.text("here", use.name)) }
      )
    }
  }
}
