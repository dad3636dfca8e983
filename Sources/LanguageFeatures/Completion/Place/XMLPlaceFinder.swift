import PropertyList
import SourceText

/// Determines the cursor's place in an XML property list.
struct XMLPlaceFinder {
  private let tree: PropertyListTree
  private let text: SourceText
  private let offset: Int
  private let typed: TypedText?

  init(_ tree: PropertyListTree, _ offset: Int) {
    self.tree = tree
    text = tree.text
    self.offset = offset
    typed = XMLTypedText(tree, offset).find()
  }

  func find() -> CursorPlace? {
    guard let typed else { return nil }
    let tree = self.tree.outline(applying: .delete(typed.whole))
    guard tree.format == .xml, let (role, next) = role(typed, in: tree) else { return nil }
    return CursorPlace(
      role: role,
      form: completed(typed.form, in: tree, at: typed.whole.lowerBound),
      typedRange: typed.range,
      wholeRange: typed.whole,
      typed: text.string(in: typed.range.lowerBound..<max(offset, typed.range.lowerBound)),
      isFollowedByValue: next.map { $0.kind != .key } ?? false,
      isFollowedBySemicolon: false,
      tree: tree,
      text: text
    )
  }

  /// Returns what can be inserted at the place, and what follows it.
  private func role(_ typed: TypedText, in tree: PropertyListTree) -> (CursorPlace.Role, next: Node?)? {
    let place = typed.whole.lowerBound
    let isContent = if case .content = typed.form { true } else { false }
    guard let container = tree.container(at: place) else { return isContent ? nil : (.document, nil) }
    let (previous, next) = container.children(around: place)
    switch container.kind {
    case .array:
      guard !isContent || typed.element != "key" else { return nil }
      return (.item(array: container, path: CatalogPath.level(of: container)), next)
    case .dictionary:
      let isValue = isContent ? typed.element != "key" : previous?.kind == .key
      guard isValue else { return (.key(dictionary: container, level: CatalogPath.level(of: container)), next) }
      guard let previous, previous.kind == .key else { return nil }
      return (.value(path: CatalogPath.ofKey(previous)), next)
    default:
      return isContent ? nil : (.document, next)
    }
  }

  /// Returns `form` with the container to close if no text element is open.
  private func completed(_ form: CursorPlace.Form, in tree: PropertyListTree, at place: Int) -> CursorPlace.Form {
    guard case .closeTag(nil) = form else { return form }
    return .closeTag(element: tree.elementToClose(at: place))
  }
}

extension PropertyListTree {
  /// Returns the name of the element that a close tag at `offset` would close: the innermost without one, or the
  /// innermost.
  func elementToClose(at offset: Int) -> String? {
    guard let container = container(at: offset) else { return nil }
    let around = sequence(first: container) { $0.parent }
    return (around.first { $0.flags.contains(.unclosed) } ?? container).kind.elementName
  }

  /// Returns whether an element around `offset` has no close tag.
  func hasUnclosedElement(at offset: Int) -> Bool {
    guard let container = container(at: offset) else { return false }
    return sequence(first: container) { $0.parent }.contains { $0.flags.contains(.unclosed) }
  }
}
