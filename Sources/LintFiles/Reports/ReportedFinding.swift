import LintEngine
import Messages
import SourceText

/// A finding with its place as users and other programs count it.
public struct ReportedFinding: Sendable, Hashable {
  /// The file.
  public let file: String
  /// Where in the file it is.
  public let region: ReportedRegion
  /// The text of the line of its start, without blanks at the ends; of a very long line, only what is near.
  public let lineText: String
  /// The column where that text starts in its line, from zero, in UTF-16 code units.
  let lineColumn: Int
  /// How much it matters.
  public let severity: Severity
  /// The rule's id.
  public let rule: String
  /// The key that it is about; nil if it is about none or about a file as a whole.
  public let key: String?
  /// The target that it is about; nil if it is about none or several.
  public let target: String?
  /// What is wrong at this place.
  public let message: String
  /// The App Store code, such as `ITMS-90683`, or nil.
  public let code: String?
  /// Other places that belong to it; with several findings of one cause, the first of them.
  public internal(set) var related: [ReportedPlace]
  /// Who refuses the app or the file because of it.
  public let refusers: [Refuser]
  /// What it rests on.
  public let premises: [ReportedPremise]
  /// What can be done about it in the file itself; the first is the usual one.
  public let fixes: [ReportedFix]
  /// The number of findings that it stands for, as they have one cause.
  public internal(set) var count = 1
  /// The number of files that they are in.
  public internal(set) var fileCount = 1
  /// What it has in common with other findings; nil if it is a defect of its own.
  let cause: ReportedCause?

  /// What is wrong, with the number of findings that are not reported on their own.
  public var fullMessage: String {
    guard count > 1 else { return message }
    let others = "\(count - 1)"
    return fileCount > 1
      ? Messages.text("common.more-in-files", [message, others, "\(fileCount)"])
      : Messages.text("common.more", [message, others])
  }

  /// The line of the finding's start, from one.
  public var line: Int { region.line }
  /// The column of the finding's start, from one, in UTF-16 code units.
  public var column: Int { region.column }
  /// The line of the finding's end, from one.
  public var endLine: Int { region.endLine }
  /// The column after the finding's last character, from one, in UTF-16 code units.
  public var endColumn: Int { region.endColumn }
  /// The first stage at which somebody refuses the app; nil if nobody does.
  public var stage: Refuser.Stage? { refusers.first?.stage }

  /// Returns whether somebody refuses the app because of it at `stage` or before.
  public func isRefused(until stage: Refuser.Stage) -> Bool { self.stage.map { $0 <= stage } ?? false }

  /// Returns the places of findings about the same key in the project that this product was built from; linear in the findings.
  public func explanations(in project: [ReportedFinding]) -> [ReportedPlace] {
    guard let key else { return [] }
    let same = project.filter { $0.key == key && ($0.rule == rule || code != nil && $0.code == code) }
    return same.flatMap { finding in
      [ReportedPlace(finding)]
        + finding.related.map { $0.with(file: ReportPaths().written($0.file, like: finding.file)) }
    }
    .uniqued()
  }

  /// Returns the same with further places that belong to it.
  public func with(related places: [ReportedPlace]) -> ReportedFinding {
    var finding = self
    finding.related += places
    return finding
  }

  /// Whether `lint --fix` would fix it.
  public var isFixable: Bool { fixes.first?.isSafe ?? false }

  /// Makes a report of a finding in `text`, the text of the file at `path`.
  public init(_ finding: Finding, path: String, text: SourceText) {
    self.init(finding, in: ReportedFile(path: path, text: text))
  }

  /// Makes a report of a finding in a file.
  init(_ finding: Finding, in reported: ReportedFile) {
    let (path, text) = (reported.path, reported.text)
    file = path
    region = ReportedRegion(finding.range, in: text)
    (lineText, lineColumn) = Self.lineText(around: finding.range.lowerBound, in: text)
    severity = reported.severity(of: finding)
    rule = finding.rule
    key = finding.key ?? reported.key(at: finding.range)
    target = finding.target ?? reported.target
    message = finding.message
    code = finding.appStoreCode
    related = finding.related.map { ReportedPlace($0, path: path, text: text) }
    refusers = finding.refusers
    premises = finding.grounds.map { ReportedPremise($0, path: path) }
    fixes = finding.fixes.map { ReportedFix($0, path: path, text: text) }
    cause = ReportedCause(finding, in: reported)
  }

  /// The longest text that is kept before and after the place, in bytes, so that many findings in one long line do not each
  /// keep all of it.
  private static let textLimit = 500

  private static func lineText(around offset: Int, in text: SourceText) -> (text: String, column: Int) {
    let line = text.lineRange(text.line(at: offset))
    let near = line.count <= textLimit ? line : line.clamped(to: offset - textLimit..<offset + textLimit)
    let whole = text.string(in: near)
    let start = near == line ? 0 : text.position(at: near.lowerBound, encoding: .utf16).column
    return (whole.trimmingWhiteSpace, start + whole.prefix(while: \.isWhitespace).utf16.count)
  }
}

/// Another place that belongs to a finding.
public struct ReportedPlace: Sendable, Hashable {
  /// The file.
  public private(set) var file: String
  /// Where in the file it is.
  public let region: ReportedRegion
  /// What is there.
  public let message: String

  /// The place as compilers write it.
  public var position: String { "\(file):\(region.line):\(region.column)" }

  /// Returns the place in a file that is named otherwise.
  fileprivate func with(file: String) -> ReportedPlace {
    var place = self
    place.file = file
    return place
  }

  /// Makes a place of a finding that is reported with another one.
  init(_ finding: ReportedFinding) {
    (file, region, message) = (finding.file, finding.region, finding.message)
  }

  init(_ place: RelatedPlace, path: String, text: SourceText) {
    message = place.message
    switch place.place {
    case .here(let range): (file, region) = (path, ReportedRegion(range, in: text))
    case .elsewhere(let evidence):
      file = evidence.path
      region = ReportedRegion(line: evidence.line, columns: evidence.columns, in: evidence.lineText)
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingWhiteSpace: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A place in a file as users and other programs count it.
public struct ReportedRegion: Sendable, Hashable {
  /// The line of the start, from one.
  public let line: Int
  /// The column of the start, from one, in UTF-16 code units.
  public let column: Int
  /// The line of the end, from one.
  public let endLine: Int
  /// The column after the last character, from one, in UTF-16 code units.
  public let endColumn: Int

  /// Counts the place of a range of bytes in a text; logarithmic in the text, linear in the line.
  init(_ range: Range<Int>, in text: SourceText) {
    let start = text.position(at: range.lowerBound, encoding: .utf16)
    let end = text.position(at: range.upperBound, encoding: .utf16)
    (line, column, endLine, endColumn) = (start.line + 1, start.column + 1, end.line + 1, end.column + 1)
  }

  /// Counts the place of bytes in one line, whose number is from zero.
  init(line number: Int, columns: Range<Int>, in lineText: String) {
    let text = SourceText(lineText)
    let region = ReportedRegion(columns.clamped(to: 0..<text.count), in: text)
    (line, column) = (number + 1, region.column)
    (endLine, endColumn) = (number + 1, region.endColumn)
  }
}
