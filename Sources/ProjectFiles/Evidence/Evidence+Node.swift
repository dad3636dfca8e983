import PropertyList

extension Evidence {
  /// Points at a node of a document on disk, or its first line; nil for a text that is not on disk.
  public init?(_ node: Node, in document: Document) {
    self.init(node.range, in: document)
  }

  /// Points at `range`, bytes of a document on disk; nil for a text that is not on disk.
  public init?(_ range: Range<Int>, in document: Document) {
    guard let path = document.path else { return nil }
    self.init(path: path, text: document.text, range: range)
  }
}
