import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import StringTable

/// Reports string tables in a folder whose name is not a language.
enum LprojUnknownLanguage: Rule {
  static let description = RuleDescription(
    id: "lproj-unknown-language",
    severity: .warning,
    example: .init(
      file: "es-formal.lproj/Localizable.strings",
      bad: #""Start" = "Comenzar";"#,
      good: "/* Delete this file and keep the texts in es.lproj. */"
    ),
    appStoreCode: "ITMS-90176",
    references: [.apple("xcode/choosing-localization-regions-and-scripts"), "https://www.rfc-editor.org/rfc/rfc5646"]
  )
  static let checks: [Check] = [.project(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .infoPlistStrings, .stringsDictionary, .stringCatalog)

  static func applies(to traits: DocumentTraits) -> Bool { true }

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // A folder that no target takes is in no app.
    guard !project.isUnused, let language = context.traits.language, let fault = LanguageFolder.fault(language),
      document.rootDictionary.map({ !$0.children.isEmpty }) ?? false
    else { return }
    let cause = document.path.map { FindingCause.place(FilePath.folder($0), "") }
    // Without the region, the folder is still one of its language.
    let severity: Severity? = if case .region = fault { .info } else { nil }
    context.report(description, at: document.anchor, message(language, fault), severity: severity, cause: cause)
  }

  /// Reports the languages of a string catalog, each at its first text.
  private static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    var known: Set<String> = []
    for translation in catalog.texts.flatMap(\.translations) {
      let language = translation.language
      guard known.insert(language).inserted else { continue }
      // A catalog, which is newer than the old names of languages, has codes alone.
      let isName = LanguageCode.isFormerName(language)
      guard LanguageFolder.fault(language) != nil || isName else { continue }
      context.report(
        description,
        at: translation.name.range,
        description.text("catalog", language),
        cause: .file(language)
      )
    }
  }

  private static func message(_ name: String, _ fault: LanguageFolder.Fault) -> String {
    switch fault {
    case .base: description.text("base", name)
    case .otherCode(let code): description.text("other-code", name, code)
    case .unknown: description.text("message", name)
    case .part(let part, let rest): description.text("part", name, part, rest)
    case .region(let part, nil): description.text("region", name, part)
    case .region(let part, let meant?): description.text("other-region", name, part, meant)
    }
  }
}
