import KeyCatalog

/// Keys that the catalog lacks in one kind of file and that are right nevertheless.
package enum ForeignKeys {
  /// Returns whether `name` is a library's key or one of another kind of file.
  package static func contains(_ name: String, outside domain: CatalogDomain) -> Bool {
    KeyCatalog.library(ofKey: name) != nil || KeyCatalog.domains(ofKey: name).contains { $0 != domain }
  }
}
