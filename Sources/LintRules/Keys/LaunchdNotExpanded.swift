import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports what only a shell would expand or split in a launchd job.
enum LaunchdNotExpanded: DocumentRule {
  static let description = RuleDescription(
    id: "launchd-not-expanded",
    severity: .warning,
    refusedBy: [.launchd],
    example: .plist(
      file: "LaunchAgents/org.example.cellar.plist",
      bad: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>ProgramArguments</key> <array> <string>/usr/local/bin/cellar --all</string> </array>
        <key>StandardOutPath</key> <string>~/Library/Logs/cellar.log</string>
        """,
      good: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>ProgramArguments</key> <array> <string>/usr/local/bin/cellar</string> <string>--all</string> </array>
        <key>StandardOutPath</key> <string>/tmp/cellar.log</string>
        """
    ),
    references: ["https://keith.github.io/xcode-man-pages/launchd.plist.5.html"]
  )
  static let subject = RuleSubject.keys(paths + [arguments, "Program"], in: .holding(.launchdJob))

  private static let arguments = "ProgramArguments"
  /// The keys whose texts are paths that launchd opens itself.
  private static let paths = [
    "QueueDirectories", "RootDirectory", "StandardErrorPath", "StandardInPath", "StandardOutPath", "WatchPaths",
    "WorkingDirectory",
  ]

  static func check(_ document: Document, in context: inout RuleContext) {
    let root = context.rootKeys
    for key in paths {
      guard let value = root.value(forKey: key) else { continue }
      for node in value.kind == .array ? Array(value.children) : [value] { checkPath(node, in: &context) }
    }
    // What the job passes to a shell is the shell's affair; with globbing launchd expands a tilde.
    let isGlobbing = root.value(forKey: "EnableGlobbing")?.meansTrue == true
    let program = root.value(forKey: "Program")
    let list = root.value(forKey: arguments)
    let first = list.flatMap { $0.kind == .array ? $0.children.first { _ in true } : nil }
    for node in [program, first].compactMap(\.self) where !isGlobbing { checkPath(node, in: &context) }
    guard program == nil, let first, let text = first.stringValue, isCommandLine(text) else { return }
    context.report(description, at: first.range, description.text("arguments", text))
  }

  private static func checkPath(_ node: Node, in context: inout RuleContext) {
    guard node.kind == .string, let text = node.stringValue, !text.contains("@") else { return }
    if text.hasPrefix("~") {
      context.report(description, at: node.range, description.text("tilde", text))
    } else if let name = ["$HOME", "$USER", "$PWD", "$TMPDIR"].first(where: text.hasPrefix) {
      context.report(description, at: node.range, description.text("variable", name))
    }
  }

  /// Whether a text is a program with arguments: an absolute path, and after a space an option or another path.
  private static func isCommandLine(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard text.hasPrefix("/"), words.count > 1, !text.contains("\\ ") else { return false }
    return words.dropFirst().contains { $0.hasPrefix("-") || $0.hasPrefix("/") }
  }
}
