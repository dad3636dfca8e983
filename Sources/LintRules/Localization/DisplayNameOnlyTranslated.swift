import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports names of apps that are translated, while neither the Info.plist nor its own language has one.
enum DisplayNameOnlyTranslated: ProjectRule {
  static let description = RuleDescription(
    id: "display-name-only-translated",
    severity: .info,
    example: .init(
      file: "de.lproj/InfoPlist.strings",
      bad: #""CFBundleDisplayName" = "Keller";"#,
      good: #""NSHumanReadableCopyright" = "© Keller";"#,
      neighbours: [
        "Info.plist": .plist("<key>CFBundleName</key> <string>$(PRODUCT_NAME)</string>"),
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundledisplayname")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlistStrings, .stringCatalog)

  private static let key = "CFBundleDisplayName"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let infoPlists = project.documents.infoPlists
    guard let name = name(in: document, context.rootKeys), !infoPlists.isEmpty,
      project.targets.allSatisfy({ $0.role == .app }), project.translations.developmentLanguage != nil,
      infoPlists.allSatisfy({ $0.tree.isReadable && !$0.isPreprocessed && $0.rootDictionary?.value(forKey: key) == nil }
      ),
      !project.writesElsewhere(key), !PurposeKeys.isInOwnTable(key, project)
    else { return }
    context.report(description, at: name, description.text("message", key), cause: .table(key))
  }

  /// Returns the place of the name in a table; nil without one, or if the catalog has it in its own language.
  private static func name(in document: Document, _ root: RootKeys) -> Range<Int>? {
    guard case .stringCatalog(let reading) = document.content else {
      return document.tree.isReadable ? root.entry(forKey: key)?.key?.range : nil
    }
    guard StringTableFormat(document.name)?.infoPlistName == document.name, let catalog = reading.catalog,
      let text = catalog[key], !text.isStale, !text.translations.isEmpty,
      text.translation(catalog.sourceLanguage) == nil
    else { return nil }
    return text.name.range
  }
}
