import AppProject

/// Looks at the disk for the apps that open documents belong to.
///
/// An actor, so that several documents that wait for one look at a large project keep no thread busy.
actor WorkspaceProjects: ProjectContextProvider {
  private struct Known {
    var generation: Int
    var time: ContinuousClock.Instant
    var neighbours: [OpenDocument]
    var context: ProjectContext
  }

  private let lifetime: Duration
  // Made with the first question, since `initialize` is to be answered before.
  private lazy var builder = ProjectContextBuilder()
  private var known: [String: Known] = [:]

  /// Makes a provider that has looked at nothing.
  ///
  /// - Parameter lifetime: How long an answer holds while nothing is reported to have changed: long enough for typing,
  ///   short enough for the changes that clients miss.
  init(lifetime: Duration = .seconds(2)) {
    self.lifetime = lifetime
  }

  /// Looks again where files were saved or changed or other open documents were edited, and when the last look is old: a
  /// keystroke in the document itself must not cost a walk over its project.
  func context(for path: String, in session: Session) -> ProjectContext? {
    guard !Task.isCancelled else { return nil }
    let open = session.documents.all.compactMap { document in
      DocumentLocation(document.uri).filePath.map { (path: $0, document: document) }
    }
    let neighbours = open.filter { $0.path != path }.map(\.document)
    if let known = known[path], known.generation == session.generation, known.time.duration(to: .now) < lifetime,
      known.neighbours.elementsEqual(neighbours, by: ===)
    {
      return known.context
    }
    let texts = Dictionary(open.map { ($0.path, HeldFile($0.document.text, stamp: $0.document.stamp)) }) { first, _ in
      first
    }
    builder.files = OverlaidFiles(texts, over: DiskFiles())
    let context = builder.context(for: path)
    // The last question must not keep texts alive.
    builder.files = DiskFiles()
    known = known.filter { texts[$0.key] != nil }
    known[path] = Known(generation: session.generation, time: .now, neighbours: neighbours, context: context)
    return context
  }
}
