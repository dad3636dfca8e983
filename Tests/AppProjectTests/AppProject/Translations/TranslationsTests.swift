import Locking
import SourceText
import Testing

@testable import AppProject
@testable import ProjectFiles

@Suite struct TranslationsTests {
  private let languages = ["Base", "de", "en", "fr", "it", "ja"]

  /// An app with a table in each language, in both syntaxes, and its Info.plist in each language.
  private var project: TestProject {
    var files = ["Package.swift": "", "App/Info.plist": InfoPlists.app]
    for language in languages {
      files["App/\(language).lproj/Localizable.strings"] = "a = \(language);"
      files["App/\(language).lproj/Localizable.stringsdict"] = "{ b = { }; }"
      files["App/\(language).lproj/InfoPlist.strings"] = "CFBundleName = \(language);"
    }
    return TestProject(files)
  }

  private func paths(_ table: String) -> [String] { languages.map { TestProject.path("App/\($0).lproj/\(table)") } }

  private func document(_ path: String) -> Document {
    Document(path: path, contents: project.access.contents(of: path, limit: 1_000) ?? [])
  }

  @Test func allLanguagesOfATableShareOneAnswer() {
    let builder = project.builder
    let answers = paths("Localizable.strings").map { builder.context(for: $0).translations }
    #expect(Set(answers.map(ObjectIdentifier.init)).count == 1)
    #expect(answers.first?.tables.map(\.language) == languages)
    #expect(answers.first?.counterparts.map(\.path) == paths("Localizable.stringsdict"))
  }

  @Test func theTranslationsOfAnInfoPlistAreSharedToo() {
    let builder = project.builder
    let answers = ([TestProject.path("App/Info.plist")] + paths("InfoPlist.strings"))
      .map { builder.context(for: $0).translations }
    #expect(Set(answers.map(ObjectIdentifier.init)).count == 1)
    #expect(answers.first?.tables.map(\.path) == paths("InfoPlist.strings"))
  }

  @Test func eachLanguageIsReadOnceAndOnlyWhenNeeded() {
    let files = CountedFiles(project.access)
    let builder = ProjectContextBuilder(files: files, homeFolder: "/tree", workingFolder: "/tree/app")
    let tables = paths("Localizable.strings")
    let contexts = tables.map { builder.context(around: document($0)) }
    #expect(tables.allSatisfy { files.reads[$0] == nil })
    for context in contexts {
      #expect(context.translations.tables.compactMap(\.document).count == languages.count)
      #expect(context.translations.counterparts.compactMap(\.document).count == languages.count)
      #expect(context.translations.infoPlistStrings(nextTo: document(tables[0]))?.path == paths("InfoPlist.strings")[0])
    }
    #expect((tables + paths("Localizable.stringsdict")).allSatisfy { files.reads[$0] == 1 })
    #expect(files.reads[paths("InfoPlist.strings")[0]] == 1)
  }

  @Test func aLookAgainReadsOnlyWhatChanged() {
    var changed = project
    let table = TestProject.path("App/de.lproj/Localizable.strings")
    changed.files["App/de.lproj/Localizable.strings"] = "changed = de;"
    var builder = project.builder
    _ = builder.context(for: table).translations.tables.map(\.document)
    let files = CountedFiles(changed.access)
    builder.files = files
    let documents = builder.context(for: table).translations.tables.compactMap(\.document)
    let keys = documents.flatMap { $0.rootDictionary.map { $0.entries.compactMap(\.name) } ?? [] }
    #expect(keys == ["a", "changed", "a", "a", "a", "a"])
    #expect(files.reads.filter { $0.key.hasSuffix("/Localizable.strings") } == [table: 1])
  }

  @Test func anAnswerKeepsTheTextsOfItsTime() {
    let table = TestProject.path("App/de.lproj/Localizable.strings")
    var builder = project.builder
    let translations = builder.context(for: table).translations
    builder.exchange(files: OverlaidFiles([String: [UInt8]]()))
    #expect(translations.tables.compactMap(\.document).map(\.path) == paths("Localizable.strings"))
  }

  private struct Visits: TranslationFact {
    static let count = Locked(0)
    let languages: [String]

    init(of translations: Translations) {
      Self.count.withLock { $0 += 1 }
      languages = translations.tables.map(\.language)
    }
  }

  @Test func languagesAreComparedOnceForAllFiles() {
    let builder = project.builder
    for path in paths("Localizable.strings") {
      #expect(builder.context(for: path).translations.fact(Visits.self).languages == languages)
    }
    #expect(Visits.count.withLock { $0 } == 1)
  }

  @Test func aTableOutsideTheProjectIsNotATranslation() {
    var project = project
    project.files["Pods/de.lproj/Localizable.strings"] = "a = b;"
    project.files["Pods/fr.lproj/Localizable.strings"] = "a = b;"
    let builder = project.builder
    for language in ["de", "fr"] {
      let translations = builder.context(for: TestProject.path("Pods/\(language).lproj/Localizable.strings"))
        .translations
      #expect(translations.tables.map(\.language) == [language])
    }
  }

  @Test func tablesOfMoreThanAMegabyteAreRead() {
    var project = project
    project.files["App/fr.lproj/Localizable.strings"] = "a = \"\(String(repeating: "b", count: 1_100_000))\";"
    let translations = project.context("App/de.lproj/Localizable.strings").translations
    #expect(translations.tables.map(\.language) == ["Base", "de", "en", "fr", "it", "ja"])
    #expect(translations.tables.allSatisfy { $0.document != nil })
  }

  @Test func aTableThatIsTooLargeIsUnknownAndNotAbsent() {
    var project = project
    project.files["App/fr.lproj/Localizable.strings"] = "a = b;"
    let path = TestProject.path("App/fr.lproj/Localizable.strings")
    let files = EnlargedFiles(project.access, path: path)
    let builder = ProjectContextBuilder(files: files, homeFolder: "/tree", workingFolder: "/tree/app")
    let context = builder.context(for: TestProject.path("App/de.lproj/Localizable.strings"))
    #expect(context.translations.tables.map(\.language) == ["Base", "de", "en", "fr", "it", "ja"])
    #expect(context.translations.tables.filter { $0.document == nil }.map(\.language) == ["fr"])
    #expect(context.table?.unreadableFile?.path == path)
  }
}
