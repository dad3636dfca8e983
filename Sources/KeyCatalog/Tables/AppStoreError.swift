/// An error or warning from the App Store about an upload.
public struct AppStoreError: Sendable, Hashable {
  /// Whether the build is rejected.
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The code as the App Store writes it, such as `ITMS-90683`.
  public let code: String
  /// Whether the build is rejected; nil if that is not known.
  public let severity: Severity?
  /// The date or the cases for which the severity applies.
  public let severityNote: String?
  /// A heading.
  public let title: String
  /// What is wrong and what to do about it.
  public let summary: String
  /// What in the bundle causes it.
  public let trigger: String?
  /// The file and key that hold the cause.
  public let location: String?
  /// What is uncertain about the code.
  public let doubt: String?
  /// The ids of rules that report it, besides those whose description has the code.
  public let rules: [String]
  /// The address of a public report.
  public let url: String?

  /// Returns the digits of a code, with or without `ITMS-`.
  static func number(of code: String) -> Substring {
    code.uppercased().hasPrefix("ITMS-") ? code.dropFirst(5) : code[...]
  }
}

extension AppStoreError {
  init(code: String, entry: CatalogFields) {
    self.code = code
    severity = entry.text("severity").flatMap(Severity.init)
    severityNote = entry.text("severityNote")
    title = entry.text("title") ?? code
    summary = entry.text("summary") ?? ""
    trigger = entry.text("trigger")
    location = entry.text("location")
    doubt = entry.text("doubt")
    rules = entry.list("rules")
    url = entry.text("doc")
  }
}
