import Locking

/// The names of one level of the catalog, prepared for finding misspellings.
///
/// A generated file may have a hundred thousand unknown keys, so most names must be ruled out by comparing two numbers.
struct NearNames: Sendable {
  private struct Name: Sendable {
    let text: String
    let shape: Shape
  }

  /// Properties that two names with few edits between them share.
  private struct Shape {
    /// The number of Unicode scalars.
    let count: Int
    /// A bit for each letter and digit that occurs, ignoring case.
    let letters: UInt64

    init(_ text: String) {
      var count = 0
      var letters: UInt64 = 0
      for byte in text.utf8 {
        if byte & 0xC0 != 0x80 { count += 1 }
        // The cases of a letter differ in one bit that the last five do not hold.
        if byte < 0x80 { letters |= 1 << UInt64(byte >= 0x40 ? byte & 0x1F : 32 | (byte & 0x1F)) }
      }
      (self.count, self.letters) = (count, letters)
    }

    /// Whether `limit` edits may lead from one to the other; each adds or takes at most one letter, or both.
    func mayBe(_ other: Shape, limit: Int) -> Bool {
      abs(count - other.count) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }
  }

  private let names: [Name]

  private init(_ names: [String]) {
    self.names = names.map { Name(text: $0, shape: Shape($0)) }
  }

  /// Returns the index of the name that differs least from `name`; nil for known names.
  ///
  /// Names may differ by case or by at most two edits: names of fewer than eight characters by one edit, those of fewer
  /// than five by none.
  func nearest(to name: String) -> Int? {
    guard name.count >= 5 else { return nil }
    let shape = Shape(name)
    var limit = name.count < 8 ? 1 : 2
    var nearest: Int?
    for (index, candidate) in names.enumerated() where candidate.shape.mayBe(shape, limit: limit) {
      if candidate.text == name { return nil }
      if candidate.text.utf8.count == name.utf8.count, candidate.text.lowercased() == name.lowercased() {
        return names.contains { $0.text == name } ? nil : index
      }
    }
    for (index, candidate) in names.enumerated() where limit > 0 && candidate.shape.mayBe(shape, limit: limit) {
      guard let distance = EditDistance.bounded(name, candidate.text, limit: limit) else { continue }
      // Later candidates must be nearer than this one.
      (nearest, limit) = (index, distance - 1)
    }
    return nearest
  }

  // MARK: Levels

  private struct Level: Hashable {
    let domain: CatalogDomain
    let path: String
  }

  private static let known = Locked<[Level: NearNames]>([:])

  /// Returns the names of a level, which are prepared once.
  static func of(_ path: String, in domain: CatalogDomain, _ names: () -> [String]) -> NearNames {
    let level = Level(domain: domain, path: path)
    if let prepared = known.withLock({ $0[level] }) { return prepared }
    let prepared = NearNames(names())
    known.withLock { $0[level] = prepared }
    return prepared
  }
}

/// The number of single edits between two words.
public enum EditDistance {
  /// Returns the optimal string alignment distance of `a` and `b`, or nil if it is greater than `limit`.
  ///
  /// Inserting, removing or replacing a Unicode scalar and swapping two neighbors count one each. Takes time and space
  /// in proportion to the product and the sum of the lengths, less if the words differ a lot.
  public static func bounded(_ a: String, _ b: String, limit: Int) -> Int? {
    let a = Array(a.unicodeScalars)
    let b = Array(b.unicodeScalars)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (row, left) in a.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, right) in b.enumerated() {
        var best = min(last[column] + (left == right ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left == b[column - 1], right == a[row - 1] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      // A swap reads two rows back, so both must exceed the limit before the rest is certain to.
      guard current.contains(where: { $0 <= limit }) || last.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
