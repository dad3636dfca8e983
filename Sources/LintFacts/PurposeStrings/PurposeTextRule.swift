import LintEngine
import ProjectFiles
import StringTable

/// A rule on the words of purpose strings, one by one, wherever users get them from: the Info.plist, its tables and its catalogs.
package protocol PurposeTextRule: Rule {
  static func check(_ text: PurposeString, in context: inout RuleContext)
}

extension PurposeTextRule {
  package static var checks: [Check] { [.entry(check), .stringCatalog(check)] }

  package static var subject: RuleSubject {
    .keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings, .stringCatalog)
  }

  private static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    if let text = PurposeString(entry) { check(text, in: &context) }
  }

  private static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in PurposeString.all(in: catalog, context.document) { check(text, in: &context) }
  }
}

extension PurposeString {
  /// Returns the purpose strings in a catalog, in all languages; none if it does not translate an Info.plist; linear.
  package static func all(in catalog: StringCatalog, _ document: Document) -> [PurposeString] {
    guard StringTableFormat.stringCatalog.mayTranslateInfoPlist(document.name) else { return [] }
    return catalog.texts.filter { !$0.isStale && PurposeKeys.isPurposeString($0.key) }.flatMap { text in
      text.translations.flatMap(\.units).filter { !$0.isIn("new") }
        .compactMap { PurposeString(key: text.key, unit: $0) }
    }
  }
}
