import CodeScanning
import Locking
import ProjectFiles

/// What a rule is about: the kinds of file that it runs in, the keys that it checks or reports, and the platforms.
///
/// The engine runs a rule on its subject alone, and `plist-lsp explain KEY` lists the rules about a key.
public struct RuleSubject: Sendable {
  /// The keys of a subject, by their paths in the catalog such as `CFBundleURLTypes/[]/CFBundleURLSchemes`.
  private enum Keys: Sendable {
    case all
    case paths([String])
    /// Paths that take work to collect, which the first document of a session must not wait for.
    case collected(Lazy<Set<String>>)
    case matching(@Sendable (String) -> Bool)
  }

  /// The kinds of file; empty for all property lists and string tables.
  private let kinds: [FileKind]
  private let keys: Keys
  /// The platforms; empty for all.
  private var platforms: Set<ApplePlatform> = []

  private init(_ kinds: [FileKind], _ keys: Keys) {
    self.kinds = kinds
    self.keys = keys
  }

  /// The keys at `paths`, in files of `kinds`.
  package static func keys(_ paths: String..., in kinds: FileKind...) -> RuleSubject {
    RuleSubject(kinds, .paths(paths))
  }

  /// The keys at `paths`, in files of `kinds`.
  package static func keys(
    _ paths: @autoclosure @escaping @Sendable () -> some Sequence<String> & SendableMetatype,
    in kinds: FileKind...
  ) -> RuleSubject {
    RuleSubject(kinds, .collected(Lazy { Set(paths()) }))
  }

  /// The keys whose path `isIncluded` accepts, in files of `kinds`; it is called once for each path.
  package static func keys(
    where isIncluded: @escaping @Sendable (_ path: String) -> Bool,
    in kinds: FileKind...
  ) -> RuleSubject {
    RuleSubject(kinds, .matching(isIncluded))
  }

  /// All keys in files of `kinds`; without kinds, in all property lists and string tables.
  ///
  /// `.other` means the files of other formats that describe a project; slow checks alone run in them.
  package static func everything(in kinds: FileKind...) -> RuleSubject { RuleSubject(kinds, .all) }

  /// Returns the same for bundles on `platforms` alone, for what other systems do not enforce.
  package func on(_ platforms: ApplePlatform...) -> RuleSubject {
    var subject = self
    subject.platforms = Set(platforms)
    return subject
  }

  /// Returns whether the subject includes a bundle for `systems`, which are empty if they are unknown.
  func includes(_ systems: Set<ApplePlatform>) -> Bool {
    platforms.isEmpty || systems.isEmpty || !platforms.isDisjoint(with: systems)
  }

  /// Returns whether the subject includes files of `kind`.
  func includes(_ kind: FileKind) -> Bool { kinds.isEmpty && kind != .other || kinds.contains(kind) }

  /// Returns whether the key at `path` belongs to the subject.
  func includes(path: String) -> Bool {
    switch keys {
    case .all: true
    case .paths(let paths): paths.contains(path)
    case .collected(let paths): paths.value.contains(path)
    case .matching(let isIncluded): isIncluded(path)
    }
  }

  /// Returns whether the subject names the key at `path` in files of `kind`, not just all keys.
  public func names(_ path: String, in kind: FileKind) -> Bool {
    if case .all = keys { return false }
    return includes(kind) && includes(path: path)
  }
}
