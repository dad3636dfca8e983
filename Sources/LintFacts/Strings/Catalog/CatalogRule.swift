import LintEngine
import ProjectFiles
import StringTable

/// A rule on string catalogs, which hold the texts of all languages.
///
/// It runs where a file is opened, saved or linted from the command line.
package protocol CatalogRule: ThoroughRule {
  /// Checks a catalog, whose places are offsets into the document of `context`.
  static func check(_ catalog: StringCatalog, in context: inout RuleContext)
}

extension CatalogRule {
  package static func check(_ document: Document, in context: inout RuleContext) {
    if let catalog = document.catalog { check(catalog, in: &context) }
  }
}
