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
  static let subject = RuleSubject.keys(paths + [arguments, environment, "Program"], in: .holding(.launchdJob))

  private static let arguments = "ProgramArguments"
  private static let environment = "EnvironmentVariables"
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
    let others = list.flatMap { $0.kind == .array ? Array($0.children.dropFirst()) : nil } ?? []
    if !isGlobbing {
      for node in [program, first].compactMap(\.self) { checkPath(node, in: &context) }
      // Interpreters expand what they run; of other programs only a variable is certain, since some expand a tilde.
      if ![program, first].contains(where: { $0.map(isInterpreter) ?? false }), !others.contains(where: isInterpreter) {
        for node in others { checkPath(node, withTilde: false, in: &context) }
      }
    }
    for entry in root.value(forKey: environment)?.entries.map(\.self) ?? [] {
      if let value = entry.value { checkPath(value, in: &context) }
    }
    guard let command = program ?? first, let text = command.stringValue, isCommandLine(text) else { return }
    let isProgram = program != nil
    context.report(description, at: command.range, description.text(isProgram ? "program" : "arguments", text))
  }

  /// The variables that only a shell replaces.
  private static let variables = ["HOME", "LOGNAME", "PWD", "TMPDIR", "USER"].flatMap { ["$\($0)", "${\($0)}"] }

  /// Reports a path, or a list of them after colons, with what only a shell expands.
  private static func checkPath(_ node: Node, withTilde: Bool = true, in context: inout RuleContext) {
    guard node.kind == .string, let text = node.stringValue, !text.contains("@") else { return }
    for path in text.split(separator: ":").prefix(pathLimit) {
      if withTilde, path == "~" || path.hasPrefix("~") && path.contains("/") {
        return context.report(description, at: node.range, description.text("tilde", text))
      }
      if let name = variables.first(where: { isPath(path, through: $0) }) {
        return context.report(description, at: node.range, description.text("variable", name))
      }
    }
  }

  private static let pathLimit = 100

  /// Whether a variable is a whole part of a path, as in `$HOME/bin` and `/Users/$USER/bin`.
  private static func isPath(_ path: Substring, through variable: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == variable }
      && (path.hasPrefix("/") || path.hasPrefix(variable))
  }

  /// Whether a program reads its arguments as a script or passes them on to a shell.
  private static func isInterpreter(_ node: Node) -> Bool {
    let name = node.stringValue.map { $0.split(separator: "/").last ?? "" } ?? ""
    return name.hasSuffix("sh") || interpreters.contains { name.hasPrefix($0) }
  }

  private static let interpreters = [
    "awk", "env", "launchctl", "node", "osascript", "perl", "php", "python", "ruby", "sandbox-exec", "ssh", "sudo",
    "swift", "tmux", "xargs",
  ]

  /// Whether a text is a program with arguments: an absolute path, and after a space an option or another path.
  private static func isCommandLine(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard text.hasPrefix("/"), words.count > 1, !text.contains("\\ ") else { return false }
    return words.dropFirst().contains { $0.hasPrefix("-") || $0.hasPrefix("/") }
  }
}
