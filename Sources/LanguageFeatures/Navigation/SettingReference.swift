import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// A reference to a build setting, such as `$(MARKETING_VERSION)`, in the value of a property list.
public struct SettingReference: NamedElement {
  /// The name of the setting.
  public let name: String
  /// The bytes of the name.
  public let range: Range<Int>
  private let project: ProjectContext

  /// Finds the reference at `offset` of an Info.plist or of entitlements; nil elsewhere.
  ///
  /// Linear in the text at the place.
  public static func at(_ offset: Int, in document: Document, _ project: ProjectContext) -> SettingReference? {
    guard document.kind == .infoPlist || document.kind == .entitlements,
      let node = document.tree.innermostNode(at: offset), node.kind == .string
    else { return nil }
    let text = document.text
    let isName = { (byte: UInt8) in ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") }
    let content = node.contentRange
    guard content.lowerBound <= offset, offset <= content.upperBound else { return nil }
    let before = text.bytes(in: content.lowerBound..<offset)
    // At the dollar sign or the bracket the name begins after it.
    let opening = text.bytes(in: offset..<content.upperBound).prefix { $0 == UInt8(ascii: "$") || isBracket($0) }.count
    let start = opening > 0 && opening <= 2 ? offset + opening : offset - before.reversed().prefix(while: isName).count
    let end = text.firstOffset(in: start..<content.upperBound) { !isName($0) } ?? content.upperBound
    guard start < end, start - 2 >= content.lowerBound else { return nil }
    let mark = text.bytes(in: start - 2..<start)
    guard mark.first == UInt8(ascii: "$"), mark.last.map(isBracket) == true else { return nil }
    return SettingReference(name: text.string(in: start..<end), range: start..<end, project: project)
  }

  private static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") }

  /// Returns the places that set it for the targets of the file, the one that has the last word last.
  public func definitions() -> [Evidence] {
    project.targets.flatMap(\.configurations).flatMap { $0.places(of: name) }.uniqued()
  }

  /// Other references are not looked for.
  public func uses() -> [Evidence] { [] }

  /// Files elsewhere may refer to the setting.
  public func fixedReason() -> RenameFailure? { .isFixed }

  /// Returns why there are no edits.
  public func renamed(to name: String) -> Result<[FileEdit], RenameFailure> { .failure(.isFixed) }
}
