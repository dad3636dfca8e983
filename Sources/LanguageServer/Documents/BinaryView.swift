import SourceText

/// A binary property list as XML: a document that the client cannot change, whose address is that of the file in another scheme.
struct BinaryView: Hashable, Sendable {
  /// The scheme of these addresses.
  static let scheme = "plist-lsp"

  /// The path of the binary file.
  let filePath: String

  /// Makes the view of the file at a path.
  init(filePath: String) {
    self.filePath = filePath
  }

  /// Reads the address of a view; nil for any other address, and for one that is not a file of this machine.
  init?(_ uri: DocumentURI) {
    guard Self.isAddress(uri) else { return nil }
    let location = DocumentLocation(DocumentURI("file" + uri.rawValue.dropFirst(Self.scheme.count)))
    guard let path = location.filePath else { return nil }
    filePath = path
  }

  /// Whether an address has the scheme of views.
  static func isAddress(_ uri: DocumentURI) -> Bool {
    uri.rawValue.prefix(scheme.count + 1).lowercased() == "\(scheme):"
  }

  /// The address of the view.
  var uri: DocumentURI {
    DocumentURI(Self.scheme + DocumentURI(filePath: filePath).rawValue.dropFirst("file".count))
  }
}

extension OpenDocument {
  private static let binaryMark = Array("bplist0".utf8)

  /// Whether it shows a binary property list; findings and edits would have no use.
  var isBinaryView: Bool { BinaryView.isAddress(uri) }

  /// The part of the text by which a binary property list that a client opened as text is known; nil for other texts.
  var binaryHeader: Range<Int>? {
    let header = 0..<Self.binaryMark.count
    guard text.count >= header.upperBound, text.bytes(in: header) == Self.binaryMark else { return nil }
    return header
  }
}
