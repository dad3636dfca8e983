import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports extensions whose script for web pages no file of the project is.
enum ExtensionScriptMissing: ProjectRule {
  static let description = RuleDescription(
    id: "extension-script-missing",
    severity: .warning,
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionAttributes</key> <dict>
            <key>NSExtensionJavaScriptPreprocessingFile</key> <string>Barrel</string>
          </dict>
        </dict>
        """,
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionAttributes</key> <dict>
            <key>NSExtensionJavaScriptPreprocessingFile</key> <string>Cellar</string>
          </dict>
        </dict>
        """,
      neighbours: [
        "Share/Cellar.js": "var ExtensionPreprocessingJS = {};",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist;", product: "app-extension", folder: "Share")
        ).text,
      ]
    ),
    references: [
      .apple(
        "bundleresources/information-property-list/nsextension/nsextensionattributes/nsextensionjavascriptpreprocessingfile"
      )
    ]
  )
  static let subject = RuleSubject.keys("NSExtension", in: .infoPlist)

  private static let key = "NSExtensionJavaScriptPreprocessingFile"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let attributes = context.rootKeys.value(forKey: "NSExtension")?.value(forKey: "NSExtensionAttributes"),
      let value = attributes.value(forKey: key), let name = value.literalText, !name.isEmpty,
      let resources = ProjectResources(project)
    else { return }
    switch resources.match(["\(name).js", name]) {
    case .missing: context.report(description, at: value.range, description.text("message", name))
    case .otherCase(let file) where !context.traits.bundle.isOnly(for: .macOS):
      context.report(description, at: value.range, description.text("other-case", name, file))
    case .found, .otherCase: break
    }
  }
}
