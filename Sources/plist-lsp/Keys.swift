import ArgumentParser
import JSON
import KeyCatalog

/// `plist-lsp keys`: prints what is known of keys, for other programs.
struct Keys: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what is known of the keys of property lists.",
    discussion: """
      With --format text each key is a line: domain, path, type and summary, parted by tabs. With --format json an array of \
      objects is printed, sorted by domain and path. Their members stay what they are in later versions:
        path             from the outermost key in: / goes into a dictionary, [] is
                         any item of an array, * any key
        domain           the kind of file
        type             what is accepted: any, string, number, integer, real,
                         boolean, date, data, array, dictionary
        elementType      the types of the items of an array
        summary          what the key does
        name             the name that Xcode shows
        platforms        objects with name, introduced and deprecated
        deprecated       whether no platform wants the key any more
        successors       the keys of which one takes its place
        values           objects with value and summary, with platforms where they
                         differ from the key's, and with category, the only
                         category of API that a reason code fits
        valuesAreClosed  whether no other value can be right
        required         whether the key must always be there
        requirement      when the key must be there, in words
        requiredWith     the key that makes this one required, and its values
        onlyWith         the key without which this one does not count, and its values
        defaultValue     what counts where the key is missing
        localizable      whether InfoPlist.strings may translate it
        capability       the capability of Xcode that adds the key
        buildSetting     the build setting that writes it
        library          the library that reads it
        group            where Apple's reference lists it
        documentation    the address of a page about it
        doubtful         whether no source confirms what is said here
      Booleans, path, domain and type are always there; what is not known is left out.

      The exit status is 0, or 2 if an argument is wrong.

      EXAMPLES
        plist-lsp keys --format json | jq '.[] | select(.deprecated) | .path'
        plist-lsp keys --domain entitlements
      """
  )

  @Option(help: "How the keys are written.")
  var format = KeyFormat.text

  @Option(help: ArgumentHelp("Print only keys of this kind of file.", valueName: "domain"))
  var domain: CatalogDomain?

  func run() throws {
    let domains = domain.map { [$0] } ?? CatalogDomain.allCases.sorted { $0.name < $1.name }
    let keys = domains.flatMap { domain in KeyCatalog.keys(in: domain).map { (info: $0, domain: domain) } }
    switch format {
    case .json: StandardStream.output.writeLine(JSONText.text(of: keys.map { KeyRecord($0.info, in: $0.domain) }))
    case .text:
      let lines = keys.map { key in
        [key.domain.name, key.info.path, key.info.typeDescription, key.info.summary ?? ""].joined(separator: "\t")
      }
      StandardStream.output.writeLine(lines.joined(separator: "\n"))
    }
  }
}

/// The forms in which keys are printed.
enum KeyFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
