import AppProject

/// The state of the client at a moment.
struct Moment: Equatable, Sendable {
  /// The generation of the session.
  var generation: Int
  /// The stamps of the texts that count.
  var texts: [Int]
}

/// The open documents that are files.
struct OpenFiles: Sendable {
  private let documents: [(path: String, document: OpenDocument)]
  private let generation: Int

  /// Makes a copy of those in `session`.
  init(_ session: Session) {
    generation = session.generation
    documents = session.documents.all.compactMap { document in
      DocumentLocation(document.uri).filePath.map { ($0, document) }
    }
  }

  /// The files on disk, overlaid by the documents.
  var files: OverlaidFiles {
    let held = documents.map { ($0.path, HeldFile($0.document.text, stamp: $0.document.stamp)) }
    return OverlaidFiles(Dictionary(held) { first, _ in first }, over: DiskFiles())
  }

  /// Returns whether the file at `path` is open.
  func holds(_ path: String) -> Bool { documents.contains { $0.path == path } }

  /// Returns what an answer depends on if the text of the file at `path` does not matter.
  func moment(without path: String?) -> Moment {
    Moment(generation: generation, texts: documents.filter { $0.path != path }.map(\.document.stamp))
  }
}
