import ArgumentParser
import JSON
import KeyCatalog
import LanguageFeatures

/// `plist-lsp explain`: prints a page of the reference.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell what a key, a value, a rule or a code of the App Store means.",
    discussion: """
      Takes a key, the path of a key inside others, or the name that Xcode shows; a value, alone or behind its key; a \
      device capability, an entitlement, a reason code or data type of a privacy manifest; the id of a rule as lint prints \
      it; the code of a message from App Store Connect; a build setting that writes a key; a library that reads keys of its \
      own; an API whose use asks for keys.

      Text is broken at the width of the terminal and left whole elsewhere. With --format json one object is printed, with \
      the members
        kind      key, value, deviceCapability, rule, appStoreCode, library or symbol
        term      the term that names the page and no other
        domain    for keys and values, the kind of file
        key       for keys, an object as the command keys prints them
        text      the page without markup
        markdown  the page in Markdown

      The exit status is 0, 1 if nothing of this name is known, and 2 if an argument is wrong. Names that are near to an \
      unknown one go to standard error.

      EXAMPLES
        plist-lsp explain NSCameraUsageDescription
        plist-lsp explain CFBundleURLTypes/CFBundleURLSchemes
        plist-lsp explain "Bundle identifier"
        plist-lsp explain UIBackgroundModes=audio
        plist-lsp explain --domain launchdJob Label
        plist-lsp explain plist-duplicate-key
        plist-lsp explain ITMS-90683
      """
  )

  @Option(help: "How the page is written.")
  var format = PageFormat.text

  @Option(help: ArgumentHelp("Look for keys and values of this kind of file only.", valueName: "domain"))
  var domain: CatalogDomain?

  @Argument(help: ArgumentHelp("A key, a value, a rule or a code.", valueName: "term"))
  var term: String

  func run() throws {
    guard let page = ReferencePage.page(for: term, in: domain) else {
      StandardStream.error.writeLine(unknownMessage)
      throw ExitCode.unknown
    }
    StandardStream.output.writeLine(try text(of: page))
  }

  private func text(of page: ReferencePage) throws -> String {
    switch format {
    case .text: page.terminalText(width: StandardStream.output.width, isStyled: StandardStream.output.showsStyles)
    case .markdown: page.markdown
    case .json: JSONText.text(of: PageRecord(page))
    }
  }

  private var unknownMessage: String {
    let message = "\(term): no key, value, rule or code of this name is known"
    let suggestions = ReferencePage.suggestions(for: term)
    guard !suggestions.isEmpty else { return "\(message)." }
    let names = suggestions.count == 1 ? suggestions[0] : Self.alternatives(suggestions)
    return "\(message). Did you mean \(names)?"
  }

  private static func alternatives(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

/// The forms in which a page is printed.
enum PageFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
}

extension CatalogDomain: ExpressibleByArgument {
  /// Makes the domain with the name that somebody typed; nil where there is none.
  public init?(argument: String) { self.init(name: argument) }

  /// The names of all domains.
  public static var allValueStrings: [String] { allCases.map(\.name) }
}
