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
    let wrappers = Dictionary(grouping: flatMap(\.uses).filter { $0.key == nil && $0.wrapper != nil }) {
      $0.wrapper ?? ""
    }
    return compactMap { file in
      let uses = file.uses.compactMap { use -> LocalizedKeyUse? in
        guard use.key != nil, let name = use.wrapper else { return use }
        // Of two declarations, either may be meant.
        guard let wrapper = wrappers[name], wrapper.count == 1 else { return nil }
        return use.asking(wrapper[0])
      }
      return uses.isEmpty ? nil : LocalizedKeyUses(path: file.path, uses: uses)
    }
  }
}

extension LocalizedKeyUse {
  /// Returns the use with what the call in a wrapper has about the table.
  fileprivate func asking(_ wrapper: LocalizedKeyUse) -> LocalizedKeyUse {
    LocalizedKeyUse(
      key: key,
      range: range,
      evidence: evidence,
      table: wrapper.table,
      kind: kind,
      namesBundle: wrapper.namesBundle,
      hasDefault: wrapper.hasDefault,
      wrapper: self.wrapper
    )
  }
}
