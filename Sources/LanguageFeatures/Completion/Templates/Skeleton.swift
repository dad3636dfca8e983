import AppProject
import KeyCatalog
import Messages
import PropertyList

/// What a new file of some kind begins with.
struct Skeleton {
  let label: String
  let format: PropertyListFormat
  private let root: ValueTemplate

  /// Chooses by the document's kind; nil for files that people do not write or of which nothing is known.
  init?(_ document: Document) {
    switch document.kind {
    case .holding(let domain):
      guard let skeleton = domain.info.skeleton else { return nil }
      (label, format) = (Self.label(skeleton.label), .xml)
      root = TemplateReader(domain: domain).value(skeleton.root, at: "")
    case .stringTable:
      (label, format, root) = (Self.label("strings"), .openStep, .dictionary([("key", .scalar(.string, .empty))]))
    case .propertyList: (label, format, root) = (Self.label("plist"), .xml, .dictionary([]))
    case .infoPlistStrings, .other: return nil
    }
  }

  /// Returns what menus call a skeleton: the text for it, or its own name, such as `Info.plist`.
  private static func label(_ name: String) -> String {
    let key = "pages.skeleton-\(name)"
    return Messages.contains(key) ? Messages.text(key) : name
  }

  /// Returns the file's text.
  func write(_ writer: inout TemplateWriter) -> String {
    let end = writer.lineEnding
    if format == .openStep, case .dictionary(let entries) = root {
      return entries.map { writer.entry("\"\($0.key)\"", $0.value, indent: "") + end }.joined()
    }
    let header = XMLWriter.header.split(separator: "\n").map { writer.plain(String($0)) + end }.joined()
    return header + writer.value(root, indent: "") + end + "</plist>" + end
  }
}
