#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Runs git in a folder; it changes nothing and uses no network.
struct Git {
  /// Why something cannot be found out from git.
  struct Failure: Error, CustomStringConvertible {
    /// What is wrong and what can be done, as sentences.
    let description: String
  }

  private let folder: String

  /// Hooks of git set variables that name a repository and its index; the folder decides here.
  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY"] {
      environment[name] = nil
    }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["LC_ALL"] = "C"
    return environment
  }()

  /// Makes it for the repository around `folder`.
  init(in folder: String) {
    self.folder = folder
  }

  /// Returns what git writes; throws its message if it fails.
  func output(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let process = try run(arguments, input: input)
    guard process.status == 0 else {
      let message = Self.text(process.errors)
      throw Failure(description: "git \(arguments.first ?? "") failed: \(message.isEmpty ? "no message" : message)")
    }
    return process.output
  }

  /// Returns the line that git writes; nil if it fails.
  func line(_ arguments: [String]) throws(Failure) -> String? {
    let process = try run(arguments)
    return process.status == 0 ? Self.text(process.output) : nil
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> ChildProcess {
    // The configuration of users must not change what is written.
    let options = ["-C", folder, "-c", "diff.relative=false"]
    let process = ChildProcess("git", options + arguments, environment: Self.environment, input: input)
    guard let process else { throw Failure(description: "--since requires git, which is not in PATH.") }
    return process
  }

  private static func text(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
