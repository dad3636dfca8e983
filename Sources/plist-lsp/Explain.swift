import ArgumentParser
import JSON
import KeyCatalog
import LanguageFeatures

/// `plist-lsp explain`: prints a page of the reference.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a key, a value, a rule or an App Store code.",
    discussion: """
      The term can be a key, the path of a nested key, or the name that Xcode shows; a value, alone or after its key; a \
      device capability, an entitlement, a reason code or data type of a privacy manifest; the id of a rule as lint prints \
      it; the code of a message from App Store Connect; a build setting that writes a key; a library that reads its own \
      keys; an API that needs keys.

      Text is wrapped at the width of the terminal; other output is not wrapped. With --format json one object is printed, \
      with the members
        kind      key, value, deviceCapability, rule, appStoreCode, library or symbol
        term      the term that identifies the page
        domain    for keys and values, the kind of file
        key       for keys, an object as plist-lsp keys prints it
        text      the page without markup
        markdown  the page in Markdown

      The exit status is 0, 1 if the term is unknown, and 2 if an argument is invalid. Similar names of an unknown term go \
      to standard error.

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

  @Option(help: "The output format.")
  var format = PageFormat.text

  @Option(help: ArgumentHelp("Search only keys and values of this kind of file.", valueName: "domain"))
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
    let message = "\(term): unknown key, value, rule or code"
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
  /// Makes the domain with a typed name; nil if there is none.
  public init?(argument: String) { self.init(name: argument) }

  /// The names of all domains.
  public static var allValueStrings: [String] { allCases.map(\.name) }
}
