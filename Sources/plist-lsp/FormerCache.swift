import CodeScanning
import LintFiles
import Messages
import ProjectFiles

/// What an earlier run found before the same change, in the file of `--cache`.
///
/// It is valid for one tree of git, one build of this program and one choice of rules, and while nothing changes that the
/// findings also depend on: files that git ignores or that are outside the repository.
struct FormerCache {
  /// What is asked: all that decides over the findings.
  private let question: String
  /// What was found; empty if it is not known.
  let findings: FormerFindings

  private static let questionStart = "--since "

  /// Looks for what is known of `change`, whose contents need not be read yet; nil if nothing is to be kept.
  ///
  /// `choices` are the options and configurations that choose rules. Linear in the files that were recorded.
  init?(_ option: ProjectCacheOption, _ change: GitChange, _ choices: [String]) {
    guard option.cache != nil, !change.isEmpty, let states = change.states else { return nil }
    let program = [Version.current, ProgramFile.stamp, Messages.language.rawValue, DiskFiles.homeFolder ?? ""]
    let parts = program + states + choices
    let question = Self.questionStart + parts.map { "\($0.utf8.count) \($0)" }.joined(separator: " ")
    self.question = question
    let answer = option.contents.flatMap {
      RecordedAnswer.answer(in: $0, to: question, files: FolderDigests(change.files))
    }
    findings = answer.flatMap { FormerFindings(Array($0)) } ?? FormerFindings()
  }

  /// Returns the record of `findings`, for which the files in `seen` were read; nil if changes of those cannot be detected.
  ///
  /// What git tracks is known by its tree.
  func record(of findings: FormerFindings, _ seen: RecordedFiles, _ change: GitChange) -> [UInt8]? {
    let tracked = change.trackedFiles
    let files = FolderDigests(change.files)
    let others = seen.all.map(\.path).filter { !tracked.contains($0) }.map { (path: $0, status: files.status(of: $0)) }
    return RecordedAnswer.write(findings.bytes, to: question, files: others)
  }

  /// Returns the record among the bytes of a cache, which other runs keep.
  static func record(in bytes: [UInt8]) -> [UInt8] {
    RecordedAnswer.record(in: bytes, toQuestionStartingWith: questionStart).map(Array.init) ?? []
  }
}
