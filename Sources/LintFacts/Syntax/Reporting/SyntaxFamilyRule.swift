import LintEngine
import ProjectFiles
import PropertyList

/// A rule that reports all syntax issues of one family.
package protocol SyntaxFamilyRule: SyntaxRule {
  /// The issues that are this rule's.
  static var family: SyntaxFamily { get }
}

extension SyntaxFamilyRule {
  package static var subject: RuleSubject { .everything() }

  package static func claims(_ issue: SyntaxIssue, in traits: DocumentTraits) -> Bool {
    SyntaxFamily(issue, in: traits) == family
  }

  package static func report(_ issue: SyntaxIssue, in context: inout RuleContext) {
    let report = SyntaxReport(issue, in: context)
    context.report(
      description,
      at: issue.range,
      report.message,
      severity: stopsSigning(issue, context.document) ? .error : severity(of: issue),
      refusedBy: stopsSigning(issue, context.document) ? [.codesign] : issue.severity == .error ? [.foundation] : [],
      fixes: report.fixes.map(\.asRepair),
      related: report.related,
      cause: cause(of: issue, report)
    )
  }

  /// In string tables, a wrong escape of a key and a second byte order mark are one defect of all languages; escapes that
  /// change nothing are counted.
  private static func cause(of issue: SyntaxIssue, _ report: SyntaxReport) -> FindingCause? {
    if report.isOpenAtTheEnd { return .file("open at the end") }
    if issue.code == .mergeConflictMarker { return .file("merge") }
    if isHarmless(issue) { return .table("harmless") }
    if issue.isSecondByteOrderMark { return .table("byte order mark") }
    guard issue.code.isEscape, report.document.kind.isStringTable else { return nil }
    if issue.code == .uselessEscape { return .table("useless") }
    return .table("key \(report.node?.entry?.name ?? "")")
  }

  /// Whether nothing is lost: no entry follows the place where the reader stops.
  private static func isHarmless(_ issue: SyntaxIssue) -> Bool { issue.code == .restIgnored(entries: 0) }

  /// Whether codesign refuses the file, whose reader of XML is stricter than Foundation (AMFIUnserializeXML: syntax error).
  private static func stopsSigning(_ issue: SyntaxIssue, _ document: Document) -> Bool {
    document.kind == .entitlements && issue.code == .doubleDashInComment
  }

  /// Only what CoreFoundation rejects is an error, and a conflict, of which it reads one part; what changes nothing is a hint.
  private static func severity(of issue: SyntaxIssue) -> Severity {
    switch issue.severity {
    // Xcode reads such files of apps that are shipped; Foundation of Swift does not.
    case .error where issue.isSecondByteOrderMark: .warning
    case .error: .error
    // All texts after it are missing in the app.
    case .warning where issue.code == .mergeConflictMarker: .error
    case .warning: issue.code == .uselessEscape || isHarmless(issue) ? .info : .warning
    }
  }
}
