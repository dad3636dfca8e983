import PropertyList

/// A rule that reports all syntax issues of one family.
protocol SyntaxFamilyRule: SyntaxRule {
  /// The issues that are this rule's.
  static var family: SyntaxFamily { get }
}

extension SyntaxFamilyRule {
  static func judge(_ issue: SyntaxIssue, in context: inout RuleContext) -> Bool {
    guard SyntaxFamily(issue, in: context) == family else { return false }
    let report = SyntaxReport(issue, in: context)
    context.report(
      description,
      at: issue.range,
      report.message,
      severity: severity(of: issue),
      fixes: report.fixes,
      related: report.related
    )
    return true
  }

  /// An error is only what CoreFoundation refuses; an escape that changes nothing is a remark.
  private static func severity(of issue: SyntaxIssue) -> Severity {
    switch issue.severity {
    case .error: .error
    case .warning: issue.code == .uselessEscape ? .info : .warning
    }
  }
}
