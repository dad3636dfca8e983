/// Finds the facts in source files that concern property lists.
package enum SourceScanner {
  /// Returns the facts in the code of `contents`, without comments and string literals.
  ///
  /// One pass, linear in the bytes, for any input.
  package static func scan(_ contents: [UInt8], language: SourceLanguage, path: String) -> ScannedSource {
    contents.withUnsafeBufferPointer { bytes in
      var scan = SourceScan(bytes, language, path: path)
      scan.run()
      return scan.source
    }
  }
}
