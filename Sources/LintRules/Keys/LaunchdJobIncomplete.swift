import LintEngine
import ProjectFiles
import PropertyList

/// Reports jobs that launchd does not load, because they have no label or nothing to run, and what it ignores in jobs of users.
enum LaunchdJobIncomplete: DocumentRule {
  static let description = RuleDescription(
    id: "launchd-job-incomplete",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.launchd],
    example: .plist(
      file: "LaunchAgents/org.example.cellar.plist",
      bad: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>RunAtLoad</key> <true/>
        """,
      good: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>ProgramArguments</key> <array> <string>/usr/local/bin/cellar</string> </array>
        <key>RunAtLoad</key> <true/>
        """
    ),
    references: ["https://keith.github.io/xcode-man-pages/launchd.plist.5.html"]
  )
  static let subject = RuleSubject.keys(["Label", "Program", "ProgramArguments"] + ofSystem, in: .holding(.launchdJob))
  /// The keys that only jobs of the system may have, those in LaunchDaemons (launchd.plist(5)).
  private static let ofSystem = ["GroupName", "UserName"]

  private static let programs = ["BundleProgram", "Program", "ProgramArguments"]

  /// Whether the file is in a folder from which launchd loads jobs.
  private static func isInstalled(_ document: Document) -> Bool {
    document.path.map { ["LaunchAgents", "LaunchDaemons"].contains(FilePath.name(FilePath.folder($0))) } ?? false
  }

  static func check(_ document: Document, in context: inout RuleContext) {
    let root = context.rootKeys
    guard document.tree.isReadable, let dictionary = document.rootDictionary,
      dictionary.children.contains(where: { _ in true })
    else { return }
    if !root.contains("Label") {
      context.report(description, at: document.anchor, description.text("label"))
    }
    for name in ofSystem {
      guard document.path.map({ FilePath.name(FilePath.folder($0)) }) == "LaunchAgents",
        let key = root.entry(forKey: name)?.key
      else { continue }
      context.report(description, at: key.range, description.text("agent", name), severity: .info, refusedBy: [])
    }
    // An app that installs a helper with SMJobBless adds the program to the job in the helper.
    let mayBeInHelper = root.contains("MachServices") && !isInstalled(document)
    if !mayBeInHelper, !programs.contains(where: root.contains) {
      context.report(description, at: document.anchor, description.text("program"))
    }
  }
}
