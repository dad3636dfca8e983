import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports permissions that code requests through a library which is compiled without them.
enum LibrarySwitchOff: SourceRule {
  static let description = RuleDescription(
    id: "library-switch-off",
    severity: .warning,
    example: .plist(
      bad: "<key>NSContactsUsageDescription</key> <string>Find friends in your contacts who play as well.</string>",
      good: "<key>CFBundlePackageType</key> <string>FMWK</string>",
      neighbours: [
        "Podfile": "GCC_PREPROCESSOR_DEFINITIONS = ['PERMISSION_CAMERA=1']",
        "main.dart": """
        import 'package:permission_handler/permission_handler.dart';
        void ask() { Permission.contacts.request(); }
        """,
      ]
    ),
    references: ["https://pub.dev/packages/permission_handler"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let enabled = project.code.enabledMacros, context.traits.bundle.role == .app else { return }
    for use in LibraryDemands.uses(project, context) {
      guard case .macro(let macros) = use.need.demand, enabled.isDisjoint(with: macros), let first = use.calls.first
      else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text("message", FilePath.name(first.evidence.path), use.need.library, Words.either(macros)),
        related: LibraryDemands.places(use, description),
        cause: .place(first.evidence.path, use.need.id)
      )
    }
  }
}
