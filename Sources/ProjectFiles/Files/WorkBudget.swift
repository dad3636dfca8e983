import Locking

/// The work that one description of a project may cost.
///
/// A few lines can describe more than fits into memory, by naming things again and again. What a used-up budget left out would
/// make the rest wrong, so then the description counts as unknown.
package final class WorkBudget: Sendable {
  private let left: Locked<Int>

  /// Makes a budget of `limit` units, which its user defines: bytes, nodes, files.
  package init(_ limit: Int) {
    left = Locked(limit)
  }

  /// Takes some units; returns false if fewer are left, which uses it up.
  package func take(_ amount: Int) -> Bool {
    left.withLock { left in
      left -= min(amount, left + 1)
      return left >= 0
    }
  }

  /// Whether more was wanted than there was.
  package var isUsedUp: Bool { left.withLock { $0 < 0 } }
}
