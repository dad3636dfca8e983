import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Asks git about one repository; it changes nothing, runs no other program and uses no network.
struct Git {
  /// Why something cannot be found out from git.
  struct Failure: Error, CustomStringConvertible {
    /// What is wrong and what can be done, as sentences in the language of messages.
    let description: String

    /// Makes a failure with what is wrong in English.
    init(description: String) { self.description = Messages.translatedTemplate(description) }
  }

  /// What git answered.
  struct Answer {
    /// What it wrote.
    let output: [UInt8]
    /// Its exit status.
    let status: Int32

    /// The object that git named; nil if it failed.
    var object: GitObjectID? { line.flatMap { GitObjectID($0) } }

    /// The line that git wrote; nil if it failed.
    var line: String? {
      guard status == 0 else { return nil }
      var text = String(decoding: output, as: UTF8.self)[...]
      while text.last?.isNewline == true { text.removeLast() }
      return String(text)
    }
  }

  private let environment: [String: String]

  /// Makes it for the repository whose files of git are in `folder` and whose working tree is `workTree`.
  init(folder: String, workTree: String) {
    environment = GitCommand.environment(
      from: ProcessInfo.processInfo.environment,
      folder: folder,
      workTree: workTree
    )
  }

  /// Runs a command; throws if git is not there.
  func answer(_ command: GitCommand, input: [UInt8] = []) throws(Failure) -> Answer {
    let process = ChildProcess("git", GitCommand.options + command.arguments, environment: environment, input: input)
    guard let process else { throw Failure(description: "--since requires git, which is not in PATH.") }
    guard let status = process.status else {
      throw Failure(description: "git was ended by a signal, or since it did nothing for two minutes.")
    }
    return Answer(output: process.output, status: status)
  }

  /// Returns the object that a command names; nil if it fails.
  func object(_ command: GitCommand) throws(Failure) -> GitObjectID? {
    try answer(command).object
  }
}
