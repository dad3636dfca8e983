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
