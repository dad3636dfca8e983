import LintEngine
import ProjectFiles

/// Something that files name and that has one meaning in all of them.
///
/// What definition, references, highlights and renaming are about.
public protocol NamedElement: Sendable {
  /// The name.
  var name: String { get }
  /// The bytes of the name at the place where it was found.
  var range: Range<Int> { get }
  /// Returns the places that define it; linear in the files that have any.
  func definitions() -> [Evidence]
  /// Returns the places that use it and do not define it; linear in the files that may have any.
  func uses() -> [Evidence]
  /// Returns why it can have no other name; nil if it can. Reads the files that decide it.
  func fixedReason() -> RenameFailure?
  /// Returns the edits that give it another name everywhere, or why that is not possible.
  func renamed(to name: String) -> Result<[FileEdit], RenameFailure>
}

/// Why a name cannot be changed.
public enum RenameFailure: Error, Sendable, Hashable {
  /// The new name is already that of something else.
  case exists
  /// The new name is empty.
  case empty
  /// A file with the name is not readable, or has changed.
  case unreadable(path: String)
  /// The name is Apple's, or that of a setting which files elsewhere may use.
  case isFixed
  /// The name is the id of an object in the storyboard or nib named `file`.
  case interfaceObject(file: String)
}
