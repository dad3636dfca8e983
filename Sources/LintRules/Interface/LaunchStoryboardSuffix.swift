import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports names of launch storyboards with a suffix, and those that no file of the project has.
enum LaunchStoryboardSuffix: ProjectRule {
  static let description = RuleDescription(
    id: "launch-storyboard-suffix",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UILaunchStoryboardName</key>
          <string>LaunchScreen.storyboard</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UILaunchStoryboardName</key>
          <string>LaunchScreen</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90475",
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uilaunchstoryboardname
      """
    ]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .infoPlist else { return }
    let entries = context.rootKeys.entriesForAnyDevice(["UILaunchStoryboardName"])
    let files = entries.compactMap { $0.value.flatMap(InterfaceFile.init) }
    for file in files where file.hasSuffix {
      context.report(
        description,
        at: file.node.range,
        description.text("message", file.text),
        fixes: [file.withoutSuffix(context.editor, description)]
      )
    }
    context.reportMissing(files, project, as: description)
  }
}
