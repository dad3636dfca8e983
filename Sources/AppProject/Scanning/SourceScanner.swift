import KeyCatalog
import SourceText

/// What a source file says about the use of protected resources.
struct ScannedSource: Sendable {
  /// A symbol that the file uses.
  struct Use: Sendable {
    /// What the catalog knows of it.
    let symbol: APISymbol
    /// Whether the symbol is a type, of which the project may have its own.
    let isBareType: Bool
    /// Where it stands.
    let evidence: Evidence
  }

  /// The uses, by ascending place.
  var uses: [Use] = []
  /// Types that have the name of a symbol but are declared in the file.
  var declaredTypes: Set<String> = []
}

/// Finds the uses of protected resources in source files.
enum SourceScanner {
  /// The largest number of uses that are kept of one file; more of them tell nothing new.
  private static let useLimit = 64

  /// Finds the symbols that the code in `contents` uses, comments and string literals left out; linear.
  static func scan(_ contents: [UInt8], language: SourceLanguage, path: String) -> ScannedSource {
    let table = SymbolTable.table(for: language)
    var source = ScannedSource()
    let hits = contents.withUnsafeBufferPointer { bytes in
      findHits(bytes, table, isSwift: language == .swift, declaredTypes: &source.declaredTypes)
    }
    guard !hits.isEmpty else { return source }
    let text = SourceText(bytes: contents)
    source.uses = hits.map { index, range in
      let line = text.line(at: range.lowerBound)
      let lineRange = text.lineRange(line)
      let columns = range.clamped(to: lineRange)
      let evidence = Evidence(
        path: path,
        line: line,
        lineText: text.string(in: lineRange),
        columns: columns.lowerBound - lineRange.lowerBound..<columns.upperBound - lineRange.lowerBound
      )
      let entry = table.entries[index]
      return ScannedSource.Use(symbol: entry.symbol, isBareType: entry.pattern.isBareType, evidence: evidence)
    }
    return source
  }

  private static func findHits(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ table: SymbolTable,
    isSwift: Bool,
    declaredTypes: inout Set<String>
  ) -> [(entry: Int, range: Range<Int>)] {
    var cursor = CodeCursor(bytes, isSwift: isSwift)
    var hits: [(entry: Int, range: Range<Int>)] = []
    var previous: Range<Int>?
    while hits.count < useLimit, let identifier = cursor.nextIdentifier() {
      for index in table.candidates(bytes, identifier) {
        let pattern = table.entries[index].pattern
        if let end = pattern.end(at: identifier, previous: previous, in: cursor) {
          hits.append((index, identifier.lowerBound..<end))
          cursor.offset = end
          break
        }
        if pattern.isBareType, let previous, declaresType(previous, before: identifier, in: cursor) {
          declaredTypes.insert(String(decoding: pattern.head, as: UTF8.self))
        }
      }
      previous = identifier
    }
    return hits
  }

  private static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "interface", "protocol", "struct", "typealias",
  ]

  /// Whether `keyword` begins the declaration of the type that is named at `name`.
  private static func declaresType(_ keyword: Range<Int>, before name: Range<Int>, in cursor: CodeCursor) -> Bool {
    guard keyword.count <= 9, cursor.bytes[keyword.upperBound..<name.lowerBound].allSatisfy({ $0 <= 0x20 }),
      typeKeywords.contains(String(decoding: cursor.bytes[keyword], as: UTF8.self))
    else { return false }
    // `@class X;` and the category `@interface X (Y)` name a type that is declared elsewhere.
    let isObjectiveC = cursor.byte(at: keyword.lowerBound - 1) == UInt8(ascii: "@")
    guard isObjectiveC else { return true }
    var cursor = cursor
    cursor.offset = name.upperBound
    cursor.skipTrivia()
    return cursor.byte(at: cursor.offset) == UInt8(ascii: ":")
  }
}
