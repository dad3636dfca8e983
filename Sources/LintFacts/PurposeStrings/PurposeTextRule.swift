import AppProject
import LintEngine
import ProjectFiles
import StringTable

/// A rule on the words of purpose strings, one by one, wherever users get them from: the Info.plist, its tables and its catalogs.
package protocol PurposeTextRule: Rule {
  static func check(_ text: PurposeString, in context: inout RuleContext)
}

extension PurposeTextRule {
  package static var checks: [Check] { Check.withOrWithoutProject(check) }

  package static var subject: RuleSubject {
    .keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings, .stringCatalog)
  }

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for text in PurposeString.all(in: document, context.rootKeys) {
      // Users see the text of InfoPlist.strings, which is checked where it is.
      if document.kind == .infoPlist, PurposeKeys.isInOwnTable(text.resource.key, project) { continue }
      check(text, in: &context)
    }
  }
}

extension PurposeString {
  /// Returns the purpose strings of a document, whose keys at the top level are `root`: of an Info.plist, of its table, or in all languages
  /// of its catalog; linear.
  package static func all(in document: Document, _ root: RootKeys) -> [PurposeString] {
    guard let catalog = document.catalog else {
      return PurposeKeys.entries(root).compactMap { entry in
        entry.name.flatMap { PurposeString(key: $0, value: entry.value) }
      }
    }
    guard StringTableFormat.stringCatalog.mayTranslateInfoPlist(document.name) else { return [] }
    return catalog.texts.filter { !$0.isStale && PurposeKeys.isPurposeString($0.key) }.flatMap { text in
      text.translations.flatMap(\.units).filter { !$0.isIn("new") }
        .compactMap { PurposeString(key: text.key, unit: $0) }
    }
  }
}
