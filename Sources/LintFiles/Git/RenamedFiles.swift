import ProjectFiles

/// Finds which of the files that were added are removed ones under another name.
///
/// As git does it: equal contents first, then the most alike of those that have half of their bytes in common, by lines.
enum RenamedFiles {
  /// A file with what it holds.
  struct File {
    /// Its path.
    let path: String
    /// Its contents; nil if they cannot be read.
    let contents: [UInt8]?
  }

  /// Above this many pairs only files of the same name are compared.
  private static let pairLimit = 10_000

  /// Returns the removed path for the added one, for each file that was renamed; linear in the pairs and their sizes.
  static func pairs(removed: [File], added: [File]) -> [String: String] {
    let isLarge = removed.count > pairLimit / max(added.count, 1)
    let formerLines = removed.map { lines($0.contents) }
    var candidates: [(likeness: Double, removed: Int, added: Int)] = []
    for (addedIndex, file) in added.enumerated() {
      let now = lines(file.contents)
      for (index, former) in removed.enumerated() {
        let isSameName = FilePath.name(former.path) == FilePath.name(file.path)
        guard isLarge ? isSameName : FilePath.fileExtension(former.path) == FilePath.fileExtension(file.path) else {
          continue
        }
        let likeness = likeness(formerLines[index], now)
        // Of equals the one that kept its name.
        if likeness >= 0.5 { candidates.append((likeness + (isSameName ? 0.001 : 0), index, addedIndex)) }
      }
    }
    candidates.sort { ($1.likeness, $0.added, $0.removed) < ($0.likeness, $1.added, $1.removed) }
    var (usedRemoved, usedAdded): (Set<Int>, Set<Int>) = ([], [])
    var pairs: [String: String] = [:]
    for candidate in candidates where !usedRemoved.contains(candidate.removed) {
      guard usedAdded.insert(candidate.added).inserted else { continue }
      usedRemoved.insert(candidate.removed)
      pairs[added[candidate.added].path] = removed[candidate.removed].path
    }
    return pairs
  }

  /// Returns how many bytes there are of each line.
  private static func lines(_ contents: [UInt8]?) -> [ArraySlice<UInt8>: Int] {
    var lines: [ArraySlice<UInt8>: Int] = [:]
    for line in (contents ?? []).split(separator: UInt8(ascii: "\n")) { lines[line, default: 0] += line.count + 1 }
    return lines
  }

  /// Returns which part of the larger of two texts is in both.
  private static func likeness(_ one: [ArraySlice<UInt8>: Int], _ other: [ArraySlice<UInt8>: Int]) -> Double {
    let (size, otherSize) = (one.values.reduce(0, +), other.values.reduce(0, +))
    let larger = max(size, otherSize)
    guard larger > 0, min(size, otherSize) * 2 >= larger else { return 0 }
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    return Double(common) / Double(larger)
  }
}
