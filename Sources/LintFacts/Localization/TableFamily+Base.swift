import AppProject

extension TableFamily {
  /// The language of the files that those in other languages are compared with; nil if there is none.
  package var baseLanguage: String? {
    LanguageCode.reference(among: files.compactMap(\.language), developmentLanguage: developmentLanguage)
  }

  /// Whether `document` is a file of the table in the base language.
  package func isBase(_ document: Document) -> Bool {
    files.first { $0.path == document.path }.map { $0.language == baseLanguage } ?? false
  }

  /// Returns the files in a language, in the order of their paths.
  package func files(in language: String) -> [File] { files.filter { $0.language == language } }
}
