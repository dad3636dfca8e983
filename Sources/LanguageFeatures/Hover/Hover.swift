import AppProject
import KeyCatalog
import PropertyList

/// What is shown where the pointer rests.
public struct HoverResult: Sendable, Hashable {
  /// The bytes that the text is about.
  public let range: Range<Int>
  /// The text.
  public let text: FormattedText
}

/// Reference text for keys and values where they stand.
public enum Hover {
  /// Returns what the catalog says about the key or value at `offset`, a byte offset into the document; nil elsewhere.
  ///
  /// Logarithmic in the document, linear in the entries around the place.
  public static func hover(in document: Document, at offset: Int) -> HoverResult? {
    guard let domain = document.kind.domain, (0...document.text.count).contains(offset),
      let node = document.tree.innermostNode(at: offset), !node.kind.isContainer, let content = node.stringValue
    else { return nil }
    guard node.kind != .key else {
      guard let path = CatalogPath.ofKey(node) else { return nil }
      return key(path, in: domain).map { HoverResult(range: node.range, text: $0) }
    }
    guard let info = CatalogPath.ofValue(node).flatMap({ KeyCatalog.key(at: $0, in: domain) }) else { return nil }
    let value = node.kind.isBoolean ? (node.kind == .true ? "true" : "false") : content
    return ValuePage.text(value, of: info, in: domain).map { HoverResult(range: node.range, text: $0) }
  }

  private static func key(_ path: String, in domain: CatalogDomain) -> FormattedText? {
    if let info = KeyCatalog.key(at: path, in: domain) { return KeyPage.text(info, in: domain) }
    // The dictionary form of the device capabilities has the values for its keys.
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0].hasPrefix("UIRequiredDeviceCapabilities") else { return nil }
    return KeyCatalog.deviceCapability(String(parts[1])).map(CapabilityPage.text)
  }
}
