import Foundation

/// The files that tests read.
public enum Fixtures {
  /// The folder `Tests/Fixtures` of this checkout.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The folder of real files that the variable `PLIST_CORPUS` names, or nil if it is unset.
  public static let corpus = ProcessInfo.processInfo.environment["PLIST_CORPUS"].map { URL(fileURLWithPath: $0) }

  /// Returns the regular files below `folder` whose names end in one of `suffixes`, sorted by path.
  public static func files(in folder: URL, suffixes: [String]) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = enumerator?.compactMap { $0 as? URL } ?? []
    return files.filter { file in suffixes.contains { file.path.hasSuffix($0) } }.sorted { $0.path < $1.path }
  }

  /// Returns the bytes of a file.
  public static func contents(of file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

  /// Returns the rows of a tab-separated table as dictionaries from column to text.
  public static func table(_ file: URL) throws -> [[String: String]] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: true)
    guard let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) else { return [] }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Dictionary(zip(header.map(String.init), cells.map(String.init)), uniquingKeysWith: { first, _ in first })
    }
  }
}
