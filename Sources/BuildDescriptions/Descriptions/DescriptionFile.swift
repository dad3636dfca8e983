import ProjectFiles
import SourceText
import YAML

/// A file that describes a project.
package struct DescriptionFile: Sendable {
  /// The absolute path.
  package let path: String
  /// The text.
  package let text: SourceText

  /// The largest file that is read, in bytes; its tree takes several times as much.
  package static let limit = 32_000_000

  /// Reads the file at `path`; nil if there is none.
  package init?(_ path: String, _ files: any FileAccess) {
    guard let bytes = files.contents(of: path, limit: Self.limit) else { return nil }
    self.init(path: path, bytes: bytes)
  }

  /// Reads the file of a format in the folder `root`, the first of its names that there is; nil if there is none.
  package init?(_ format: ProjectFormat, in root: String, _ files: any FileAccess) {
    guard let file = format.names.firstResult({ DescriptionFile(FilePath.join(root, $0), files) }) else { return nil }
    self = file
  }

  /// Makes it of bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    text = SourceText(bytes: bytes)
  }

  /// The folder that holds it.
  package var folder: String { FilePath.folder(path) }

  /// Returns its contents as YAML or JSON; nil if it is neither, or empty.
  package func yaml() -> YAMLNode? { yaml(of: path, ReachedLimits()) }

  /// Returns its contents in the same way, and notes in `limits` what made them unreadable for `description`.
  package func yaml(of description: String, _ limits: ReachedLimits) -> YAMLNode? {
    let isJSON = FilePath.fileExtension(path) == "json"
    // Expo and others take comments in JSON.
    let bytes = isJSON ? ScriptComments.blanked(text.bytes) : text.bytes
    do throws(YAMLProblem) {
      return try YAMLReader.read(bytes, repeatedKeys: isJSON ? .lastCounts : .refused)
    } catch {
      switch error.limit {
      case .nesting(let limit): limits.add(.yamlNesting, limit, in: description) { evidence(of: error) }
      case .aliases(let limit): limits.add(.yamlAliases, limit, in: description) { evidence(of: error) }
      case nil: break
      }
      return nil
    }
  }

  /// Whether its syntax can be read; true for formats whose readers report no errors.
  package var isReadable: Bool {
    switch ProjectFormat.of(path)?.syntax(of: path) {
    case .yaml, .json: yaml() != nil
    case .cordova: ElementScanner.scan(text.bytes) != nil
    case .swift, .openStep, .xcconfig, nil: true
    }
  }

  /// Returns the calls and constants of its contents as Swift.
  package func swift() -> (calls: [SwiftExpression], constants: SwiftConstants) {
    let source = swiftSource(ReachedLimits())
    return (source.calls, SwiftConstants(source.allConstants))
  }

  /// Returns what its contents declare as Swift, as the file with a number among those that are read together; notes in `limits` what
  /// nests too deep to be read.
  func swiftSource(_ limits: ReachedLimits, number: Int = 0) -> SwiftSource {
    var reader = SwiftReader(text.bytes, file: number)
    let source = reader.read()
    if let start = reader.limitOffset {
      limits.add(.codeNesting, SwiftReader.depthLimit, in: path) {
        evidence(start..<max(start, text.lineRange(text.line(at: start)).upperBound))
      }
    }
    return source
  }

  /// Returns the rest of the line at the place of a problem.
  private func evidence(of problem: YAMLProblem) -> Evidence {
    let line = text.lineRange(problem.line - 1)
    return evidence(min(line.lowerBound + problem.column, line.upperBound)..<line.upperBound)
  }

  /// Returns some bytes of it as evidence.
  package func evidence(_ range: Range<Int>) -> Evidence { Evidence(path: path, text: text, range: range) }
}
