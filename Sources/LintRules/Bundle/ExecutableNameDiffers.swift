import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports names of executables that the target does not build.
enum ExecutableNameDiffers: ProjectRule {
  static let description = RuleDescription(
    id: "executable-name-differs",
    severity: .warning,
    refusedBy: [.installer],
    example: .plist(
      bad: "<key>CFBundleExecutable</key> <string>Barrel</string>",
      good: "<key>CFBundleExecutable</key> <string>$(EXECUTABLE_NAME)</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; PRODUCT_NAME = Cellar;")).text
      ]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleexecutable")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "CFBundleExecutable"
  private static let variable = "$(EXECUTABLE_NAME)"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.isAppOrPartOfOne,
      let value = context.rootKeys.value(forKey: key), value.kind == .string, let text = value.stringValue,
      !text.isEmpty
    else { return }
    for own in BuiltTarget.of(document, project) where own.target.isOfXcode {
      guard let name = own.configuration.expand(text).text,
        let wanted = own.configuration.expand(variable).text, !wanted.isEmpty, name != wanted
      else { continue }
      return context.report(
        description,
        at: value.range,
        description.text("message", own.target.name, own.configuration.name, wanted, name),
        fixes: [
          Fix(
            description.text("replace", variable),
            [context.editor.replaceText(of: value, with: variable)],
            isSafe: false
          )
        ]
      )
    }
  }
}
