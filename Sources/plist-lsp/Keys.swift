import ArgumentParser
import JSON
import KeyCatalog
import LintFiles
import Messages

/// `plist-lsp keys`: prints the facts about keys, for other programs.
struct Keys: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the known keys of property lists.",
    discussion: """
      With --format text each key is a line with domain, path, type and summary, separated by tabs. With --format json an \
      array of objects is printed, sorted by domain and path. Their members are stable in later versions:
        path             starting at the root: / enters a dictionary, [] is any
                         item of an array, * any key
        domain           the kind of file
        type             the accepted types: any, string, number, integer, real,
                         boolean, date, data, array, dictionary
        elementType      the types of the items of an array
        summary          what the key does
        name             the name that Xcode shows
        platforms        objects with name, introduced and deprecated
        deprecated       whether the key is deprecated on all platforms
        successors       the keys, one of which replaces it
        values           objects with value and summary, with platforms if they
                         differ from the key's, and with category, the only
                         API category for which a reason code is valid
        valuesAreClosed  whether other values are invalid
        required         whether the key is always required
        requirement      when the key is required, as text
        requiredWith     the key that makes this one required, and its values
        onlyWith         the key without which this one has no effect, and its values
        defaultValue     the value if the key is missing
        localizable      whether InfoPlist.strings may translate it
        capability       the Xcode capability that adds the key
        buildSetting     the build setting that writes it
        library          the library that reads it
        group            the section of Apple's documentation
        documentation    the URL of its documentation
        doubtful         whether Apple does not document it
      Booleans, path, domain and type are always present; unknown members are omitted.

      The exit status is 0, or 2 if an argument is invalid.

      EXAMPLES
        plist-lsp keys --format json | jq '.[] | select(.deprecated) | .path'
        plist-lsp keys --domain entitlements
      """
  )

  @Option(help: "The output format.")
  var format = KeyFormat.text

  @Option(help: ArgumentHelp("Print only keys of this kind of file.", valueName: "domain"))
  var domain: CatalogDomain?

  func run() throws {
    let domains = domain.map { [$0] } ?? CatalogDomain.allCases.sorted { $0.name < $1.name }
    let keys = domains.flatMap { domain in KeyCatalog.keys(in: domain).map { (info: $0, domain: domain) } }
    switch format {
    case .json:
      StandardStream.output.writeText(JSONText.text(of: keys.map { KeyRecord($0.info, in: $0.domain) }) + "\n")
    case .text:
      let lines = keys.map { key in
        let texts = [key.info.typeDescription, key.info.summary ?? ""].map(Messages.translated)
        return ([key.domain.name, key.info.path] + texts).joined(separator: "\t")
      }
      StandardStream.output.writeText(lines.map { $0 + "\n" }.joined())
    }
  }
}

/// The forms in which keys are printed.
enum KeyFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
