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
