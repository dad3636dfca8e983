/// The questions that git is asked, the only place that puts arguments of git together.
///
/// Each is answered from objects and refs alone: git looks at no file of the working tree, so that no filter, conversion or
/// monitor of a repository runs. All arguments are constant but the names of objects and what the user wrote after `--since`.
enum GitCommand: Sendable, Hashable {
  /// The object that a revision of the user, or `HEAD`, names; it may be missing in this clone.
  case object(of: String)
  /// The commit that this revision names.
  case commit(of: String)
  /// The last commit that two have in common.
  case commonCommit(GitObjectID, GitObjectID)
  /// The tree of a commit.
  case tree(of: GitObjectID)
  /// All files in the tree of a commit.
  case files(of: GitObjectID)
  /// The contents of the objects that standard input names.
  case contents
  /// The objects and names of all tags.
  case tags
  /// The name of the last tag before a commit.
  case lastTag(before: GitObjectID)
  /// The branches and tags with the name that the user wrote.
  case refs(named: String)
  /// One ref, if there is any.
  case anyRef

  /// The arguments after the options that all commands have.
  var arguments: [String] {
    let resolving = ["rev-parse", "--verify", "--quiet"]
    // Only what the user wrote can look like an option; a git without this one must not count as one without commits.
    let own = { (revision: String) in revision == "HEAD" ? resolving : resolving + ["--end-of-options"] }
    return switch self {
    case .object(let revision): own(revision) + [revision]
    case .commit(let revision): own(revision) + [revision + "^{commit}"]
    case .commonCommit(let one, let other): ["merge-base", one.text, other.text]
    case .tree(let commit): resolving + [commit.text + "^{tree}"]
    case .files(let commit): ["ls-tree", "-r", "-z", "--full-tree", commit.text]
    case .contents: ["cat-file", "--batch"]
    case .tags: ["for-each-ref", "--format=%(objectname) %(refname)", "refs/tags/"]
    case .lastTag(let commit): ["describe", "--tags", "--abbrev=0", commit.text]
    case .refs(let name):
      ["for-each-ref", "--format=%(refname)"] + ["heads", "tags", "remotes"].map { "refs/\($0)/\(name)" }
    case .anyRef: ["for-each-ref", "--count=1", "--format=%(objectname)"]
    }
  }

  /// The options of all commands: whatever is in the configuration of a repository, no program is started and nothing is fetched.
  ///
  /// None of the commands needs one of these programs; this is the second guard.
  static let options =
    ["-C", "/", "--no-pager", "--literal-pathspecs"]
    + [
      "core.alternateRefsCommand=", "core.askPass=", "core.attributesFile=/dev/null", "core.excludesFile=/dev/null",
      "core.fsmonitor=", "core.gitProxy=", "core.hooksPath=/dev/null", "core.pager=cat", "core.sshCommand=false",
      "credential.helper=", "diff.external=", "gpg.program=false", "log.showSignature=false", "protocol.allow=never",
      "safe.bareRepository=explicit", "submodule.recurse=false", "uploadpack.packObjectsHook=",
    ].flatMap { ["-c", $0] }

  /// The environment for the repository whose files of git are in `folder` and whose working tree is `workTree`.
  ///
  /// Variables of git that the user or a hook set name other repositories, programs and configurations.
  static func environment(from variables: [String: String], folder: String, workTree: String) -> [String: String] {
    var environment = variables.filter { name, _ in
      (!name.hasPrefix("GIT_") || name == "GIT_EXEC_PATH")
        && !["HOME", "XDG_CONFIG_HOME", "SSH_ASKPASS"].contains(name)
    }
    environment["GIT_DIR"] = folder
    environment["GIT_WORK_TREE"] = workTree
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_ATTR_NOSYSTEM"] = "1"
    // Protocols that the configuration of a repository allows do not count next to this list, which is empty.
    environment["GIT_ALLOW_PROTOCOL"] = ""
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_NO_REPLACE_OBJECTS"] = "1"
    environment["GIT_GRAFT_FILE"] = "/dev/null"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }
}
