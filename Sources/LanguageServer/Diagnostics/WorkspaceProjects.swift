import AppProject

/// Looks at the disk for the apps that open documents belong to.
///
/// An actor, so that several documents that wait for one look at a large project keep no thread busy.
actor WorkspaceProjects: ProjectContextProvider {
  /// What the client holds at a moment.
  private struct Moment: Equatable {
    var generation: Int
    /// The stamps of the texts that count.
    var texts: [Int]
  }

  private struct Known<Answer> {
    var moment: Moment
    var time: ContinuousClock.Instant
    var answer: Answer

    func holds(at moment: Moment, for lifetime: Duration) -> Bool {
      self.moment == moment && time.duration(to: .now) < lifetime
    }
  }

  private let lifetime: Duration
  // Made with the first question, since `initialize` is to be answered before.
  private lazy var builder = ProjectContextBuilder()
  /// The last look at the disk.
  private var look: Known<Void>?
  private var contexts: [String: Known<ProjectContext>] = [:]
  private var sources: [String: Known<SourceContext?>] = [:]

  /// How much longer an answer about code holds: it is edited for hours, and what property lists need of it changes seldom.
  private static let sourceFactor = 10

  /// Makes a provider that has looked at nothing.
  ///
  /// - Parameter lifetime: How long an answer holds while nothing is reported to have changed: long enough for typing,
  ///   short enough for the changes that clients miss.
  init(lifetime: Duration = .seconds(2)) {
    self.lifetime = lifetime
  }

  /// Looks again where files were saved or changed or other open documents were edited, and when the last look is old: a
  /// keystroke in the document itself must not cost a walk over its project, unless an Info.plist is made of it.
  func context(for path: String, in session: Session) -> ProjectContext? {
    guard !Task.isCancelled else { return nil }
    let open = OpenFiles(session)
    let isCarrier = FileUse(fileName: FilePath.name(path)) == .carrier
    let moment = Moment(generation: session.generation, texts: open.stamps(without: isCarrier ? nil : path))
    if let known = contexts[path], known.holds(at: moment, for: lifetime) { return known.answer }
    let context = ask(open, in: session) { $0.context(for: path) }
    contexts = contexts.filter { open.holds($0.key) }
    contexts[path] = Known(moment: moment, time: .now, answer: context)
    return context
  }

  /// Looks again on the same occasions, and less often while code is edited.
  func sourceContext(for path: String, in session: Session) -> SourceContext? {
    guard !Task.isCancelled else { return nil }
    let open = OpenFiles(session)
    let moment = Moment(generation: session.generation, texts: open.stamps(without: path))
    if let known = sources[path], known.holds(at: moment, for: lifetime * Self.sourceFactor) { return known.answer }
    let context = ask(open, in: session) { $0.sourceContext(for: path) }
    sources = sources.filter { open.holds($0.key) }
    sources[path] = Known(moment: moment, time: .now, answer: context)
    return context
  }

  /// Asks about the files as the client holds them; several questions at one moment are answered by one look at the disk.
  private func ask<Answer>(
    _ open: OpenFiles,
    in session: Session,
    _ question: (inout ProjectContextBuilder) -> Answer
  ) -> Answer {
    let moment = Moment(generation: session.generation, texts: open.stamps(without: nil))
    builder.exchange(files: open.files)
    if look?.holds(at: moment, for: lifetime) != true {
      builder.lookAgain()
      look = Known(moment: moment, time: .now, answer: ())
    }
    // The last question must not keep texts alive.
    defer { builder.exchange(files: DiskFiles()) }
    return question(&builder)
  }
}

/// The open documents that are files.
private struct OpenFiles {
  private let documents: [(path: String, document: OpenDocument)]

  init(_ session: Session) {
    documents = session.documents.all.compactMap { document in
      DocumentLocation(document.uri).filePath.map { ($0, document) }
    }
  }

  /// The files of the disk with the documents in their places.
  var files: OverlaidFiles {
    let held = documents.map { ($0.path, HeldFile($0.document.text, stamp: $0.document.stamp)) }
    return OverlaidFiles(Dictionary(held) { first, _ in first }, over: DiskFiles())
  }

  /// Returns whether the file at `path` is open.
  func holds(_ path: String) -> Bool { documents.contains { $0.path == path } }

  /// Returns the stamps of all texts but that of the file at `path`.
  func stamps(without path: String?) -> [Int] {
    documents.filter { $0.path != path }.map(\.document.stamp)
  }
}
