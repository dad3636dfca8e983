import ProjectFiles
import SourceText

/// The places in a source file that ask for texts.
public struct LocalizedKeyUses: Sendable {
  /// The path of the file.
  public let path: String
  /// The places in their order.
  public let uses: [LocalizedKeyUse]

  package init(path: String, uses: [LocalizedKeyUse]) {
    (self.path, self.uses) = (path, uses)
  }

  /// Reads the code of the file at `path`; nil if its name is not one of code; linear.
  public init?(path: String, code: SourceText) {
    guard let language = SourceLanguage(fileName: FilePath.name(path)) else { return nil }
    self.init(path: path, uses: SourceScanner.scan(code.bytes, language: language, path: path).localizedKeys)
  }
}

extension [LocalizedKeyUses] {
  /// Returns the places, where those that ask through a member of texts ask the table that its declaration in the project names.
  ///
  /// Those through members that the project does not declare are left out; linear.
  package var resolvingWrappers: [LocalizedKeyUses] {
    let wrappers = Dictionary(grouping: flatMap(\.uses).filter { $0.key == nil }, by: \.wrapper)
    return compactMap { file in
      let uses = file.uses.compactMap { use -> LocalizedKeyUse? in
        guard use.key != nil, use.wrapper != nil else { return use }
        // Of two declarations, either may be meant.
        guard let calls = wrappers[use.wrapper], calls.count == 1 else { return nil }
        var use = use
        (use.table, use.namesBundle, use.hasDefault) = (calls[0].table, calls[0].namesBundle, calls[0].hasDefault)
        return use
      }
      return uses.isEmpty ? nil : LocalizedKeyUses(path: file.path, uses: uses)
    }
  }
}
