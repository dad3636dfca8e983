/// Finds the places in code that ask for texts of tables of strings.
///
/// Source: Apple, "Preparing your app's text for translation"; the headers of Foundation for the macros.
struct LocalizedKeyScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: CodeCursor
  private var finder: EvidenceFinder
  private var uses: [LocalizedKeyUse] = []

  /// The table of texts whose code names none.
  static let usualTable = "Localizable"

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage, _ path: String) {
    self.bytes = bytes
    finder = EvidenceFinder(bytes, path: path)
    cursor = CodeCursor(bytes, syntax: language.syntax)
  }

  /// Returns the places in the order of the code, inactive code excluded; linear.
  static func uses(in contents: [UInt8], _ language: SourceLanguage, path: String) -> [LocalizedKeyUse] {
    guard language.syntax == .swift || language.syntax == .c else { return [] }
    return contents.withUnsafeBufferPointer { bytes in
      var scanner = LocalizedKeyScanner(bytes, language, path)
      scanner.run()
      return scanner.uses
    }
  }

  /// Returns the texts of all string literals in the code, inactive code excluded; linear.
  static func literals(in contents: [UInt8], _ language: SourceLanguage) -> Set<String> {
    contents.withUnsafeBufferPointer { bytes in
      var cursor = CodeCursor(bytes, syntax: language.syntax)
      var conditions = ConditionStack()
      var found: Set<String> = []
      while !cursor.isAtEnd {
        if bytes[cursor.offset] == UInt8(ascii: "\"") {
          var reader = cursor
          if let text = reader.literalText() { found.insert(text) }
        }
        _ = cursor.step(&conditions)
      }
      return found
    }
  }

  private mutating func run() {
    var conditions = ConditionStack()
    while !cursor.isAtEnd {
      guard let word = cursor.step(&conditions), let request = request(word) else { continue }
      read(request)
    }
  }

  /// A call that asks for a text, as far as its name says.
  private struct Request {
    /// The label before the key; nil if it is the first argument without one.
    var label: String?
    var kind = LocalizedKeyUse.Kind.lookUp
    /// The number of the argument that is the name of the table, in Objective-C.
    var tableIndex: Int?
    var bundleIndex: Int?
    var defaultIndex: Int?
    /// Whether the arguments follow a colon, as those of Objective-C's methods.
    var isMethod = false
    /// Whether the table is before the key.
    var isTableFirst = false
  }

  private func request(_ word: Range<Int>) -> Request? {
    // Nearly all identifiers begin or end otherwise.
    guard (2...46).contains(word.count), "NSLTAlt".utf8.contains(bytes[word.lowerBound]) else { return nil }
    let name = String(decoding: bytes[word], as: UTF8.self)
    if cursor.syntax == .c {
      switch name {
      case "NSLocalizedString": return Request()
      case "NSLocalizedStringFromTable": return Request(tableIndex: 1)
      case "NSLocalizedStringFromTableInBundle": return Request(tableIndex: 1, bundleIndex: 2)
      case "NSLocalizedStringWithDefaultValue": return Request(tableIndex: 1, bundleIndex: 2, defaultIndex: 3)
      case "localizedStringForKey": return Request(isMethod: true)
      default: return nil
      }
    }
    switch name {
    case "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey": return Request()
    case "String", "AttributedString": return Request(label: "localized")
    case "Text": return Request(kind: .view)
    case "localizedString": return Request(label: "forKey")
    case "tr": return Request(isTableFirst: true)
    default: return nil
    }
  }

  /// Reads the arguments of a call; the cursor goes on after its bracket, since an argument may be such a call.
  private mutating func read(_ request: Request) {
    var reader = cursor
    guard reader.take(request.isMethod ? UInt8(ascii: ":") : UInt8(ascii: "(")) else { return }
    let arguments = LocalizedKeyArguments(&reader, isMethod: request.isMethod)
    if let label = request.label, arguments.first?.label != label { return }
    if request.label == nil, !request.isMethod, cursor.syntax == .swift, arguments.first?.label != nil { return }
    let keyIndex = request.isTableFirst ? 1 : 0
    guard arguments.items.indices.contains(keyIndex) else { return }
    let key = arguments.items[keyIndex]
    // A view may show any other value, and functions of that name may do anything.
    guard key.text != nil || key.isInterpolated || (request.kind == .lookUp && !request.isTableFirst) else { return }
    var table = request.isTableFirst ? arguments.items[0].text : nil
    if request.isTableFirst, table == nil { return }
    let named = arguments.item(labelled: ["table", "tableName"]) ?? request.tableIndex.flatMap(arguments.item)
    // A table whose name is computed is not known.
    if let named {
      if named.isNil { table = nil } else if let text = named.text { table = text } else { return }
    }
    let bundle = arguments.item(labelled: ["bundle"]) ?? request.bundleIndex.flatMap(arguments.item)
    let value = arguments.item(labelled: ["value", "defaultValue"]) ?? request.defaultIndex.flatMap(arguments.item)
    uses.append(
      LocalizedKeyUse(
        key: key.isInterpolated ? nil : key.text,
        range: key.range,
        evidence: finder.evidence(at: key.range),
        table: table ?? Self.usualTable,
        kind: request.kind,
        namesBundle: bundle.map { !$0.isMainBundle } ?? (request.label == "forKey" || request.isMethod),
        hasDefault: value.map { !$0.isNil && $0.text != "" } ?? false
      )
    )
  }
}
