import AppProject
import Messages
import ProjectFiles

/// What was not checked, and why: silence about it means nothing.
public struct NotChecked: Sendable, Hashable, Encodable {
  /// The file that shows it, from the working folder if it is inside.
  public let file: String
  /// Why it could not be understood.
  public let reason: String
  /// What is not checked because of that.
  public let notChecked: String

  /// Makes it of a part of a project; `folder` is the absolute path that paths are relative to.
  public init(_ part: UnreadPart, in folder: String = DiskFiles.workingFolder) {
    file =
      FilePath.isInside(part.file, folder) && folder != "/" ? String(part.file.dropFirst(folder.count + 1)) : part.file
    reason = Messages.text("not-checked.\(part.reason.rawValue)", [part.name])
    notChecked = Messages.text("not-checked.\(part.reason.rawValue)-effect", [part.name])
  }

  /// Makes it of a file that cannot be read.
  public init(_ failure: FileFailure) {
    (file, reason, notChecked) = (failure.path, failure.reason, Messages.text("not-checked.file"))
  }

  /// All in one line.
  public var text: String { Messages.text("not-checked.line", [file, reason, notChecked]) }

  /// The longest list in a summary.
  private static let summaryLimit = 5

  /// Returns the lines about several, with a title; of many only the first in a summary.
  public static func lines(_ all: [NotChecked], isSummary: Bool) -> [String] {
    guard !all.isEmpty else { return [] }
    let limit = isSummary ? summaryLimit : all.count
    let rest = all.count - limit
    let more = rest > 0 ? ["  " + Messages.text("not-checked.more", ["\(rest)"])] : []
    return [Messages.text("not-checked.title")] + all.prefix(limit).map { "  " + $0.text } + more
  }
}
