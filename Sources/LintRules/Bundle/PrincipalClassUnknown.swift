import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports principal classes by names that no class of the bundle has at run time.
enum PrincipalClassUnknown: ProjectRule {
  static let description = RuleDescription(
    id: "principal-class-unknown",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSExtension</key> <dict> <key>NSExtensionPrincipalClass</key> <string>Handler</string> </dict>",
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPrincipalClass</key> <string>$(PRODUCT_MODULE_NAME).Handler</string>
        </dict>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: "app-extension", folder: "Share")
        ).text,
        "Share/Handler.swift": "class Handler: NSObject, NSExtensionRequestHandling {}",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/nsextension/nsextensionprincipalclass")]
  )
  static let subject = RuleSubject.keys("NSExtension", "NSPrincipalClass", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.code.isComplete, project.code.hasSources else { return }
    let nodes = [
      context.rootKeys.value(forKey: "NSExtension")?.value(forKey: "NSExtensionPrincipalClass"),
      context.rootKeys.value(forKey: "NSPrincipalClass"),
    ]
    for node in nodes.compactMap(\.self) {
      guard let text = node.stringValue, let problem = RuntimeClassName.problem(of: text, project) else { continue }
      context.report(problem, at: node, as: description)
    }
  }
}
