/// The last release before HEAD: a tag.
struct GitRelease {
  /// The name of the tag, for messages alone.
  let name: String
  /// What it names: a commit, or an object that leads to one.
  let commit: GitObjectID

  /// Finds it; nil without tags.
  init?(_ repository: GitRepository) throws(Git.Failure) {
    guard let head = try GitHistory(repository).head(),
      let name = try repository.git.answer(.lastTag(before: head)).line, !name.isEmpty
    else { return nil }
    // A name is never given back to git: it may look like an option.
    let tags = try repository.git.answer(.tags).line?.split(separator: "\n") ?? []
    let wanted = "refs/tags/\(name)"
    for tag in tags {
      let parts = tag.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[1] == wanted, let commit = GitObjectID(parts[0]) else { continue }
      (self.name, self.commit) = (name, commit)
      return
    }
    return nil
  }
}
