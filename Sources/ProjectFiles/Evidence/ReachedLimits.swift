import Locking

/// Notes the limits that the descriptions of a project reach while they are read, for each description the first of a kind, and of files
/// outside the first of each name.
package final class ReachedLimits: Sendable {
  private let found = Locked<[ReachedLimit]>([])

  /// Makes it without notes.
  package init() {}

  /// What was noted, in the order of the notes.
  package var all: [ReachedLimit] { found.withLock { $0 } }

  /// Notes that `description` reached a limit; the place is only made for the first note of the kind.
  package func add(
    _ kind: ReachedLimit.Kind,
    _ limit: Int = 0,
    named name: String = "",
    in description: String,
    at place: () -> Evidence? = { nil }
  ) {
    guard !isKnown(kind, name, description) else { return }
    add(ReachedLimit(kind: kind, limit: limit, name: name, description: description, place: place()))
  }

  /// Notes that `description` names the file or folder at `path`, if that lies outside what may be read; returns whether it does.
  @discardableResult
  package func addOutside(
    _ path: String,
    _ files: any FileAccess,
    in description: String,
    at place: () -> Evidence? = { nil }
  ) -> Bool {
    guard files.isOutside(path) else { return false }
    add(.outside, named: FilePath.name(path), in: description, at: place)
    return true
  }

  /// Adds what was noted elsewhere.
  package func add(_ limit: ReachedLimit) {
    guard !isKnown(limit.kind, limit.name, limit.description) else { return }
    found.withLock { $0.append(limit) }
  }

  /// Whether the like is noted; what a description names outside may be much.
  private func isKnown(_ kind: ReachedLimit.Kind, _ name: String, _ description: String) -> Bool {
    let alike = all.filter { $0.kind == kind && $0.description == description }
    guard kind == .outside else { return !alike.isEmpty }
    return alike.count >= Self.outsideLimit || alike.contains { $0.name == name }
  }

  private static let outsideLimit = 20
}
