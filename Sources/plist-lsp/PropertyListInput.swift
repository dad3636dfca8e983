import LintEngine
import LintFiles
import ProjectFiles
import PropertyList
import SourceText

/// A property list of any format that is read for its values.
struct PropertyListInput {
  /// The path in messages.
  let path: String
  let contents: [UInt8]

  /// Returns the value of the file.
  ///
  /// - Throws: `FileFailure` with the reason, and the place in a text, if Foundation would reject the file.
  func read() throws(FileFailure) -> PropertyListValue {
    if BinaryReader.recognises(contents) { return try BinaryPropertyList.value(of: contents, path: path) }
    // The name makes the rules treat the text as a property list, whatever the file is called.
    let document = Document(path: "\(path).plist", contents: contents)
    if let problem = document.encodingProblem { throw failure(for: problem, in: document.text) }
    guard document.tree.isReadable else { throw syntaxFailure(in: document) }
    guard let value = document.tree.value else { throw FileFailure(path: path, reason: "contains no value") }
    return value
  }

  private func failure(for problem: EncodingProblem, in text: SourceText) -> FileFailure {
    switch problem {
    case .unknownName(let name, let range):
      failure(at: range, in: text, "unknown encoding “\(name)”")
    case .unsupported(let name, let range):
      failure(at: range, in: text, "this executable does not read the encoding \(name)")
    case .doesNotDecode(let name, let range):
      failure(at: range, in: text, "the file declares the encoding \(name), but its bytes are not in that encoding")
    case .utf16WithoutByteOrderMark:
      failure(at: 0..<0, in: text, "UTF-16 without a byte-order mark: Foundation cannot read the file")
    case .invalidUTF32:
      failure(at: 0..<0, in: text, "UTF-32 with a number that is not a character: Foundation cannot read the file")
    }
  }

  /// The first error, in the words of the rule that reports it.
  private func syntaxFailure(in document: Document) -> FileFailure {
    let errors = document.tree.issues.filter { $0.severity == .error }
    let places = Set(errors.map(\.range))
    let finding = Linter().findings(in: document).first { $0.severity == .error && places.contains($0.range) }
    let range = finding?.range ?? errors.first?.range ?? 0..<0
    return failure(at: range, in: document.text, finding?.message ?? "not a property list that Foundation can read")
  }

  private func failure(at range: Range<Int>, in text: SourceText, _ reason: String) -> FileFailure {
    let position = text.position(at: range.lowerBound, encoding: .utf16)
    return FileFailure(path: "\(path):\(position.line + 1):\(position.column + 1)", reason: "error: \(reason)")
  }
}
