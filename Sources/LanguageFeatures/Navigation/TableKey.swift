import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// A key of a string table, which files in all languages and code share.
public struct TableKey: NamedElement {
  /// The key.
  public let name: String
  /// The bytes of the key, without quotation marks and tags.
  public let range: Range<Int>
  /// The tables that have the key, mostly one.
  let tables: [TableFamily]
  private let strings: ProjectStrings

  /// Finds the key at `offset` of a string table or string catalog; nil elsewhere.
  public static func at(_ offset: Int, in document: Document, _ project: ProjectContext) -> TableKey? {
    guard let table = project.table, let (key, range) = TableFamily.key(in: document, at: offset),
      document.kind != .infoPlistStrings, isPlace(offset, in: range, of: document.text)
    else { return nil }
    return TableKey(name: key, range: range, tables: [table], strings: project.strings)
  }

  /// Whether a place is in a key or at the quotation mark before it, the first character of a line in most tables.
  private static func isPlace(_ offset: Int, in range: Range<Int>, of text: SourceText) -> Bool {
    if range.lowerBound <= offset { return offset <= range.upperBound }
    let mark = text.bytes(in: offset..<range.lowerBound)
    return mark == [UInt8(ascii: "\"")] || mark == [UInt8(ascii: "'")]
  }

  /// Finds the key at `offset` of the code of the file at `path`, whose project has `strings`; nil elsewhere, and for keys of no
  /// table.
  ///
  /// Linear in the code.
  public static func at(_ offset: Int, inCode text: SourceText, path: String, _ strings: ProjectStrings) -> TableKey? {
    let uses = LocalizedKeyUses(path: path, code: text)?.uses ?? []
    guard let use = uses.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
      let key = use.key
    else { return nil }
    let tables = strings.tables(named: use.table, for: path).filter { $0.contains(key) }
    return tables.isEmpty ? nil : TableKey(name: key, range: use.range, tables: tables, strings: strings)
  }

  /// Returns the object of a storyboard or nib that the key names, or else the entries with the key in all languages.
  ///
  /// Those of the base language are first. Reads all files of the tables.
  public func definitions() -> [Evidence] { object.map { [$0] } ?? entries() }

  private func entries() -> [Evidence] {
    let found = tables.flatMap { $0.keyRanges(of: name) }.flatMap { document, ranges in
      ranges.compactMap { Evidence($0, in: document) }
    }
    let base = tables.first?.baseLanguage
    // The language that the texts are written in comes first.
    let isInBase: (Evidence) -> Bool = { place in
      base.map { FilePath.name(FilePath.folder(place.path)) == "\($0).lproj" } ?? false
    }
    return found.filter(isInBase) + found.filter { !isInBase($0) }
  }

  /// The object of a storyboard or nib that the key names.
  private var object: Evidence? {
    guard let key = InterfaceKey(name) else { return nil }
    return tables.firstResult { $0.interface?.place(of: key.id) }
  }

  /// Returns the literal keys in code that ask the tables, and the translations of a text that an object has.
  ///
  /// Reads all code of the project.
  public func uses() -> [Evidence] {
    (object == nil ? [] : entries())
      + codeUses().flatMap { _, uses in uses.map(\.evidence) }
  }

  /// Returns the storyboard or nib that has the object whose id the key is; reads that file.
  ///
  /// The id belongs to that file. A key whose object is gone can get another id.
  public func fixedReason() -> RenameFailure? {
    guard let key = InterfaceKey(name) else { return nil }
    let interface = tables.firstResult(\.interface)
    guard let interface, interface.object(key.id) != nil || !interface.isReadable else { return nil }
    return .interfaceObject(file: interface.name)
  }

  /// Returns the edits that give the key another name in all languages and in code; reads all of them.
  public func renamed(to newName: String) -> Result<[FileEdit], RenameFailure> {
    guard !newName.isEmpty else { return .failure(.empty) }
    if let reason = fixedReason() { return .failure(reason) }
    guard newName == name || !tables.contains(where: { $0.contains(newName) }) else { return .failure(.exists) }
    var files = tables.flatMap { $0.keyRanges(of: name) }.map { document, _ in Self.edits(of: document, name, newName) }
    for (path, uses) in codeUses() {
      guard let text = strings.code(at: path) else { return .failure(.unreadable(path: path)) }
      let edits = uses.map { TextEdit(range: $0.range, replacement: CodeLiteral.escaped(newName)) }
      files.append(FileEdit(path: path, change: .edits(edits, of: text)))
    }
    return .success(files)
  }

  /// The literal keys in code that ask the tables; nil if the code has not been read.
  var usesIfRead: [Evidence]? {
    strings.usesIfRead.map { codeUses(in: $0).flatMap { _, uses in uses.map(\.evidence) } }
  }

  /// Returns the places in code that certainly ask the tables for the key.
  private func codeUses() -> [(path: String, uses: [LocalizedKeyUse])] { codeUses(in: strings.uses) }

  private func codeUses(in sources: [LocalizedKeyUses]) -> [(path: String, uses: [LocalizedKeyUse])] {
    sources.compactMap { source in
      let uses = source.uses.filter { use in
        guard use.key == name else { return false }
        return strings.tables(named: use.table, for: source.path).contains { own in
          tables.contains { $0.folder == own.folder && $0.name == own.name }
        }
      }
      return uses.isEmpty ? nil : (source.path, uses)
    }
  }

  private static func edits(of document: Document, _ name: String, _ newName: String) -> FileEdit {
    let edits: [TextEdit]
    if let catalog = document.catalog {
      let editor = CatalogEditor(catalog)
      edits = catalog.texts.filter { $0.key == name }.map { editor.rename($0, to: newName) }
    } else {
      let editor = TreeEditor(document.tree)
      let entries = document.rootDictionary.map { Array($0.entries) } ?? []
      edits = entries.filter { $0.keyEquals(name) }.compactMap(\.key).map { editor.replaceText(of: $0, with: newName) }
    }
    return FileEdit(path: document.path ?? "", change: .edits(edits, of: document.text))
  }
}

/// The texts of string literals in code.
enum CodeLiteral {
  /// Returns a text as it is written between quotation marks in Swift and Objective-C.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
