import AppProject

/// Reads the apps that open documents belong to from disk, on its own thread.
///
/// An actor, so that several documents that wait for one large project do not block threads.
actor WorkspaceProjects: ProjectContextProvider {
  private nonisolated let thread = WorkThread()
  private let lifetime: Duration
  // Made on first use, since `initialize` is answered before.
  private lazy var builder = ProjectContextBuilder()
  /// The last read of the disk.
  private var look: KnownAnswers<Void>.Known?
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
    let open = OpenFiles(session)
    let moment = open.moment(without: FileUse(fileName: FilePath.name(path)) == .carrier ? nil : path)
    if let known = contexts.answer(for: path, at: moment, lifetime) { return known }
    return await look(for: path, open, moment, in: contexts, lifetime) { $0.context(for: path) }
  }

  /// Reads again in the same cases, and less often while code is edited.
  nonisolated func sourceContext(for path: String, in session: Session) async -> SourceContext? {
    let open = OpenFiles(session)
    let moment = open.moment(without: path)
    let lifetime = lifetime * Self.sourceFactor
    if let known = sources.answer(for: path, at: moment, lifetime) { return known }
    return await look(for: path, open, moment, in: sources, lifetime) { $0.sourceContext(for: path) } ?? nil
  }

  /// Reads again if anything changed, since places in files must be exact.
  nonisolated func strings(around path: String, in session: Session) async -> ProjectStrings? {
    let open = OpenFiles(session)
    let moment = open.moment(without: nil)
    if let known = strings.answer(for: path, at: moment, lifetime) { return known }
    return await look(for: path, open, moment, in: strings, lifetime) { $0.strings(around: path) }
  }

  /// Returns the answer to a query, unless its task was cancelled; it may have been computed while the task waited.
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
