import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports delegates of scenes by names that no class of the app has at run time.
enum SceneDelegateClassUnknown: ProjectRule {
  static let description = RuleDescription(
    id: "scene-delegate-class-unknown",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: manifest("SceneDelegate"),
      good: manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"),
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
        "App/SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/uiscenedelegateclassname")]
  )
  static let subject = RuleSubject.keys(SceneManifest.key, in: .infoPlist)

  private static func manifest(_ name: String) -> String {
    """
    <key>UIApplicationSceneManifest</key> <dict>
      <key>UIApplicationSupportsMultipleScenes</key> <false/>
      <key>UISceneConfigurations</key> <dict>
        <key>UIWindowSceneSessionRoleApplication</key> <array>
          <dict>
            <key>UISceneDelegateClassName</key> <string>\(name)</string>
          </dict>
        </array>
      </dict>
    </dict>
    """
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let code = project.code
    guard document.tree.isReadable, code.isComplete, !code.classes.isEmpty else { return }
    for (_, configuration) in SceneManifest.configurations(context.rootKeys.value(forKey: SceneManifest.key)) {
      guard let node = configuration.value(forKey: SceneManifest.delegateKey), let text = node.stringValue,
        let problem = RuntimeClassName.problem(of: text, project)
      else { continue }
      if problem.text == "message", !SceneManifest.namesOfSwiftUI.isDisjoint(with: code.watchedNames.keys) {
        let message = description.text("swift-ui", problem.name)
        context.report(description, at: node.range, message, severity: .info, refusedBy: [])
      } else {
        context.report(problem, at: node, as: description)
      }
    }
  }
}
