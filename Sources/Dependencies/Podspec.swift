import BuildDescriptions
import CodeScanning
import ProjectFiles

/// What a podspec declares of its library in literals.
///
/// It is Ruby, so what it computes is not known. Source: CocoaPods, "Podspec Syntax Reference".
package struct Podspec: Sendable {
  /// The patterns of the files with code, relative to the folder of the podspec.
  private let sources: [GlobPattern]
  private let excluded: [GlobPattern]
  private let resources: [GlobPattern]

  private static let sourceNames: Set = ["source_files"]
  private static let excludedNames: Set = ["exclude_files"]
  private static let resourceNames: Set = ["resource", "resource_bundle", "resource_bundles", "resources"]
  private static let fileNames = sourceNames.union(excludedNames).union(resourceNames)
  private static let platformNames: Set = ["ios", "osx", "tvos", "visionos", "watchos"]
  /// What makes the library depend on more than its literals: parts with files of their own, and conditions.
  private static let unread: Set = ["subspec", "if", "unless", "default_subspec", "default_subspecs"]

  /// Reads a podspec; nil if it has parts or conditions, computes the names of its files, or is for the Mac alone.
  ///
  /// Linear.
  package init?(_ contents: [UInt8]) {
    let code = RubyCode.withoutComments(contents)
    var lists: [String: [String]] = [:]
    var platforms: Set<String> = []
    let isRead = code.withUnsafeBufferPointer { bytes in
      var cursor = CodeCursor(bytes, syntax: .c)
      while !cursor.isAtEnd {
        if Self.literal(&cursor) != nil { continue }
        guard let word = cursor.identifier() else {
          cursor.offset += 1
          continue
        }
        let name = String(decoding: bytes[word], as: UTF8.self)
        if Self.unread.contains(name) { return false }
        if Self.platformNames.contains(name) { platforms.insert(name) }
        guard Self.fileNames.contains(name), cursor.byte(at: word.lowerBound - 1) == UInt8(ascii: "."),
          cursor.take(UInt8(ascii: "="))
        else { continue }
        guard let texts = Self.texts(&cursor) else { return false }
        lists[name, default: []] += texts
      }
      return true
    }
    guard isRead, platforms != ["osx"] else { return nil }
    let patterns = { (names: Set<String>) in
      names.sorted().flatMap { lists[$0] ?? [] }.flatMap(Self.alternatives).map { GlobPattern($0) }
    }
    (sources, excluded, resources) = (
      patterns(Self.sourceNames), patterns(Self.excludedNames), patterns(Self.resourceNames)
    )
  }

  /// Returns the folder at an absolute path as far as the library takes it; nil if it has no code there.
  package func folder(at path: String) -> TargetMembership.Folder? {
    sources.isEmpty ? nil : TargetMembership.Folder(path: path, excludedPatterns: excluded, includedPatterns: sources)
  }

  /// Whether the file at a relative path is code of the library.
  package func hasSource(_ path: String) -> Bool {
    sources.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
  }

  /// Whether the file at a relative path is a resource of the library.
  package func hasResource(_ path: String) -> Bool { resources.contains { $0.matches(path) } }

  // MARK: Ruby

  /// Moves past the literal at the cursor and returns its text; nil if there is none.
  private static func literal(_ cursor: inout CodeCursor) -> String? {
    let quote = cursor.byte(at: cursor.offset)
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    let start = cursor.offset + 1
    var end = start
    while end < cursor.bytes.count, cursor.bytes[end] != quote, cursor.bytes[end] != UInt8(ascii: "\n") { end += 1 }
    cursor.offset = min(end + 1, cursor.bytes.count)
    return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
  }

  /// Returns the literals of a value, of which the keys of a hash match no file; nil if it is computed.
  private static func texts(_ cursor: inout CodeCursor) -> [String]? {
    var texts: [String] = []
    var depth = 0
    var isOpen = true
    while !cursor.isAtEnd {
      let byte = cursor.bytes[cursor.offset]
      if let text = literal(&cursor) {
        guard !text.contains("#{") else { return nil }
        texts.append(text)
        isOpen = false
        continue
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        isOpen = false
      // A list may do without brackets.
      case UInt8(ascii: ","): isOpen = true
      case UInt8(ascii: "\n") where depth <= 0 && !isOpen: return texts
      case UInt8(ascii: "="), UInt8(ascii: ">"), 0...0x20: break
      default: return nil
      }
      cursor.offset += 1
    }
    return texts
  }

  /// The largest number of patterns that one with braces stands for.
  private static let alternativeLimit = 64

  /// Returns the patterns without braces that `Classes/*.{h,m}` stands for; one with nested braces or many alternatives stands for none.
  private static func alternatives(_ pattern: String) -> [String] {
    var patterns = [pattern]
    while let open = patterns.first?.firstIndex(of: "{"), let first = patterns.first {
      guard let close = first[open...].firstIndex(of: "}") else { return [] }
      let names = first[first.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      guard !names.contains(where: { $0.contains("{") }), names.count * patterns.count <= alternativeLimit else {
        return []
      }
      // All have the same braces, since only what is before these was replaced.
      let braces = first[open...close]
      patterns = patterns.flatMap { pattern in names.map { pattern.replacing(braces, with: $0, maxReplacements: 1) } }
    }
    return patterns
  }
}
