import AppProject
import ProjectFiles

extension TableFamily {
  /// The language of the files that those in other languages are compared with; nil if there is none.
  package var baseLanguage: String? {
    LanguageCode.reference(among: files.compactMap(\.language), developmentLanguage: developmentLanguage)
  }

  /// Whether `document` is a file of the table in the base language.
  package func isBase(_ document: Document) -> Bool {
    file(of: document).map { $0.language == baseLanguage } ?? false
  }

  /// Returns the file that is `document`; nil if it is not of the table.
  package func file(of document: Document) -> File? { files.first { $0.path == document.path } }

  /// Returns the file in the base language that has the syntax of `document`; nil if that is the file itself, and if there is none.
  package func baseFile(for document: Document) -> File? {
    guard let path = document.path, let baseLanguage else { return nil }
    let kind = FilePath.fileExtension(path)
    let file = files(in: baseLanguage).first { FilePath.fileExtension($0.path) == kind }
    return file?.path == path ? nil : file
  }

  /// Returns whether a language is to have all texts of the base language: it is not `Base`, and not a region of that language or
  /// of another one of the table, which needs only what differs.
  package func needsAllTexts(_ language: String) -> Bool {
    guard let baseLanguage, language != "Base", !LanguageCode.isSameLanguage(baseLanguage, language),
      developmentLanguage.map({ LanguageCode.isSameLanguage($0, language) }) != true
    else { return false }
    return !LanguageCode.isRegion(language, among: files.compactMap(\.language))
  }

  /// Returns the files in a language, in the order of their paths.
  package func files(in language: String) -> [File] { files.filter { $0.language == language } }
}
