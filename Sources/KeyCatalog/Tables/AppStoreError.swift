/// An error or warning with which the App Store answers an upload.
public struct AppStoreError: Sendable, Hashable {
  /// Whether the build is refused.
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The code as the App Store writes it, such as `ITMS-90683`.
  public let code: String
  /// Whether the build is refused.
  public let severity: Severity
  /// Since when, or for which cases, the severity holds.
  public let severityNote: String?
  /// A heading.
  public let title: String
  /// What is wrong and what to do about it.
  public let summary: String
  /// What in the bundle causes it.
  public let trigger: String?
  /// The file and key that hold the cause.
  public let location: String?
  /// What is not certain about the code.
  public let doubt: String?
  /// The address of a public report.
  public let url: String?

  /// Returns the digits of a code, which may or may not start with `ITMS-`.
  static func number(of code: String) -> Substring {
    code.uppercased().hasPrefix("ITMS-") ? code.dropFirst(5) : code[...]
  }
}

extension AppStoreError {
  init(code: String, entry: CatalogFields) {
    self.code = code
    severity = entry.text("severity").flatMap(Severity.init) ?? .error
    severityNote = entry.text("severityNote")
    title = entry.text("title") ?? code
    summary = entry.text("summary") ?? ""
    trigger = entry.text("trigger")
    location = entry.text("location")
    doubt = entry.text("doubt")
    url = entry.text("doc")
  }
}
