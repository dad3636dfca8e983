import LintEngine
import ProjectFiles

/// The cause of a finding, by which findings in several files are compared.
struct ReportedCause: Sendable, Hashable {
  /// What findings of one cause have in common.
  struct Identity: Sendable, Hashable {
    let rule: String
    let place: String
    let name: String
  }

  /// What it has in common with others.
  let identity: Identity
  /// Whether the defect is in the file of the finding, rather than in another one: in the table of the language that the texts
  /// are written in, in the file that the cause names, or in a file that a target is known to build.
  let isOrigin: Bool
  /// The identity that findings of the rule in the file or table share if there are many; nil if each stays a defect of its own.
  let crowd: Identity?

  /// Looks at the cause of a finding; nil if it has none.
  init?(_ finding: Finding, in file: ReportedFile) {
    guard let cause = finding.sharedCause else { return nil }
    let path = file.absolutePath
    let place: String
    switch cause.extent {
    case .file: (place, isOrigin) = (file.variants ?? path, cause.rule.map { $0 == finding.rule } ?? true)
    // A file that a target builds is a better example than one that only looks like it.
    case .run: (place, isOrigin) = ("", !finding.grounds.contains { $0.premise == .target && $0.basis == .assumed })
    case .table: (place, isOrigin) = (Self.table(path), Self.isOriginal(path, file.developmentLanguage))
    // The path of what the build makes is inside that of the file that it is made of.
    case .place(let cause): (place, isOrigin) = (cause, cause == path || FilePath.isInside(cause, path))
    }
    identity = Identity(rule: cause.rule ?? finding.rule, place: place, name: cause.name)
    crowd = cause.isCrowd ? Identity(rule: finding.rule, place: Self.table(path), name: "") : nil
  }

  /// Returns the path of a table without its language.
  private static func table(_ path: String) -> String {
    let folder = FilePath.folder(path)
    guard FilePath.fileExtension(folder) == "lproj" else { return path }
    return FilePath.join(FilePath.join(FilePath.folder(folder), "*.lproj"), FilePath.name(path))
  }

  /// Whether the texts of a table are those that others are translated from.
  private static func isOriginal(_ path: String, _ developmentLanguage: String?) -> Bool {
    guard let language = FilePath.language(path) else { return true }
    return language == developmentLanguage
  }
}
