/// Reads the calls in code that ask for texts of string tables.
///
/// Source: Apple, "Preparing your app's text for translation"; the headers of Foundation for the macros.
enum LocalizedKeyReader {
  /// The table of texts whose code names none.
  private static let usualTable = "Localizable"

  /// The calls in Swift, as the catalog writes symbols.
  ///
  /// The functions called `tr` are those that SwiftGen writes, by the usual names of their type.
  static let swiftForms = [
    "NSLocalizedString(", "LocalizedStringResource(", "LocalizedStringKey(", "String(localized:",
    "AttributedString(localized:", "Text(", "localizedString(forKey:", "L10n.tr(", "Strings.tr(", "Localized.tr(",
  ]

  /// The usual names of members that a project adds to texts, which look up the text itself as a key.
  static let wrapperNames = ["l10n", "localize", "localized", "translated"]

  /// The calls in C and Objective-C.
  static let objectiveCForms = [
    "NSLocalizedString(", "NSLocalizedStringFromTable(", "NSLocalizedStringFromTableInBundle(",
    "NSLocalizedStringWithDefaultValue(", "localizedStringForKey:",
  ]

  /// A call that asks for a text, as far as its name shows.
  private struct Form {
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

  private static func form(_ name: String) -> Form {
    switch name {
    case "NSLocalizedStringFromTable": Form(tableIndex: 1)
    case "NSLocalizedStringFromTableInBundle": Form(tableIndex: 1, bundleIndex: 2)
    case "NSLocalizedStringWithDefaultValue": Form(tableIndex: 1, bundleIndex: 2, defaultIndex: 3)
    case "localizedStringForKey": Form(isMethod: true)
    case "String", "AttributedString": Form(label: "localized")
    case "Text": Form(kind: .view)
    case "localizedString": Form(label: "forKey")
    case "L10n", "Strings", "Localized": Form(isTableFirst: true)
    default: Form()
    }
  }

  /// Returns what the call at `range` asks for, whose name starts with the identifier `name`; nil if it is no such call.
  static func use(
    at range: Range<Int>,
    _ name: Range<Int>,
    in cursor: CodeCursor,
    _ finder: inout EvidenceFinder
  ) -> LocalizedKeyUse? {
    let word = String(decoding: cursor.bytes[name], as: UTF8.self)
    if wrapperNames.contains(word) { return wrappedUse(name, word, in: cursor, &finder) }
    let form = form(word)
    var reader = cursor
    reader.offset = name.upperBound
    while reader.offset < range.upperBound, !"(:".utf8.contains(reader.bytes[reader.offset]) { reader.offset += 1 }
    guard reader.take(form.isMethod ? UInt8(ascii: ":") : UInt8(ascii: "(")) else { return nil }
    let arguments = LocalizedKeyArguments(&reader, isMethod: form.isMethod)
    if !form.isMethod, cursor.syntax == .swift, arguments.first?.label != form.label { return nil }
    guard let key = arguments.item(form.isTableFirst ? 1 : 0) else { return nil }
    // A view may show any other value, and functions of that name may do anything.
    guard key.text != nil || key.isInterpolated || (form.kind == .lookUp && !form.isTableFirst) else { return nil }
    var table = form.isTableFirst ? arguments.first?.text : nil
    if form.isTableFirst, table == nil { return nil }
    let named = arguments.item(labelled: ["table", "tableName"]) ?? form.tableIndex.flatMap(arguments.item)
    // A table whose name is computed is not known.
    if let named {
      if named.isNil { table = nil } else if let text = named.text { table = text } else { return nil }
    }
    let bundle = arguments.item(labelled: ["bundle"]) ?? form.bundleIndex.flatMap(arguments.item)
    let value = arguments.item(labelled: ["value", "defaultValue"]) ?? form.defaultIndex.flatMap(arguments.item)
    return LocalizedKeyUse(
      key: key.isInterpolated ? nil : key.text,
      range: key.range,
      evidence: finder.evidence(at: key.range),
      table: table ?? usualTable,
      kind: form.kind,
      namesBundle: bundle.map { !$0.isMainBundle } ?? (form.label == "forKey" || form.isMethod),
      hasDefault: value.map { !$0.isNil && $0.text != "" } ?? false,
      passesBytes: passesBytes(after: reader.offset, in: cursor),
      wrapper: key.isSelf ? wrapper(around: name.lowerBound, in: cursor) : nil
    )
  }

