/// The commits and trees of a repository.
///
/// Objects that this clone lacks are an error with what to fetch: they must not look like something that never existed.
struct GitHistory {
  private let repository: GitRepository
  private let git: Git

  /// Makes it for a repository.
  init(_ repository: GitRepository) {
    self.repository = repository
    git = repository.git
  }

  /// Returns the last commit that `reference` and HEAD have in common; nil if there are no commits at all.
  func base(of reference: String) throws(Git.Failure) -> GitObjectID? {
    guard let head = try head() else {
      guard try commit(reference) != nil else { return nil }
      throw Git.Failure(description: "'\(reference)' and HEAD have no commit in common: HEAD has no commit.")
    }
    guard let commit = reference == "HEAD" ? head : try commit(reference) else {
      throw Git.Failure(description: "Unknown revision '\(reference)'. \(advice)")
    }
    // git would silently take the tag, and everyone who may push tags could choose what was there before.
    let refs = try git.answer(.refs(named: reference)).line?.split(separator: "\n") ?? []
    guard refs.count < 2 else {
      throw Git.Failure(description: "'\(reference)' is \(refs.joined(separator: " and ")). Write one of them in full.")
    }
    guard commit != head else { return head }
    let answer = try git.answer(.commonCommit(commit, head))
    if let base = answer.object { return base }
    guard answer.status == 1 else { throw missing("Commits between '\(reference)' and HEAD") }
    throw Git.Failure(description: "'\(reference)' and HEAD have no commit in common. \(advice)")
  }

  /// Returns the commit that HEAD names; nil without one.
  func head() throws(Git.Failure) -> GitObjectID? { try commit("HEAD") }

  /// Returns the name of the tree of a commit; nil if the commit is missing.
  func tree(of commit: GitObjectID) throws(Git.Failure) -> GitObjectID? { try git.object(.tree(of: commit)) }

  /// Returns the files of a commit.
  func files(of commit: GitObjectID) throws(Git.Failure) -> GitTree {
    let answer = try git.answer(.files(of: commit))
    guard answer.status == 0 else { throw missing("The commit \(commit.text.prefix(12)), or folders of it,") }
    return GitTree(listing: answer.output)
  }

  private func commit(_ name: String) throws(Git.Failure) -> GitObjectID? {
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    if let commit = try git.object(.commit(of: name)) { return commit }
    if try git.object(.object(of: name)) != nil {
      throw Git.Failure(description: "'\(name)' is not a commit, or is missing in this clone. \(Self.fetching)")
    }
    // Without any commit nothing is known; where git cannot read the repository all is unknown.
    guard try git.answer(.anyRef).status == 0 else {
      throw Git.Failure(description: "git cannot read the repository '\(repository.root)'; run git status in it.")
    }
    return nil
  }

  private func missing(_ what: String) -> Git.Failure {
    Git.Failure(description: "\(what) cannot be read in this clone. \(repository.isShallow ? advice : Self.fetching)")
  }

  /// How to get objects that a clone lacks.
  static let fetching = "Clone without --filter, or fetch all objects with git fetch --refetch --no-filter."

  private var advice: String {
    repository.isShallow
      ? "This clone has only a part of the history: fetch more of it, for example with git fetch --unshallow; "
        + "set fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab."
      : "If it is a branch of another repository, fetch it first, for example with git fetch origin."
  }
}
