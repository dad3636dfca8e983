/// Finds the string literals in code.
package enum LiteralScanner {
  /// Returns the texts of all string literals in the code, inactive code excluded; linear.
  package static func literals(in contents: [UInt8], _ language: SourceLanguage) -> Set<String> {
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
}
