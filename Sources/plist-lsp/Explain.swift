import ArgumentParser
import LanguageFeatures

/// `plist-lsp explain`: prints a page of the reference.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell what a key, a rule or a code of the App Store means.",
    discussion: """
      Takes the raw key or the name that Xcode shows, the path of a nested key, the id of a rule as lint prints it, or \
      the code of a message from App Store Connect.

      The exit status is 0, or 2 if nothing of this name is known; then names that are near go to standard error.

      EXAMPLES
        plist-lsp explain NSCameraUsageDescription
        plist-lsp explain "Bundle identifier"
        plist-lsp explain plist-duplicate-key
        plist-lsp explain ITMS-90683
      """
  )

  @Flag(help: "Print Markdown instead of plain text.")
  var markdown = false

  @Argument(help: ArgumentHelp("A key, a rule or a code.", valueName: "term"))
  var term: String

  func run() throws {
    guard let page = ReferencePage.page(for: term) else {
      StandardStream.error.writeLine(Self.unknownMessage(term, suggestions: ReferencePage.suggestions(for: term)))
      throw ExitCode.unusable
    }
    StandardStream.output.writeLine(markdown ? page.markdown : page.plainText)
  }

  private static func unknownMessage(_ term: String, suggestions: [String]) -> String {
    let message = "\(term): no key, rule or code of this name is known"
    guard !suggestions.isEmpty else { return message }
    return "\(message); near to it:\n" + suggestions.map { "  \($0)" }.joined(separator: "\n")
  }
}
