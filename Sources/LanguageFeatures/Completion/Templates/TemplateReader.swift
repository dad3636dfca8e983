import KeyCatalog
import PropertyList

/// Makes value templates from the entries in the catalog.
struct TemplateReader {
  let domain: CatalogDomain
  /// The value for `${each}`.
  var each: String?
  /// The plural forms that replace those of the catalog.
  var plurals: PluralForms?

  /// Returns the template of a text such as `group.${com.example.app}`.
  static func text(_ text: String) -> TextTemplate {
    guard let open = text.firstRange(of: "${"), let close = text[open.upperBound...].lastIndex(of: "}") else {
      return .fixed(text)
    }
    let inner = String(text[open.upperBound..<close])
    guard open.lowerBound == text.startIndex else {
      return .pattern(before: String(text[..<open.lowerBound]), inner)
    }
    if inner.isEmpty { return .empty }
    // Some editors leave nothing of a choice, so the first of several texts is written out.
    return .suggestion(inner.split(separator: "|").first.map(String.init) ?? inner)
  }

  /// Returns the template written as `node`, for the place at `path`.
  func value(_ node: Node, at path: String) -> ValueTemplate {
    switch node.kind {
    case .dictionary:
      let entries: [(key: String, value: ValueTemplate)] = node.entries.compactMap { entry in
        guard let key = entry.name, let value = entry.value else { return nil }
        return (key, self.value(value, at: KeyCatalog.path(ofKey: key, inside: path)))
      }
      return .dictionary(plurals?.adapted(entries) ?? entries)
    case .array:
      return .array(node.children.map { value($0, at: path + "/[]") })
    default:
      return scalar(node.stringValue ?? "", at: path)
    }
  }

  private func scalar(_ text: String, at path: String) -> ValueTemplate {
    if text == "${each}" { return .scalar(.string, .fixed(each ?? "")) }
    let key = path.hasSuffix("/[]") ? String(path.dropLast(3)) : path
    let info = KeyCatalog.key(at: key, in: domain)
    if text == "${*}" { return .scalar(.string, known(info)) }
    if info?.types == .boolean { return .boolean(text == "YES", isFixed: false) }
    return .scalar(info?.types == .integer ? .integer : .string, Self.text(text))
  }

  /// The only known value of a key; of reason codes, that of the category.
  ///
  /// The author chooses among several.
  private func known(_ info: KeyInfo?) -> TextTemplate {
    let values = info?.values.filter { $0.category == nil || each == nil || $0.category == each }.map(\.value) ?? []
    return values.count == 1 ? values.first.map(TextTemplate.suggestion) ?? .empty : .empty
  }
}
