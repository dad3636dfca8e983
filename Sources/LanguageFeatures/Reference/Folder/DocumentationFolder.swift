import KeyCatalog
import LintRules
import Messages

/// The reference as a folder of Markdown files with links between them.
public enum DocumentationFolder {
  static let index = "index.md"
  static let codes = "app-store-codes.md"
  static let capabilities = "device-capabilities.md"
  static let libraries = "libraries.md"

  static func path(ofRule id: String) -> String { "rules/\(id).md" }

  /// Returns all files of the reference.
  ///
  /// They are an index, a page for each rule and each group of keys, and one each for App Store codes, device capabilities
  /// and libraries. Linear in the catalog.
  public static func files() -> [DocumentationFile] {
    let groups = KeyGroup.all()
    let addresses = DocumentationAddresses(groups)
    return [DocumentationFile(path: index, text: DocumentationIndex.text(groups))] + rules(addresses)
      + groups.map { keys($0, addresses) } + [
        sections(
          codes,
          "pages.folder-codes",
          KeyCatalog.appStoreErrors.map { ($0.displayCode, AppStorePage.content($0)) },
          addresses
        ),
        sections(
          capabilities,
          "pages.folder-capabilities",
          KeyCatalog.deviceCapabilities.map { ($0.value, CapabilityPage.content($0)) },
          addresses
        ),
        sections(
          libraries,
          "pages.folder-libraries",
          KeyCatalog.libraries.map { ($0.name, LibraryPage.content($0)) },
          addresses
        ),
      ]
  }

  private static func rules(_ addresses: DocumentationAddresses) -> [DocumentationFile] {
    RuleRegistry.all.map { rule in
      let path = path(ofRule: rule.description.id)
      let page = RulePage.content(rule.description).markdown(headingLevel: 1) { term in
        addresses.address(of: term).map { relative($0, from: path) }
      }
      return DocumentationFile(path: path, text: "\(backLink(from: path))\n\n\(page)\n")
    }
  }

  private static func keys(_ group: KeyGroup, _ addresses: DocumentationAddresses) -> DocumentationFile {
    let pages = group.keys.map { info in
      let isNested = info.path.contains("/")
      let content = KeyPage.content(info, in: group.domain, place: KeyPath.text(info.path), isFull: true)
      let page = content.markdown(headingLevel: isNested ? 3 : 2) { term in
        addresses.address(of: term, near: info.path, in: group.domain).map { relative($0, from: group.path) }
      }
      return "\(anchor(info.path))\n\n\(page)"
    }
    return file(group.path, title: group.title, pages)
  }

  private static func sections(
    _ path: String,
    _ title: String,
    _ sections: [(term: String, page: PageContent)],
    _ addresses: DocumentationAddresses
  ) -> DocumentationFile {
    let pages = sections.map { term, page in
      let text = page.markdown(headingLevel: 2) { term in addresses.address(of: term).map { relative($0, from: path) } }
      return "\(anchor(term))\n\n\(text)"
    }
    return file(path, title: Messages.text(title), pages)
  }

  private static func file(_ path: String, title: String, _ pages: [String]) -> DocumentationFile {
    let head = [backLink(from: path), "# \(MarkdownText.escape(title))"]
    return DocumentationFile(path: path, text: (head + pages).joined(separator: "\n\n") + "\n")
  }

  private static func anchor(_ term: String) -> String { "<a id=\"\(Slug.anchor(of: term))\"></a>" }

  private static func backLink(from path: String) -> String {
    "[\(MarkdownText.escape(Messages.text("pages.folder-index")))](\(relative(index, from: path)))"
  }

  /// Returns `address`, which is relative to the folder, relative to the file at `path`.
  static func relative(_ address: String, from path: String) -> String {
    if address.hasPrefix("\(path)#") { return String(address.dropFirst(path.count)) }
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    return String(repeating: "../", count: depth) + address
  }
}

/// A file of the reference as a folder of Markdown.
public struct DocumentationFile: Sendable, Hashable {
  /// The path below the folder, with `/` between its parts.
  public let path: String
  /// The content of the file.
  public let text: String
}
