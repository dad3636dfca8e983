/// What several findings have in common that are one defect.
///
/// Editors show each finding at its place; `lint` reports one of them, with the number and the places of the others.
public struct FindingCause: Sendable, Hashable {
  /// Where all findings of a cause are.
  package enum Extent: Sendable, Hashable {
    /// In the file of the finding, or in those that its target builds instead of it for other configurations.
    case file
    /// In the files of one string table, those of all languages.
    case table
    /// In any file that is checked in the same run.
    case run
    /// In any file: the defect is that of the file or folder at this absolute path.
    case place(String)
  }

  /// Where its findings are.
  package let extent: Extent
  /// What is wrong there, such as a key; empty if the rule reports only one thing.
  package let name: String
  /// The id of the rule that the defect belongs to if several rules report it; nil for the rule of the finding.
  package let rule: String?
  /// Whether many findings of the rule in one file or table are one defect too, such as a block of entries that was pasted twice.
  package private(set) var isCrowd = false

  /// What a rule reports in a file, such as a wrong key at several places.
  package static func file(_ name: String, of rule: String? = nil) -> FindingCause {
    FindingCause(extent: .file, name: name, rule: rule)
  }

  /// What a rule reports in a string table, such as a key that is wrong in each language.
  package static func table(_ name: String) -> FindingCause { FindingCause(extent: .table, name: name, rule: nil) }

  /// The same as a cause of its own, unless a file or table has many of the kind.
  package var orCrowd: FindingCause {
    var cause = self
    cause.isCrowd = true
    return cause
  }

  /// What a rule advises about any of the files of a run, or a mistake in several of them: the Info.plist files of variants are
  /// copies.
  package static func run(_ name: String) -> FindingCause { FindingCause(extent: .run, name: name, rule: nil) }

  /// A defect of the file or folder at the absolute `path`, which several files show, and several rules if `rule` is given.
  package static func place(_ path: String, _ name: String, of rule: String? = nil) -> FindingCause {
    FindingCause(extent: .place(path), name: name, rule: rule)
  }
}

extension Finding {
  /// The cause; advice without one of its own is counted for the rule and the file.
  package var sharedCause: FindingCause? { cause ?? (severity == .info ? .file("") : nil) }
}
