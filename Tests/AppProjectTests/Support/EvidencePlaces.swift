import TestSupport

@testable import CodeScanning
@testable import ProjectFiles

extension MarkedText {
  /// The bytes of the text that `evidence` points at; nil if it has no such line.
  func range(of evidence: Evidence) -> Range<Int>? {
    guard evidence.line < source.lineCount else { return nil }
    let start = source.lineRange(evidence.line).lowerBound
    return start + evidence.columns.lowerBound..<start + evidence.columns.upperBound
  }

  /// Scans the text as the file called `name`.
  func scan(_ name: String) -> ScannedSource {
    let language = SourceLanguage(fileName: name) ?? .swift
    return SourceScanner.scan(Array(text.utf8), language: language, path: name)
  }
}
