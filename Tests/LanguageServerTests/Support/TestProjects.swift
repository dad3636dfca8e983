import AppProject
import JSONRPC
import Locking

@testable import LanguageServer

extension ProjectContextProvider {
  /// Most of the projects here have no code.
  func sourceContext(for path: String, in session: Session) async -> SourceContext? { nil }

  /// Most of them have no string tables.
  func strings(around path: String, in session: Session) async -> ProjectStrings? { nil }

  /// They remember nothing.
  func forgetClosed(in session: Session) async {}

  /// Most of them are about one file.
  func snapshot(of session: Session) async -> ProjectContextBuilder { ProjectContextBuilder() }
}

/// Knows no apps: every file is alone.
struct NoProjects: ProjectContextProvider {
  func context(for path: String, in session: Session) async -> ProjectContext? { nil }
}

/// Has no app, and answers when its task is cancelled.
final class GatedProjects: ProjectContextProvider {
  private let isEntered = Locked(false)

  func context(for path: String, in session: Session) async -> ProjectContext? {
    isEntered.withLock { $0 = true }
    while !Task.isCancelled { await Task.yield() }
    return nil
  }

  func waitUntilEntered() async {
    while !isEntered.withLock({ $0 }) { await Task.yield() }
  }
}

/// Has no apps and records its queries.
final class RecordingProjects: ProjectContextProvider {
  private let questions = Locked<[String]>([])

  var asked: [String] { questions.withLock { $0 } }

  func context(for path: String, in session: Session) async -> ProjectContext? {
    questions.withLock { $0.append(path) }
    return ProjectContext()
  }

  func waitForQuestions(_ count: Int) async {
    while asked.count < count { await Task.yield() }
  }

  /// Waits until each of `paths` was asked about after the first `count` questions.
  func waitForQuestions(about paths: Set<String>, after count: Int) async {
    while !paths.isSubset(of: asked.dropFirst(count)) { await Task.yield() }
  }
}

/// Knows one app.
struct OneProject: ProjectContextProvider {
  let project: ProjectContext

  func context(for path: String, in session: Session) async -> ProjectContext? { project }
}
