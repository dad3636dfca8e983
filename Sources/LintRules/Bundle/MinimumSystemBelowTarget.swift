import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports minimum systems below the deployment target.
enum MinimumSystemBelowTarget: ProjectRule {
  static let description = RuleDescription(
    id: "minimum-system-below-target",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>LSMinimumSystemVersion</key> <string>10.13</string>",
      good: "<key>LSMinimumSystemVersion</key> <string>$(MACOSX_DEPLOYMENT_TARGET)</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;")
        ).text
      ]
    ),
    references: [.apple("bundleresources/information-property-list/lsminimumsystemversion")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "LSMinimumSystemVersion"
  private static let setting = "MACOSX_DEPLOYMENT_TARGET"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let value = context.rootKeys.value(forKey: key) else {
      return
    }
    for own in BuiltTarget.of(document, project) where own.configuration.value(of: "SDKROOT").text == "macosx" {
      guard let version = own.text(of: key), let target = own.configuration.value(of: setting).text,
        let number = numbers(version), let wanted = numbers(target), number.lexicographicallyPrecedes(wanted)
      else { continue }
      let variable = "$(\(setting))"
      return context.report(
        description,
        at: value.range,
        description.text("message", version, target, own.target.name, own.configuration.name),
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

  /// Returns the numbers of a version without zeros at its end; nil if it is not one.
  private static func numbers(_ version: String) -> [Int]? {
    guard VersionNumber.isValid(version) else { return nil }
    var numbers = version.split(separator: ".").compactMap { Int($0) }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}
