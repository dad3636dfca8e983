import Locking

/// Notes the limits that the descriptions of a project reach while they are read, for each description the first of a kind.
final class ReachedLimits: Sendable {
  private let found = Locked<[ReachedLimit]>([])

  /// What was noted, in the order of the notes.
  var all: [ReachedLimit] { found.withLock { $0 } }

  /// Notes that `description` reached a limit; the place is only made for the first note of the kind.
  func add(
    _ kind: ReachedLimit.Kind,
    _ limit: Int = 0,
    named name: String = "",
    in description: String,
    at place: () -> Evidence? = { nil }
  ) {
    guard !all.contains(where: { $0.kind == kind && $0.description == description }) else { return }
    add(ReachedLimit(kind: kind, limit: limit, name: name, description: description, place: place()))
  }

  /// Adds what was noted elsewhere.
  func add(_ limit: ReachedLimit) {
    found.withLock { found in
      guard !found.contains(where: { $0.kind == limit.kind && $0.description == limit.description }) else { return }
      found.append(limit)
    }
  }
}
