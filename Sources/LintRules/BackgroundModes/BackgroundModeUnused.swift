import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports background modes for which nothing in the sources has a use.
enum BackgroundModeUnused: ProjectRule {
  static let description = RuleDescription(
    id: "background-mode-unused",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>audio</string> <string>voip</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      neighbours: [
        "App/Player.swift": "import AVFoundation",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [
      "https://developer.apple.com/app-store/review/guidelines/#software-requirements",
      .apple("xcode/configuring-background-execution-modes"),
    ]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.code.isWhole,
      !context.traits.bundle.isExtension, let list = context.rootKeys.value(forKey: BackgroundModes.key),
      list.kind == .array
    else { return }
    reportProcessing(list, project, in: &context)
    for item in list.children {
      guard let mode = item.literalText, let names = BackgroundModeUses.names[mode],
        !names.contains(where: { project.code.watchedNames[$0] != nil }), !isUsedUnseen(mode, project),
        let frameworks = BackgroundModeUses.frameworks[mode]
      else { continue }
      context.report(
        description,
        at: item.range,
        description.text("message", mode, Words.either(frameworks)),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item)], isSafe: false)],
        isUnnecessary: true
      )
    }
  }

  /// Reports the mode for processing tasks of an app that schedules other tasks alone.
  private static func reportProcessing(_ list: Node, _ project: ProjectContext, in context: inout RuleContext) {
    let names = project.code.watchedNames
    guard let item = list.children.first(where: { $0.literalText == "processing" }), names["BGTaskScheduler"] != nil,
      !project.code[.backgroundTask].isEmpty,
      !names.keys.contains(where: BackgroundModeUses.processing.contains)
    else { return }
    context.report(
      description,
      at: item.range,
      description.text("no-processing", "processing"),
      severity: .info,
      fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item)], isSafe: false)],
      isUnnecessary: true
    )
  }

  /// Whether the system uses the mode for the app without any code: stores of SwiftData and Core Data are kept in step with
  /// iCloud by silent notifications.
  private static func isUsedUnseen(_ mode: String, _ project: ProjectContext) -> Bool {
    guard mode == "remote-notification" else { return false }
    return project.documents.entitlements.contains { document in
      guard let root = document.rootDictionary else { return true }
      return root.entries.contains { $0.name?.contains("icloud") ?? false }
    }
  }
}
