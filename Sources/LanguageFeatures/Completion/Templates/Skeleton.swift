import KeyCatalog
import Messages
import ProjectFiles
import PropertyList

/// The initial content of a file of some kind.
struct Skeleton {
  let label: String
  let format: PropertyListFormat
  private let root: ValueTemplate

  /// Chooses by the document's kind; nil for files that are not written by hand or whose kind is not known.
  init?(_ document: Document) {
    switch document.kind {
    case .holding(let domain):
      guard let skeleton = domain.info.skeleton else { return nil }
      (label, format) = (Self.label(skeleton.label), .xml)
      root = TemplateReader(domain: domain).value(skeleton.root, at: "")
    case .stringTable:
      (label, format, root) = (Self.label("strings"), .openStep, .dictionary([("key", .scalar(.string, .empty))]))
    case .propertyList: (label, format, root) = (Self.label("plist"), .xml, .dictionary([]))
    case .infoPlistStrings, .stringCatalog, .other: return nil
    }
  }

  /// Returns the name of a skeleton in menus: the text for it, or its own name, such as `Info.plist`.
  private static func label(_ name: String) -> String {
    let key = "pages.skeleton-\(name)"
    return Messages.contains(key) ? Messages.text(key) : name
  }

  /// Returns the file's text.
  func write(_ writer: inout TemplateWriter) -> String {
    let end = writer.lineEnding ?? ""
    if format == .openStep, case .dictionary(let entries) = root {
      return entries.map { writer.entry("\"\($0.key)\"", $0.value, indent: "") + end }.joined()
    }
    let header = XMLWriter.header.split(separator: "\n").map { writer.plain(String($0)) + end }.joined()
    return header + writer.value(root, indent: "") + end + "</plist>" + end
  }
}
