import KeyCatalog
import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// The outline of a document.
public enum DocumentSymbols {
  /// Longer outlines are cut: no reader can use them, and editors need seconds to show them.
  static let maximumCount = 10_000
  /// Deeper places are left out, so that the recursion ends.
  private static let maximumDepth = 64
  /// Longer values are cut.
  private static let maximumDetail = 80

  /// Returns the entries of the root dictionary or the items of the root array, with what is inside them.
  ///
  /// The entries of a string table are in groups below headings; inside the keys of a string catalog are their languages. Linear
  /// in the document up to `maximumCount` symbols.
  public static func symbols(in document: Document) -> [OutlineSymbol] {
    if let catalog = document.catalog { return keys(of: catalog) }
    guard document.kind.isPropertyList, let root = document.tree.root else { return [] }
    var reader = Reader(document: document)
    let symbols = reader.children(of: root, level: "")
    return document.kind.isStringTable ? StringTableGroups.grouped(symbols, in: document.tree) : symbols
  }

  private static func keys(of catalog: StringCatalog) -> [OutlineSymbol] {
    catalog.texts.prefix(maximumCount).map { text in
      let languages = text.translations.map { translation in
        OutlineSymbol(
          name: translation.language.isEmpty ? "\"\"" : translation.language,
          detail: translation.units.first?.value?.string.map(shortened),
          kind: .string,
          range: translation.name.range.lowerBound..<translation.value.range.upperBound,
          nameRange: translation.name.range
        )
      }
      return OutlineSymbol(
        name: text.key.isEmpty ? "\"\"" : text.key,
        detail: text.comment.map(shortened),
        kind: .dictionary,
        isDeprecated: text.isStale,
        range: text.name.range.lowerBound..<text.value.range.upperBound,
        nameRange: text.name.range,
        children: languages
      )
    }
  }

  private static func shortened(_ text: String) -> String {
    String(text.prefix(maximumDetail).map { $0.isNewline ? " " : $0 })
  }

  private struct Reader {
    let document: Document
    var count = 0
    private var depth = 0

    init(document: Document) {
      self.document = document
    }

    mutating func children(of container: Node, level: String?) -> [OutlineSymbol] {
      guard depth < maximumDepth else { return [] }
      depth += 1
      defer { depth -= 1 }
      switch container.kind {
      case .dictionary: return entries(of: container, level: level)
      case .array: return items(of: container, level: level)
      default: return []
      }
    }

    private mutating func entries(of dictionary: Node, level: String?) -> [OutlineSymbol] {
      var symbols: [OutlineSymbol] = []
      for entry in dictionary.entries {
        guard count < maximumCount else { break }
        guard let key = entry.key, let name = entry.name else { continue }
        count += 1
        let found = level.flatMap { CatalogPlace.key(named: name, inside: $0, in: document.kind) }
        let info = found?.info.key == "*" ? nil : found?.info
        let value = entry.value
        symbols.append(
          OutlineSymbol(
            name: name.isEmpty ? "\"\"" : name,
            detail: info?.title ?? value.flatMap(preview),
            kind: value.map(OutlineSymbol.Kind.init) ?? .string,
            isDeprecated: info?.isDeprecated ?? false,
            range: entry.range,
            nameRange: key.range,
            children: value.map { children(of: $0, level: self.level(of: $0, named: name, inside: level)) } ?? []
          )
        )
      }
      return symbols
    }

    /// Returns the path of a value in the catalog; nil if the catalog has no keys in it, so that none is looked up.
    private func level(of value: Node, named name: String, inside level: String?) -> String? {
      guard value.kind.isContainer, let level, let domain = document.kind.domain else { return nil }
      let path = KeyCatalog.path(ofKey: name, inside: level)
      return CatalogPlace.hasKeys(inside: value.kind == .array ? path + "/[]" : path, in: domain) ? path : nil
    }

    private mutating func items(of array: Node, level: String?) -> [OutlineSymbol] {
      var symbols: [OutlineSymbol] = []
      for (index, item) in array.children.enumerated() {
        guard count < maximumCount else { break }
        count += 1
        let start = item.range.lowerBound
        let name = item.openRange.isEmpty ? item.range : item.openRange
        symbols.append(
          OutlineSymbol(
            name: Messages.text("pages.item-number", ["\(index + 1)"]),
            detail: preview(item) ?? firstText(in: item),
            kind: OutlineSymbol.Kind(item),
            range: item.range,
            nameRange: start..<min(name.upperBound, item.range.upperBound),
            children: children(of: item, level: level.map { $0 + "/[]" })
          )
        )
      }
      return symbols
    }

    /// Returns the value of a leaf, on one line; nil for containers and data.
    private func preview(_ node: Node) -> String? {
      switch node.kind {
      case .true: return "true"
      case .false: return "false"
      case .string, .integer, .real, .date, .key: return shortText(node)
      default: return nil
      }
    }

    /// Returns the first text in a dictionary, which nearly always names it.
    private func firstText(in item: Node) -> String? {
      guard item.kind == .dictionary else { return nil }
      for (index, entry) in item.entries.enumerated() where index < 8 {
        if let value = entry.value, value.kind == .string { return preview(value) }
      }
      return nil
    }

    private func shortText(_ node: Node) -> String? {
      let content = node.contentRange
      let start = content.lowerBound
      let isLong = content.count > maximumDetail
      // An escape may be cut, so that long texts are shown as they are written.
      let text = isLong ? document.text.string(in: start..<(start + maximumDetail)) : node.stringValue
      let line = text?.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.map { isLong ? $0 + "…" : $0 }
    }
  }
}
