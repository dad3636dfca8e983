import KeyCatalog
import LintEngine

extension CatalogEntry {
  /// Returns whether the entry is the Info.plist key that the catalog has at `path`, perhaps for one kind of device only.
  package func isInfoPlistKey(_ path: String) -> Bool {
    domain == .infoPlist && info?.path == path
  }
}
