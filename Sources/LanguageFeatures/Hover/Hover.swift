import AppProject
import KeyCatalog
import ProjectFiles
import PropertyList

/// The text for the element under the pointer.
public struct HoverResult: Sendable, Hashable {
  /// The bytes that the text is about.
  public let range: Range<Int>
  /// The text.
  public let text: FormattedText
}

/// Reference text for keys and values where they are.
public enum Hover {
  /// Returns the text for the key, value or bracket at `offset`, a byte offset into the document; nil elsewhere.
  ///
  /// It has the facts of the catalog, the path from the root, and the resolved build variables of a value if the
  /// `project` is known. Logarithmic in the document, linear in the depth of the place and in its text; of the items
  /// before it only some are counted. In a file of another format with keys, such as a project, linear in the text.
  public static func hover(in document: Document, at offset: Int, project: ProjectContext? = nil) -> HoverResult? {
    guard (0...document.text.count).contains(offset) else { return nil }
    if let found = StringCatalogHover.hover(in: document, at: offset) { return found }
    if let found = TableHover.hover(in: document, at: offset, project: project) { return found }
    if let found = HostedHover.hover(in: document, at: offset) { return found }
    guard document.kind.isPropertyList, document.kind != .stringTable,
      let node = document.tree.innermostNode(at: offset)
    else { return nil }
    guard node.kind.isContainer else {
      return page(of: node, in: document, project).map { HoverResult(range: node.range, text: $0.text) }
    }
    guard let bracket = [node.openRange, node.closeRange].first(where: { !$0.isEmpty && $0.contains(offset) }) else {
      return nil
    }
    return page(of: node, in: document, project).map { HoverResult(range: bracket, text: $0.text) }
  }

  private static func page(of node: Node, in document: Document, _ project: ProjectContext?) -> PageContent? {
    var page = HoverTarget(node, in: document)?.content ?? PageContent()
    if let project {
      let value = node.kind == .key ? node.entry?.value : node
      if let value { BuildValueText.append(value, in: document, project, to: &page) }
      if node.kind == .key, document.kind == .infoPlist, node.parent == document.rootDictionary,
        let key = node.stringValue
      {
        BuildValueText.append(key: key, project, to: &page)
      }
      if node.kind == .key, node.parent == document.rootDictionary, let key = node.stringValue {
        ProjectNeeds(project, document.kind).append(key, to: &page)
      }
    }
    if document.kind == .infoPlistStrings, node.kind == .key, let key = node.stringValue {
      TableHover.append(key, in: document, project, to: &page)
    }
    return page.blocks.isEmpty ? nil : page
  }
}
