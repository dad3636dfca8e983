import ProjectFiles

/// Finds the facts in source files that concern property lists.
package enum SourceScanner {
  /// Returns the facts in the code of `contents`, without comments and string literals.
  ///
  /// One pass, linear in the bytes, for any input.
  package static func scan(_ contents: [UInt8], language: SourceLanguage, path: String) -> ScannedSource {
    let code = SourceLanguage.isComponent(path) ? ScriptComponent.code(of: contents) : contents
    return code.withUnsafeBufferPointer { bytes in
      var scan = SourceScan(bytes, language, path: path)
      scan.run()
      return scan.source
    }
  }
}

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
