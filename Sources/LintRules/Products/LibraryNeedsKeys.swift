import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports what apps must declare that are linked with a library.
enum LibraryNeedsKeys: ProjectRule {
  static let description = RuleDescription(
    id: "library-needs-keys",
    severity: .info,
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Juice.framework", .framework)
        bundle.product.hasApp = false
        bundle.neededKeys = ["NSLocationWhenInUseUsageDescription": "requestWhenInUseAuthorization"]
        return bundle
      }()
    ) { $0.neededKeys = [:] },
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist, .xcframework)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, !built.product.hasApp, built.kind == .framework else { return }
    for (text, needs) in [("message", built.neededKeys), ("reason", built.neededReasons)] {
      for (need, cause) in needs.sorted(by: { $0.key < $1.key }) {
        context.report(
          description,
          at: document.anchor,
          description.text(text, built.name, need, cause),
          cause: .run(need)
        )
      }
    }
  }
}