  /// What gives the bytes of a C string.
  private static let bytes: Set<String> = [
    "UTF8String", "__DATE__", "__FILE__", "__FUNCTION__", "__PRETTY_FUNCTION__", "__TIME__", "__func__", "cString",
    "cStringUsingEncoding", "fileSystemRepresentation", "utf8String", "withCString",
  ]

  /// Returns whether the statement after a call that ends at `offset` names such.
  private static func passesBytes(after offset: Int, in cursor: CodeCursor) -> Bool {
    let rest = cursor.bytes[offset..<min(cursor.bytes.count, offset + distanceLimit)].prefix {
      !";{}".utf8.contains($0)
    }
    return rest.split { !CodeCursor.isIdentifierPart($0) }.contains {
      bytes.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  // MARK: Wrappers

  /// The distance from a call in which the declaration around it, or the literal before it, begins, in bytes.
  private static let distanceLimit = 256

  /// Returns the name of the member that a call at `offset` is in, if it returns what the call does; nil elsewhere.
  private static func wrapper(around offset: Int, in cursor: CodeCursor) -> String? {
    let start = max(0, offset - distanceLimit)
    let words = cursor.bytes[start..<offset].split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    // What is assigned may be compared, and replaced, before it is returned.
    guard let last = words.last, last == "{" || last == "return",
      let keyword = words.lastIndex(where: { $0 == "var" || $0 == "func" }),
      let name = words[(keyword + 1)...].first?.prefix(while: { $0.isLetter || $0.isNumber })
    else { return nil }
    return String(name)
  }

  /// Whether a value may be inserted into a literal before `offset` on its line, so that a quotation mark there may end one.
  private static func isInInterpolation(_ offset: Int, in cursor: CodeCursor) -> Bool {
    let line = cursor.bytes[max(0, offset - distanceLimit)..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return zip(line.dropFirst(), line).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "(") }
  }

  /// Returns what `"key".localized` asks for, whose member is at `name`; nil unless a literal on the same line precedes it, and where the
  /// call names more than arguments of a format.
  private static func wrappedUse(
    _ name: Range<Int>,
    _ word: String,
    in cursor: CodeCursor,
    _ finder: inout EvidenceFinder
  ) -> LocalizedKeyUse? {
    let quote = UInt8(ascii: "\"")
    let end = name.lowerBound - 2
    guard cursor.byte(at: end + 1) == UInt8(ascii: "."), cursor.byte(at: end) == quote else { return nil }
    var reader = cursor
    reader.offset = name.upperBound
    if reader.take(UInt8(ascii: "(")) {
      let arguments = LocalizedKeyArguments(&reader, isMethod: false)
      guard arguments.item(labelled: ["bundle", "default", "in", "table", "tableName", "value"]) == nil else {
        return nil
      }
    }
    var start = end - 1
    while cursor.byte(at: start) != quote || cursor.byte(at: start - 1) == UInt8(ascii: "\\") {
      guard start > 0, end - start < distanceLimit, cursor.byte(at: start) != UInt8(ascii: "\n") else { return nil }
      start -= 1
    }
    reader.offset = start
    let content = start + 1..<end
    guard !content.isEmpty, let key = reader.literalText(), reader.offset == end + 1,
      !isInInterpolation(start, in: cursor)
    else { return nil }
    return LocalizedKeyUse(
      key: key,
      range: content,
      evidence: finder.evidence(at: content),
      table: usualTable,
      kind: .lookUp,
      namesBundle: false,
      hasDefault: false,
      passesBytes: passesBytes(after: reader.offset, in: cursor),
      wrapper: word
    )
  }
}
