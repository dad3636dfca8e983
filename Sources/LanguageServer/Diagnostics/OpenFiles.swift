import Locking
import ProjectFiles

/// The state of the client at a moment.
struct Moment: Equatable, Sendable {
  /// The generation of the session.
  var generation: Int
  /// The stamps of the texts that count, ascending.
  var texts: [Int]
}

/// The open documents that are files, at a moment.
///
/// Queries that come together share one.
final class OpenFiles: Sendable {
  /// The number of the state of the documents, which grows with every change.
  let edition: Int
  private let generation: Int
  /// The stamps of their texts by path.
  private let stamps: [String: Int]
  /// The same stamps, ascending.
  private let order: [Int]
  private let overlay: Lazy<OverlaidFiles>
  /// The folders of the workspace.
  private let folders: [String]

  /// Makes a copy of those in `session`; O(n log n) in their number.
  init(_ session: Session) {
    generation = session.generation
    edition = session.documents.edition
    let documents = session.documents.files
    stamps = documents.mapValues(\.stamp)
    order = stamps.values.sorted()
    folders = session.searchedFolders
    overlay = Lazy { [disk = session.disk] in
      OverlaidFiles(documents.mapValues { HeldFile($0.text, stamp: $0.stamp) }, over: disk)
    }
  }

  /// The files on disk, overlaid by the documents.
  var files: OverlaidFiles { overlay.value }

  /// The folders whose files are read for projects: those of the workspace and of the documents, each with the repository around
  /// it; linear in their number.
  var readableFolders: ReadableFolders { ReadableFolders(around: folders + stamps.keys.sorted()) }

  /// The number of files.
  var count: Int { stamps.count }

  /// The paths.
  var paths: Set<String> { Set(stamps.keys) }

  /// Returns whether the file at `path` is open.
  func holds(_ path: String) -> Bool { stamps[path] != nil }

  /// Returns whether these are the open files of `session` or of a later one.
  func isSameOrLater(than session: Session) -> Bool {
    (edition, generation) >= (session.documents.edition, session.generation)
  }

  /// Returns what an answer depends on if the text of the file at `path` does not matter; linear in their number.
  func moment(without path: String?) -> Moment {
    guard let own = path.flatMap({ stamps[$0] }) else { return Moment(generation: generation, texts: order) }
    return Moment(generation: generation, texts: order.filter { $0 != own })
  }
}
