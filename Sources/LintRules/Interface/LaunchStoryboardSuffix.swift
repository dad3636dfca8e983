import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports names of launch storyboards with a suffix, and those that no file of the project has.
enum LaunchStoryboardSuffix: ProjectRule {
  static let description = RuleDescription(
    id: "launch-storyboard-suffix",
    severity: .error,
    premises: [.fileKind, .target],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>UILaunchStoryboardName</key> <string>LaunchScreen.storyboard</string>",
      good: "<key>UILaunchStoryboardName</key> <string>LaunchScreen</string>"
    ),
    appStoreCode: "ITMS-90475",
    references: [.apple("bundleresources/information-property-list/uilaunchstoryboardname")]
  )
  static let subject = RuleSubject.keys("UILaunchStoryboardName", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Macs show no launch screen.
    guard !context.traits.bundle.isKnownToBeOther, !context.traits.bundle.isOnly(for: .macOS) else { return }
    let entries = context.rootKeys.entriesForAnyDevice(["UILaunchStoryboardName"])
    for entry in entries {
      guard let value = entry.value, value.kind == .string, value.stringValue?.isEmpty == true else { continue }
      // The system looks for a file of no name and ends the app at launch.
      context.report(description, at: value.range, description.text("empty", entry.name ?? ""), severity: .warning)
    }
    // The store asks for it where the app shares the screen of an iPad; elsewhere the app starts, letterboxed at worst.
    let isForPad = context.traits.bundle.deviceFamilies?.value.contains(2)
    let files = entries.compactMap { $0.value.flatMap(InterfaceFile.init) }
    for file in files where file.hasSuffix {
      context.report(
        description,
        at: file.node.range,
        description.text(isForPad == true ? "message" : "may-not", file.text),
        severity: isForPad == true ? nil : .warning,
        isForStore: isForPad ?? true,
        fixes: [file.withoutSuffix(context.editor, description)],
        cause: .run(file.text)
      )
    }
    if !context.traits.bundle.isNeverLaunched(context.rootKeys) {
      context.reportMissing(files, project, as: description, severity: .warning, isForStore: isForPad ?? true)
    }
  }
}
