import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the name of a scripting definition that no file of the project has.
enum ScriptingDefinitionMissing: ProjectRule {
  static let description = RuleDescription(
    id: "scripting-definition-missing",
    severity: .info,
    example: .plist(
      bad: "<key>OSAScriptingDefinition</key> <string>Barrel.sdef</string>",
      good: "<key>OSAScriptingDefinition</key> <string>Cellar.sdef</string>",
      neighbours: [
        "App/Cellar.sdef": "",
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", folder: "App"))
          .text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/osascriptingdefinition")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "OSAScriptingDefinition"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let value = context.rootKeys.value(forKey: key), let name = value.literalText,
      !name.isEmpty, let resources = ProjectResources(project), resources.match([name, "\(name).sdef"]) == .missing
    else { return }
    context.report(description, at: value.range, description.text("message", name))
  }
}
