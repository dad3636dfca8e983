import AppProject
import Locking

/// Reads the apps that open documents belong to from disk, on its own thread.
///
/// An actor, so that several documents that wait for one large project do not block threads.
actor WorkspaceProjects: ProjectContextProvider {
  private struct Latest {
    weak var open: OpenFiles?
  }

  private nonisolated let thread = WorkThread()
  private let lifetime: Duration
  // Made on first use, since `initialize` is answered before.
  private lazy var builder = ProjectContextBuilder()
  /// The last read of the disk.
  private var look: KnownAnswers<Void>.Known?
  /// The open files of the latest session that was asked about, while a query needs them: they hold the texts.
  private nonisolated let latest = Locked(Latest())
  private nonisolated let contexts = KnownAnswers<ProjectContext>()
  private nonisolated let sources = KnownAnswers<SourceContext?>()
  private nonisolated let strings = KnownAnswers<ProjectStrings>()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// How much longer an answer about code is valid: code is edited for hours, but its needs seldom change.
  private static let sourceFactor = 10

  /// Makes a provider that has read nothing.
  ///
  /// - Parameter lifetime: How long an answer is valid without reported changes: long enough for typing, short enough
  ///   for changes that clients miss.
  init(lifetime: Duration = .seconds(2)) {
    self.lifetime = lifetime
  }

  /// Reads again if files were saved or changed, other open documents were edited, or the last read is old: a keystroke
  /// in the document must not cost a walk over its project, unless an Info.plist is made from it.
  nonisolated func context(for path: String, in session: Session) async -> ProjectContext? {
    let own = FileUse(fileName: FilePath.name(path)) == .carrier ? nil : path
    return await answer(for: path, session, without: own, in: contexts, lifetime) { $0.context(for: path) }
  }

  /// Reads again in the same cases, and less often while code is edited.
  nonisolated func sourceContext(for path: String, in session: Session) async -> SourceContext? {
    await answer(for: path, session, without: path, in: sources, lifetime * Self.sourceFactor) {
      $0.sourceContext(for: path)
    } ?? nil
  }

  /// Reads again if anything changed, since places in files must be exact.
  nonisolated func strings(around path: String, in session: Session) async -> ProjectStrings? {
    await answer(for: path, session, without: nil, in: strings, lifetime) { $0.strings(around: path) }
  }

  /// Returns the answer to a query that does not depend on the text of the file at `own`; at once if it is known.
  private nonisolated func answer<Answer: Sendable>(
    for path: String,
    _ session: Session,
    without own: String?,
    in known: KnownAnswers<Answer>,
    _ lifetime: Duration,
    _ question: @Sendable (inout ProjectContextBuilder) -> Answer
  ) async -> Answer? {
    let open = openFiles(in: session)
    if let answer = known.answer(for: path, at: open.moment(without: own), lifetime) { return answer }
    return await look(for: path, open, without: own, in: known, lifetime, question)
  }

  /// Returns the open files of `session`, or of a later session that was asked about: the messages of a burst, of which each
  /// opens a document, share one answer about what is on disk.
  private nonisolated func openFiles(in session: Session) -> OpenFiles {
    latest.withLock { latest in
      if let open = latest.open, open.isSameOrLater(than: session) { return open }
      let open = OpenFiles(session)
      latest.open = open
      return open
    }
  }

  func snapshot(of session: Session) -> ProjectContextBuilder {
    ask(openFiles(in: session)) { $0 }
  }

  /// Returns the answer to a query, unless its task was cancelled; it may have been computed while the task waited, and
  /// other documents may have been opened.
  private func look<Answer: Sendable>(
    for path: String,
    _ asked: OpenFiles,
    without own: String?,
    in known: KnownAnswers<Answer>,
    _ lifetime: Duration,
    _ question: @Sendable (inout ProjectContextBuilder) -> Answer
  ) -> Answer? {
    guard !Task.isCancelled else { return nil }
    // Queries that wait with a later session need its answer anyway.
    let open = latest.withLock { $0.open } ?? asked
    let moment = open.moment(without: own)
    if let answer = known.answer(for: path, at: moment, lifetime) { return answer }
    let answer = ask(open, question)
    known.remember(answer, for: path, at: moment, open)
    return answer
  }

  /// Queries the files, overlaid by open documents; several queries at one moment share one read of the disk.
  private func ask<Answer>(
    _ open: OpenFiles,
    _ question: (inout ProjectContextBuilder) -> Answer
  ) -> Answer {
    let moment = open.moment(without: nil)
    builder.exchange(files: open.files)
    if look?.holds(at: moment, for: lifetime) != true {
      builder.lookAgain()
      look = KnownAnswers.Known(moment: moment, time: .now, answer: ())
    }
    // The last query must not retain texts.
    defer { builder.exchange(files: DiskFiles()) }
    return question(&builder)
  }
}
