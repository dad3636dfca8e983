import AppProject
import LintEngine
import SourceText

/// A file as reports see it: what its findings need to be placed and compared with those of other files.
struct ReportedFile {
  /// The path as it is reported.
  let path: String
  /// The path by which files are compared.
  let absolutePath: String
  /// The text that the findings were made for.
  let text: SourceText
  /// The largest severity of its findings.
  var limit = Severity.error
  /// The language that the texts of its app are written in, if it is known.
  var developmentLanguage: String?

  /// Makes the file at `path` with a text.
  init(path: String, absolutePath: String? = nil, text: SourceText) {
    (self.path, self.absolutePath, self.text) = (path, absolutePath ?? path, text)
  }
}
