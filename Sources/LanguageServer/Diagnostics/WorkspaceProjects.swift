import AppProject
import Locking
import ProjectFiles

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
  private lazy var builder = Self.newBuilder()
  /// The paths of documents that were open when the builder was asked.
  private var held: Set<String> = []
  /// The last read of the disk.
  private var look: KnownAnswers<Void>.Known?
  /// The open files of the latest session that was asked about, while a query needs them: they hold the texts.
  private nonisolated let latest = Locked(Latest())
  private nonisolated let contexts = KnownAnswers<ProjectContext>()
  private nonisolated let sources = KnownAnswers<SourceContext?>()
  private nonisolated let strings = KnownAnswers<ProjectStrings>()

  /// Returns a builder that may read nothing before it has the folders.
  private static func newBuilder() -> ProjectContextBuilder {
    ProjectContextBuilder(within: ReadableFolders(around: []))
  }

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
    return await answer(Query(path, without: own, contexts, lifetime) { $0.context(for: path) }, session)
  }

  /// Reads again in the same cases, and less often while code is edited.
  nonisolated func sourceContext(for path: String, in session: Session) async -> SourceContext? {
    let lifetime = lifetime * Self.sourceFactor
    return await answer(Query(path, without: path, sources, lifetime) { $0.sourceContext(for: path) }, session) ?? nil
  }

  /// Reads again if anything changed, since places in files must be exact.
  nonisolated func strings(around path: String, in session: Session) async -> ProjectStrings? {
    await answer(Query(path, without: nil, strings, lifetime) { $0.strings(around: path) }, session)
  }

  /// Returns the answer to a query; at once if it is known.
  private nonisolated func answer<Answer>(_ query: Query<Answer>, _ session: Session) async -> Answer? {
    let open = openFiles(in: session)
    if let answer = query.known(at: open) { return answer }
    return await look(query, open)
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

  func forgetClosed(in session: Session) {
    let open = openFiles(in: session)
    contexts.forgetClosed(open)
    sources.forgetClosed(open)
    strings.forgetClosed(open)
    let closed = held.subtracting(open.paths)
    guard !closed.isEmpty else { return }
    held.formIntersection(open.paths)
    // Without documents, projects are of no use; nor are texts that differ from those on disk.
    if open.count == 0 { builder = Self.newBuilder() } else { builder.forget(closed) }
    builder.lookAgain()
    look = nil
  }

  /// Returns the answer to a query, unless its task was cancelled; it may have been computed while the task waited, and
  /// other documents may have been opened.
  private func look<Answer>(_ query: Query<Answer>, _ asked: OpenFiles) -> Answer? {
    guard !Task.isCancelled else { return nil }
    // Queries that wait with a later session need its answer anyway.
    let open = latest.withLock { $0.open } ?? asked
    if let answer = query.known(at: open) { return answer }
    let answer = ask(open, query.question)
    query.remember(answer, at: open)
    return answer
  }

  /// Queries the files, overlaid by open documents; several queries at one moment share one read of the disk.
  private func ask<Answer>(
    _ open: OpenFiles,
    _ question: (ProjectContextBuilder) -> Answer
  ) -> Answer {
    let moment = open.moment(without: nil)
    held.formUnion(open.paths)
    builder.exchange(files: open.files)
    if look?.holds(at: moment, for: lifetime) != true {
      builder.folders = open.readableFolders
      builder.lookAgain()
      look = KnownAnswers.Known(moment: moment, time: .now, answer: ())
    }
    // The last query must not retain texts.
    defer { builder.exchange(files: DiskFiles()) }
    return question(builder)
  }
}

/// A question about the file at a path, and where its last answers are.
private struct Query<Answer: Sendable>: Sendable {
  let question: @Sendable (ProjectContextBuilder) -> Answer
  private let path: String
  private let own: String?
  private let answers: KnownAnswers<Answer>
  private let lifetime: Duration

  /// Makes a query that does not depend on the text of the file at `own`.
  init(
    _ path: String,
    without own: String?,
    _ answers: KnownAnswers<Answer>,
    _ lifetime: Duration,
    _ question: @escaping @Sendable (ProjectContextBuilder) -> Answer
  ) {
    (self.path, self.own, self.answers, self.lifetime, self.question) = (path, own, answers, lifetime, question)
  }

  /// Returns the last answer if it is still valid.
  func known(at open: OpenFiles) -> Answer? {
    answers.answer(for: path, at: open.moment(without: own), lifetime)
  }

  /// Remembers an answer.
  func remember(_ answer: Answer, at open: OpenFiles) {
    answers.remember(answer, for: path, at: open.moment(without: own), open)
  }
}
