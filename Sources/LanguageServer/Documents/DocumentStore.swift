import SourceText

/// The documents that the client has open.
struct DocumentStore: Sendable {
  /// Why a message about a document is unusual; it is logged, not answered.
  enum Irregularity: Equatable, Sendable {
    /// An open document was opened again.
    case openedTwice
    /// The document is not open.
    case unknown
    /// A change arrived before its document was opened; it is kept until then.
    case early(version: Int)
    /// The version does not grow.
    case versionWentBack(from: Int, to: Int)
    /// A change arrived after one with a greater version, to whose result it does not apply.
    case late(version: Int, after: Int)
    /// A position is outside the text, or a range ends before it starts.
    case unusualRange(PositionRange)
  }

  private enum Key: Hashable {
    /// The path in UTF-8: names that differ in the composition of their characters alone are different files.
    case file([UInt8])
    case other(DocumentURI)
  }

  private var documents: [Key: OpenDocument] = [:]
  private var early = EarlyChanges<Key>()

  /// A number that grows with every change of a document.
  private(set) var edition = 0

  /// The documents that are files, by path; linear.
  var files: [String: OpenDocument] {
    // Several addresses may name one file.
    let files = all.compactMap { document in document.filePath.map { ($0, document) } }
    return Dictionary(files) { first, _ in first }
  }

  /// All open documents, by address.
  var all: [OpenDocument] {
    documents.values.sorted { $0.uri.rawValue < $1.uri.rawValue }
  }

  /// Whether no document is open.
  var isEmpty: Bool { documents.isEmpty }

  /// Returns whether other documents are open than the one at an address.
  func hasOthers(than uri: DocumentURI) -> Bool { documents.count > (self[uri] == nil ? 0 : 1) }

  /// The open document at an address; another spelling of the same file finds it too.
  subscript(uri: DocumentURI) -> OpenDocument? { documents[Self.key(uri)] }

  /// Adds a document, and applies the changes that arrived before it.
  mutating func open(
    _ uri: DocumentURI,
    version: Int,
    text: SourceText,
    languageID: String = "",
    encoding: PositionEncoding
  ) -> [Irregularity] {
    let key = Self.key(uri)
    var document = OpenDocument(uri: uri, version: version, text: text, languageID: languageID)
    var irregularities: [Irregularity] = documents[key] == nil ? [] : [.openedTwice]
    for step in early.take(for: key, after: version) {
      irregularities += Self.apply(step.changes, to: &document, version: step.version, encoding: encoding)
    }
    documents[key] = document
    edition += 1
    return irregularities
  }

  /// Applies changes one by one, each to the result of the previous one.
  mutating func change(
    _ identifier: VersionedTextDocumentIdentifier,
    by changes: [TextDocumentContentChangeEvent],
    encoding: PositionEncoding
  ) -> [Irregularity] {
    let key = Self.key(identifier.uri)
    guard var document = documents[key] else {
      guard let version = identifier.version, early.keep(changes, of: key, version: version) else { return [.unknown] }
      return [.early(version: version)]
    }
    var irregularities: [Irregularity] = []
    let version = identifier.version ?? document.version
    let later = document.recent.takeLater(than: version)
    if let first = later.first {
      irregularities.append(.late(version: version, after: document.version))
      document.replaceText(with: first.text, version: first.formerVersion)
    } else if identifier.version != nil, version <= document.version {
      irregularities.append(.versionWentBack(from: document.version, to: version))
    }
    for (version, changes) in [(version, changes)] + later.map({ ($0.version, $0.changes) }) {
      irregularities += Self.apply(changes, to: &document, version: version, encoding: encoding)
    }
    documents[key] = document
    edition += 1
    return irregularities
  }

  /// Applies the changes of one message.
  private static func apply(
    _ changes: [TextDocumentContentChangeEvent],
    to document: inout OpenDocument,
    version: Int,
    encoding: PositionEncoding
  ) -> [Irregularity] {
    var irregularities: [Irregularity] = []
    let former = document.text
    var text = former
    var changed: TextChange?
    var isReplaced = false
    for change in changes {
      guard let range = change.range else {
        text = SourceText(change.text)
        isReplaced = true
        continue
      }
      let converter = PositionConverter(text: text, encoding: encoding)
      let bytes = converter.byteRange(of: range)
      if converter.isUnusual(range, readAs: bytes) { irregularities.append(.unusualRange(range)) }
      let edit = ByteEdit(range: bytes, replacement: change.text)
      let next = TextChange(edit, in: text)
      changed = changed?.merged(with: next) ?? next
      text = text.applying(edit)
    }
    document.recent.note(
      RecentChanges.Step(formerVersion: document.version, version: version, text: former, changes: changes)
    )
    if isReplaced {
      document.replaceText(with: text, version: version)
    } else {
      document.change(to: text, by: changed ?? .none, version: version)
    }
    return irregularities
  }

  /// Notes that a document was saved.
  mutating func save(_ uri: DocumentURI) -> [Irregularity] {
    let key = Self.key(uri)
    guard documents[key] != nil else { return [.unknown] }
    documents[key]?.save()
    return []
  }

  /// Removes a document; nil if it was not open.
  mutating func close(_ uri: DocumentURI) -> OpenDocument? {
    edition += 1
    return documents.removeValue(forKey: Self.key(uri))
  }

  private static func key(_ uri: DocumentURI) -> Key {
    DocumentLocation(uri).filePath.map { .file(Array($0.utf8)) } ?? .other(uri)
  }
}
