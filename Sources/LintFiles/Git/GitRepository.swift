import AppProject

/// A working tree of git.
struct GitRepository {
  /// The absolute path of its outermost folder, spelled as the paths that are linted.
  let root: String
  /// What runs git in it.
  let git: Git
  /// The folder with the files of git, which several working trees may share.
  let store: String
  /// Whether only a part of the history is there.
  let isShallow: Bool

  /// Finds the working tree around the absolute path of a folder.
  init(around folder: String) throws(Git.Failure) {
    git = Git(in: folder)
    let questions = ["--show-toplevel", "--show-prefix", "--is-shallow-repository", "--git-common-dir"]
    let lines = String(decoding: try git.output(["rev-parse"] + questions), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= questions.count else { throw Git.Failure(description: "'\(folder)' has no working tree.") }
    // The paths of users may lead over links, which git resolves.
    let prefix = "/" + lines[1].drop { $0 == "/" }
    let isSpelledAlike = prefix.count > 1 && (folder + "/").hasSuffix(prefix)
    root = prefix.count == 1 ? folder : isSpelledAlike ? String(folder.dropLast(prefix.count - 1)) : lines[0]
    isShallow = lines[2] == "true"
    store = FilePath.absolute(lines[3], from: folder)
  }

  /// Returns the last commit that `reference` and HEAD have in common; nil if there are no commits at all.
  func base(of reference: String) throws(Git.Failure) -> String? {
    guard !reference.hasPrefix("-"), let commit = try commit(reference) else {
      if try commit("HEAD") == nil { return nil }
      throw Git.Failure(description: "Unknown revision '\(reference)'. \(advice)")
    }
    guard let base = try git.line(["merge-base", commit, "HEAD"]) else {
      throw Git.Failure(description: "'\(reference)' and HEAD have no commit in common. \(advice)")
    }
    return base
  }

  /// Returns the files of the index, from the root; without those of submodules.
  func files() throws(Git.Failure) -> [String] {
    try Git(in: root).output(["ls-files", "-z"]).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func commit(_ name: String) throws(Git.Failure) -> String? {
    try git.line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
  }

  private var advice: String {
    isShallow
      ? "This clone has only a part of the history: fetch more of it, for example with git fetch --unshallow; "
        + "set fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab."
      : "If it is a branch of another repository, fetch it first, for example with git fetch origin."
  }
}
