/// Finds what source files say about the things that property lists speak of.
enum SourceScanner {
  /// Returns what the code in `contents` says, comments and string literals left out.
  ///
  /// One pass, linear in the bytes, whatever they are.
  static func scan(_ contents: [UInt8], language: SourceLanguage, path: String) -> ScannedSource {
    contents.withUnsafeBufferPointer { bytes in
      var scan = SourceScan(bytes, language, path: path)
      scan.run()
      return scan.source
    }
  }
}
