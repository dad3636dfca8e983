import AppProject

extension TableFamily {
  /// The language of the files that those in other languages are compared with; nil if there is none.
  package var baseLanguage: String? {
    LanguageCode.reference(among: files.compactMap(\.language), developmentLanguage: developmentLanguage)
  }

  /// Returns the files in a language, in the order of their paths.
  package func files(in language: String) -> [File] { files.filter { $0.language == language } }
}
