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
    guard document.tree.isReadable, project.code.isWhole || project.code.isNative,
      !context.traits.bundle.isExtension, let list = context.rootKeys.value(forKey: BackgroundModes.key),
      list.kind == .array
    else { return }
    let names = project.code.watchedNames
    guard project.code.isWhole else { return checkOwnCode(list, project.code, in: &context) }
    if schedulesTasks(project.code) {
      report("processing", without: BackgroundModeUses.processing, "no-processing", list, names, in: &context)
      report("fetch", without: BackgroundModeUses.refresh, "no-refresh", list, names, in: &context)
    }
    // Without `allowsBackgroundLocationUpdates` updates end when the app leaves the screen.
    if names["CLLocationManager"] != nil {
      report(
        "location",
        without: BackgroundModeUses.backgroundLocation,
        "no-background-location",
        list,
        names,
        in: &context
      )
    }
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

  /// Whether the app schedules tasks whose identifiers are known, each by a request for one of the modes.
  private static func schedulesTasks(_ code: CodeUsage) -> Bool {
    code.watchedNames["BGTaskScheduler"] != nil && !code[.backgroundTask].isEmpty
  }

  /// Reports modes that the code of the app has no use for, while that of its libraries is not known.
  ///
  /// Libraries for native apps hardly ever need these modes by themselves.
  private static func checkOwnCode(_ list: Node, _ code: CodeUsage, in context: inout RuleContext) {
    let refresh = schedulesTasks(code) ? BackgroundModeUses.refresh : BackgroundModeUses.names["fetch"] ?? []
    for (mode, uses) in [("fetch", refresh), ("location", BackgroundModeUses.backgroundLocation)]
    where !code[.backgroundMode].contains(where: { $0.name == mode }) {
      // Where the app asks for no location itself, a library does.
      guard mode != "location" || code.watchedNames["CLLocationManager"] != nil else { continue }
      report(mode, without: uses, "not-in-own-code", list, code.watchedNames, in: &context)
    }
  }

  /// Reports a mode of whose framework the app uses nothing that is for the mode, as `names` show.
  private static func report(
    _ mode: String,
    without uses: Set<String>,
    _ text: String,
    _ list: Node,
    _ names: [String: Evidence],
    in context: inout RuleContext
  ) {
    guard let item = list.children.first(where: { $0.literalText == mode }), !names.keys.contains(where: uses.contains)
    else { return }
    context.report(
      description,
      at: item.range,
      description.text(text, mode),
      severity: .info,
      fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item)], isSafe: false)],
      isUnnecessary: true,
      cause: .file(mode)
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
