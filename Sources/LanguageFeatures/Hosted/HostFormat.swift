import BuildDescriptions
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// A file of another format from which a build or a generator makes property lists: its syntax, and where its keys are.
struct HostFormat: Sendable {
  /// The syntax.
  let syntax: HostSyntax
  private let format: ProjectFormat

  /// Returns the format of a document; nil for others.
  ///
  /// Constant, except for YAML with an unusual name, whose lines are looked at.
  static func of(_ document: Document) -> HostFormat? {
    guard let format = ProjectFormat.possible(for: document.name), !format.sections.isEmpty,
      let syntax = format.syntax(of: document.name).flatMap(HostSyntax.init)
    else { return nil }
    switch syntax {
    case .openStep where !format.isFile(document.name) || document.tree.format != .openStep: return nil
    case .yaml where !format.isFile(document.name) && !XcodeGenFile.mayBePart(document.text.bytes): return nil
    default: return HostFormat(syntax: syntax, format: format)
    }
  }

  /// Returns the content of the innermost section around a place, and the rest of the way to it; nil outside.
  func section(
    at steps: [StructurePath.Step]
  ) -> (content: ProjectFormat.Section.Content, rest: ArraySlice<StructurePath.Step>)? {
    let found = format.sections.filter { section in
      section.path.count <= steps.count
        && zip(section.path, steps).allSatisfy { name, step in
          guard case .key(let key) = step else { return false }
          return name == "*" || name == key || key == "\(name):REPLACE"
        }
    }.max { $0.path.count < $1.path.count }
    return found.map { ($0.content, steps[$0.path.count...]) }
  }

  /// Returns the key of the catalog that gets its value from the entry at a path; nil for other entries.
  func key(ofEntryAt steps: [StructurePath.Step]) -> ProjectFormat.NamedKey? {
    guard !format.namedKeys.isEmpty else { return nil }
    let path = steps.map { if case .key(let name) = $0 { name } else { "[]" } }
    return format.namedKeys[path.joined(separator: "/")]
  }
}

/// A syntax of host files.
enum HostSyntax: Sendable {
  /// JSON, also with what JSON5 adds.
  case json
  case yaml
  /// The old-style property list of an Xcode project.
  case openStep
  case xcconfig

  /// Makes that of files in which entries are written in a syntax; nil if a place in such a file cannot be found.
  init?(_ syntax: ProjectFormat.Syntax) {
    switch syntax {
    case .json: self = .json
    case .yaml: self = .yaml
    case .openStep: self = .openStep
    case .xcconfig: self = .xcconfig
    case .swift, .cordova: return nil
    }
  }

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

/// Files of other formats in which keys of property lists are.
public enum HostedKeys {
  /// Returns whether hover and completion may have an answer in a document that is not a property list.
  ///
  /// Constant, except for YAML with an unusual name, which is linear.
  public static func mayOccur(in document: Document) -> Bool { HostFormat.of(document) != nil }
}
