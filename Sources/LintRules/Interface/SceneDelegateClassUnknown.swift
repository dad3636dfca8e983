import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports delegates of scenes by names that no class of the app has at run time.
enum SceneDelegateClassUnknown: ProjectRule {
  static let description = RuleDescription(
    id: "scene-delegate-class-unknown",
    severity: .warning,
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

  private static let moduleVariables = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"]
  /// How many letters a misspelt name may differ in.
  private static let nearDistance = 2

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
        let problem = problem(text, code, project, in: context)
      else { continue }
      let fix = problem.name.map {
        Fix(description.text("replace", $0), [context.editor.replaceText(of: node, with: $0)], isSafe: false)
      }
      context.report(description, at: node.range, problem.message, fixes: fix.map { [$0] } ?? [])
    }
  }

  /// Returns what is wrong with the name of a class, with the right one; nil if it may be right.
  private static func problem(
    _ text: String,
    _ code: CodeUsage,
    _ project: ProjectContext,
    in context: RuleContext
  ) -> (message: String, name: String?)? {
    guard let dot = text.lastIndex(of: ".") else {
      // A class of Swift without a name for Objective-C.
      guard !text.contains("$"), !code.classes.contains(text), code.classes.contains(".\(text)") else { return nil }
      return (description.text("module", text), "$(PRODUCT_MODULE_NAME).\(text)")
    }
    let (module, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard isOwn(module, project), !name.isEmpty, !name.contains("$"), !code.classes.contains(".\(name)"),
      project.targets.allSatisfy(\.knowsFiles)
    else { return nil }
    if code.classes.contains(name) { return (description.text("objective-c", name), name) }
    let own = code.classes.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    let near = own.sorted().compactMap { other in
      EditDistance.bounded(name, other, limit: nearDistance).map { (distance: $0, name: other) }
    }
    let nearest = near.min { $0.distance < $1.distance }
    return (description.text("message", name), nearest.map { "\(module).\($0.name)" })
  }

  /// Returns whether a module is that of the app's target.
  private static func isOwn(_ module: String, _ project: ProjectContext) -> Bool {
    if moduleVariables.contains(module) { return true }
    let names = project.targets.flatMap(\.configurations).map { $0.value(of: "PRODUCT_MODULE_NAME").text }
    return !names.isEmpty && names.allSatisfy { $0 == module }
  }
}
