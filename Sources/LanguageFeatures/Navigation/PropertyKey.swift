import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// A key at the top level of an Info.plist, which tables translate and code needs, or of entitlements.
public struct PropertyKey: NamedElement {
  private static let kinds: Set<FileKind> = [.entitlements, .infoPlist, .infoPlistStrings]

  /// The key.
  public let name: String
  /// The bytes of the key, without quotation marks and tags.
  public let range: Range<Int>
  private let document: Document
  private let project: ProjectContext

  /// Finds the key at `offset`; nil elsewhere.
  ///
  /// Linear in the entries at the top level.
  public static func at(_ offset: Int, in document: Document, _ project: ProjectContext) -> PropertyKey? {
    guard kinds.contains(document.kind) else { return nil }
    let keys = document.rootDictionary?.entries.compactMap(\.key) ?? []
    guard let key = keys.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
      let name = key.stringValue
    else { return nil }
    return PropertyKey(name: name, range: key.contentRange, document: document, project: project)
  }

  /// Returns the entries with the key in the property lists of the bundles and in the tables that translate them, and the build
  /// settings that write it; reads those files.
  public func definitions() -> [Evidence] {
    let isOfEntitlements = document.kind == .entitlements
    let lists = isOfEntitlements ? project.documents.entitlements : project.documents.infoPlists
    let tables = isOfEntitlements ? [] : project.translations.tables(without: document).compactMap(\.document)
    let declared = project.targets.flatMap(\.declaredKeys).filter {
      $0.key == name && ($0.file == .entitlements) == isOfEntitlements
    }
    let catalogs = isOfEntitlements ? [] : project.translations.catalogs.compactMap(text)
    return (([document] + lists + tables).compactMap(entry) + catalogs + declared.map(\.evidence)).uniqued()
  }

  private func text(in file: LocalizedCatalog) -> Evidence? {
    guard let catalog = file.catalog, let text = catalog[name] else { return nil }
    return Evidence(path: file.path, text: SourceText(bytes: catalog.tree.bytes), range: text.name.contentRange)
  }

  private func entry(in document: Document) -> Evidence? {
    document.rootDictionary?.entry(forKey: name)?.key.flatMap { Evidence($0.contentRange, in: document) }
  }

  /// Returns the code, entitlements and libraries that need the key; reads the code of the bundles.
  public func uses() -> [Evidence] {
    let purposes = project.code.purposeNeeds.filter { $0.alternatives.joined().contains(name) }
    let entitled = project.code.entitledUses.filter { $0.api.entitlements.contains(name) }
    return (purposes.map(\.evidence) + entitled.map(\.evidence)).uniqued()
  }

  /// Systems find the keys by their names.
  public func fixedReason() -> RenameFailure? { .isFixed }

  /// Returns why there are no edits.
  public func renamed(to name: String) -> Result<[FileEdit], RenameFailure> { .failure(.isFixed) }
}
