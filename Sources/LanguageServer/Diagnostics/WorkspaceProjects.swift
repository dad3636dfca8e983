import AppProject

/// Looks at the disk for the apps that open documents belong to, on a thread of its own.
///
/// An actor, so that several documents that wait for one look at a large project keep no thread busy.
actor WorkspaceProjects: ProjectContextProvider {
  private nonisolated let thread = WorkThread()
  private let lifetime: Duration
  // Made with the first question, since `initialize` is to be answered before.
  private lazy var builder = ProjectContextBuilder()
  /// The last look at the disk.
  private var look: KnownAnswers<Void>.Known?
  private nonisolated let contexts = KnownAnswers<ProjectContext>()
  private nonisolated let sources = KnownAnswers<SourceContext?>()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

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
  nonisolated func context(for path: String, in session: Session) async -> ProjectContext? {
    let open = OpenFiles(session)
    let moment = open.moment(without: FileUse(fileName: FilePath.name(path)) == .carrier ? nil : path)
    if let known = contexts.answer(for: path, at: moment, lifetime) { return known }
    return await look(for: path, open, moment, in: contexts, lifetime) { $0.context(for: path) }
  }

  /// Looks again on the same occasions, and less often while code is edited.
  nonisolated func sourceContext(for path: String, in session: Session) async -> SourceContext? {
    let open = OpenFiles(session)
    let moment = open.moment(without: path)
    let lifetime = lifetime * Self.sourceFactor
    if let known = sources.answer(for: path, at: moment, lifetime) { return known }
    return await look(for: path, open, moment, in: sources, lifetime) { $0.sourceContext(for: path) } ?? nil
  }

  /// Returns the answer to a question, unless its task was cancelled; it may have been found while the task waited.
  private func look<Answer: Sendable>(
    for path: String,
    _ open: OpenFiles,
    _ moment: Moment,
    in known: KnownAnswers<Answer>,
    _ lifetime: Duration,
    _ question: @Sendable (inout ProjectContextBuilder) -> Answer
  ) -> Answer? {
    guard !Task.isCancelled else { return nil }
    if let answer = known.answer(for: path, at: moment, lifetime) { return answer }
    let answer = ask(open, question)
    known.remember(answer, for: path, at: moment) { open.holds($0) }
    return answer
  }

  /// Asks about the files as the client holds them; several questions at one moment are answered by one look at the disk.
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
    // The last question must not keep texts alive.
    defer { builder.exchange(files: DiskFiles()) }
    return question(&builder)
  }
}
