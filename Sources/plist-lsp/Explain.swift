import ArgumentParser
import JSON
import KeyCatalog
import LanguageFeatures
import LintFiles
import Messages

/// `plist-lsp explain`: prints a page of the reference.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a key, a value, a rule or an App Store code.",
    discussion: """
      The term can be a key, the path of a nested key, or the name that Xcode shows; a value, alone or after its key; a \
      device capability, an entitlement, a reason code or data type of a privacy manifest, a uniform type identifier, an SDK; the id \
      of a rule as lint prints it; the code of a message from App Store Connect; a build setting that writes a key; a \
      library that reads its own keys; an API that needs keys.

      Capital letters need not be right. If no page has the name, all pages are searched for the words of the term, and API \
      for its text. Several results are printed as a list of names, each with the name in Xcode and a sentence.

      Text is wrapped at the width of the terminal; other output is not wrapped. With --format json a page is an object \
      with the members
        kind      key, value, deviceCapability, rule, appStoreCode, library, symbol, uniformType or sdk
        term      the term that identifies the page
        domain    for keys and values, the kind of file
        key       for keys, an object as plist-lsp keys prints it
        text      the page without markup
        markdown  the page in Markdown
      and a list is an array of objects with kind, term, domain, title and summary.

      The exit status is 0, 1 if nothing is found, and 2 if an argument is invalid. Similar names of an unknown term go \
      to standard error.

      EXAMPLES
        plist-lsp explain NSCameraUsageDescription
        plist-lsp explain CFBundleURLTypes/CFBundleURLSchemes
        plist-lsp explain "Bundle identifier"
        plist-lsp explain UIBackgroundModes=audio
        plist-lsp explain --domain launchdJob Label
        plist-lsp explain plist-duplicate-key
        plist-lsp explain ITMS-90683
        plist-lsp explain camera
        plist-lsp explain AVCaptureDevice
        plist-lsp explain public.json
      """
  )

  @Option(help: "The output format.")
  var format = PageFormat.text

  @Option(help: ArgumentHelp("Search only keys and values of this kind of file.", valueName: "domain"))
  var domain: CatalogDomain?

  @OptionGroup var language: LanguageOption

  @Argument(help: ArgumentHelp("A key, a value, a rule, a code, an API or words.", valueName: "term"))
  var term: String

  func run() throws {
    switch ReferencePage.search(term, in: domain) {
    case .page(let page): StandardStream.output.writeText(text(of: page) + "\n", .styledLines)
    case .list(let list): StandardStream.output.writeText(text(of: list) + "\n", .styledLines)
    case .nothing(let suggestions):
      StandardStream.error.writeLine(Self.message(about: term, suggestions))
      throw ExitCode.unknown
    }
  }

  private func text(of page: ReferencePage) -> String {
    switch format {
    case .text: page.terminalText(width: StandardStream.output.width, isStyled: StandardStream.output.showsStyles)
    case .markdown: page.markdown
    case .json: JSONText.text(of: PageRecord(page))
    }
  }

  private func text(of list: ReferenceList) -> String {
    switch format {
    case .text: list.terminalText(width: StandardStream.output.width, isStyled: StandardStream.output.showsStyles)
    case .markdown: list.markdown
    case .json: JSONText.text(of: list.hits.map(HitRecord.init))
    }
  }

  private static func message(about term: String, _ suggestions: [String]) -> String {
    guard let first = suggestions.first else { return Messages.text("commands.unknown-term", [term]) }
    let names = suggestions.dropFirst().reduce(first) { Messages.text("common.or", [$0, $1]) }
    return Messages.text("commands.unknown-term-near", [term, names])
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
