/// An answer about folders of the workspace, and when it was valid.
struct WorkspaceAnswer<Answer: Sendable>: Sendable {
  private let folders: [String]
  private let known: KnownAnswers<Answer>.Known

  /// How long an answer is valid if the client reports no changes of files.
  private static var lifetime: Duration { .seconds(30) }

  /// Makes an answer of now.
  init(_ answer: Answer, about folders: [String], at moment: Moment) {
    self.folders = folders
    known = KnownAnswers.Known(moment: moment, time: .now, answer: answer)
  }

  /// Returns the answer if it is still valid.
  func answer(about folders: [String], at moment: Moment, _ client: ClientFeatures) -> Answer? {
    let lifetime: Duration? = client.watchesFiles ? nil : Self.lifetime
    return folders == self.folders && known.holds(at: moment, for: lifetime) ? known.answer : nil
  }
}
