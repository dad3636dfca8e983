#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes values as XML, byte for byte as Apple's writer does (CFPropertyList.c, `_CFAppendXML0`): tabs, `<true/>`, base64 in
/// lines that shrink with the indentation.
public struct XMLWriter: Sendable {
  /// The declaration, document type and open tag that Apple's writer begins a file with.
  public static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  /// The text that ends the file.
  public static let footer = "</plist>\n"

  /// The text of one level of indentation.
  public var indentUnit = "\t"
  /// The line end.
  public var lineEnding = "\n"
  /// Whether dictionaries are written by ascending key, as Apple's writer does, or in their own order.
  public var sortsKeys = true

  /// Makes a writer with Apple's habits.
  public init() {}

  /// Returns a whole file that holds `value`; linear except for the sorting of keys.
  public func document(_ value: PropertyListValue) -> String {
    var output = Self.header
    append(value, indent: "", level: 0, to: &output)
    return output + Self.footer
  }

  /// Returns `value` as elements for a place in a file: the first line without indentation, the others with `indent`,
  /// and no line end after the last.
  public func fragment(_ value: PropertyListValue, indent: String) -> String {
    var output = ""
    append(value, indent: indent, level: 0, to: &output)
    return String(output.dropFirst(indent.count).dropLast(lineEnding.count))
  }

  private func append(_ value: PropertyListValue, indent: String, level: Int, to output: inout String) {
    output += indent
    switch value {
    case .string(let text): output += "<string>\(XMLText.escape(text))</string>"
    case .integer(let number): output += "<integer>\(number)</integer>"
    case .real(let number): output += "<real>\(RealText.text(number))</real>"
    case .boolean(let flag): output += flag ? "<true/>" : "<false/>"
    case .date(let date): output += "<date>\(date.xmlText)</date>"
    case .data(let bytes): appendData(bytes, indent: indent, level: level, to: &output)
    case .array(let items): appendArray(items, indent: indent, level: level, to: &output)
    case .dictionary(let entries): appendDictionary(entries, indent: indent, level: level, to: &output)
    case .uid(let number):
      let reference = PropertyListValue.KeyedValue(
        key: "CF$UID",
        value: .integer(IntegerValue(isNegative: false, magnitude: number))
      )
      appendDictionary([reference], indent: indent, level: level, to: &output)
    }
    output += lineEnding
  }

  private func appendData(_ bytes: [UInt8], indent: String, level: Int, to output: inout String) {
    output += "<data>\(lineEnding)"
    let folding = Base64Folding(level: level)
    let lineIndent = indent.dropLast((level - folding.indentation) * indentUnit.count)
    let size = folding.columns / 4 * 3
    for start in stride(from: 0, to: bytes.count, by: size) {
      let line = bytes[start..<min(start + size, bytes.count)]
      output += "\(lineIndent)\(Base64Text.encode(line))\(lineEnding)"
    }
    output += "\(indent)</data>"
  }

  private func appendArray(_ items: [PropertyListValue], indent: String, level: Int, to output: inout String) {
    guard !items.isEmpty else {
      output += "<array/>"
      return
    }
    output += "<array>\(lineEnding)"
    for item in items { append(item, indent: indent + indentUnit, level: level + 1, to: &output) }
    output += "\(indent)</array>"
  }

  private func appendDictionary(
    _ entries: [PropertyListValue.KeyedValue],
    indent: String,
    level: Int,
    to output: inout String
  ) {
    guard !entries.isEmpty else {
      output += "<dict/>"
      return
    }
    let inner = indent + indentUnit
    output += "<dict>\(lineEnding)"
    let ordered = sortsKeys ? entries.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) } : entries
    for entry in ordered {
      output += "\(inner)<key>\(XMLText.escape(entry.key))</key>\(lineEnding)"
      append(entry.value, indent: inner, level: level + 1, to: &output)
    }
    output += "\(indent)</dict>"
  }
}

/// Numbers with a fraction as Apple's writer writes them.
enum RealText {
  /// Returns `number` with 17 significant digits, or its spelled-out name.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    if number == 0 { return "0.0" }
    var buffer = [CChar](repeating: 0, count: 64)
    let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
    return String(decoding: buffer.prefix(max(0, Int(length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
