import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps whose code handles silent notifications and that lack the mode for them.
enum BackgroundRemoteNotificationMissing: ProjectRule {
  static let description = RuleDescription(
    id: "background-remote-notification-missing",
    severity: .info,
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> <string>remote-notification</string> </array>",
      neighbours: [
        "App/Receiver.swift": """
        func application(
          _ application: UIApplication,
          didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {}
        """,
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [.apple("usernotifications/pushing-background-updates-to-your-app")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist).on(.iOS, .tvOS, .visionOS)

  private static let mode = "remote-notification"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let names = project.code.watchedNames
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.isApp,
      project.attribution == .read, names["didReceiveRemoteNotification"] != nil,
      // The delegate in Expo's older template only passes notifications on.
      names["EXAppDelegateWrapper"] == nil,
      // The asynchronous method returns what the handler gets, as that for fetching in the background does.
      let handler = names["fetchCompletionHandler"]
        ?? (names["performFetchWithCompletionHandler"] == nil ? names["UIBackgroundFetchResult"] : nil),
      !project.writesElsewhere(BackgroundModes.key)
    else { return }
    let entry = context.rootKeys.entry(forKey: BackgroundModes.key)
    let list = entry?.value
    guard list.map({ $0.kind == .array }) ?? true, let modes = ResolvedTexts(list, project), !modes.all.contains(mode)
    else {
      return
    }
    let edit =
      list.map { context.editor.insertItem(.string(mode), into: $0) }
      ?? context.editor.insertEntry(BackgroundModes.key, .array([.string(mode)]), into: root)
    context.report(
      description,
      at: entry?.key?.range ?? document.anchor,
      description.text("message", FilePath.name(handler.path), mode),
      fixes: [Fix(description.text("insert", mode), [edit], isSafe: false)],
      related: [RelatedPlace(.elsewhere(handler), description.text("here"))]
    )
  }
}
