import SourceText

/// A syntax of host files.
enum HostSyntax: Sendable {
  /// JSON, also with what JSON5 adds.
  case json
  case yaml
  /// The old-style property list of an Xcode project.
  case openStep
  case xcconfig

  /// Returns the place at `offset`; nil where neither a key nor a value can be.
  ///
  /// Linear in the text. Works on half-typed text: what is before `offset` decides, and the rest of the collections around it is read as well
  /// as possible.
  func place(in text: SourceText, at offset: Int) -> HostPlace? {
    switch self {
    case .json: BracketScanner.place(in: text.bytes, at: offset, .json)
    case .yaml: YAMLPlaceReader.place(in: text.bytes, at: offset)
    case .openStep: BracketScanner.place(in: text.bytes, at: offset, .openStep)
    case .xcconfig: XCConfigPlaceReader.place(in: text, at: offset)
    }
  }
}
