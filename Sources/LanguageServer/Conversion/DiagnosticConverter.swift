import LanguageFeatures
import LintEngine
import SourceText

/// Translates findings in one document to diagnostics that the client understands.
struct DiagnosticConverter: Sendable {
  /// The name that diagnostics carry.
  static let source = "plist-lsp"

  private let uri: DocumentURI
  private let positions: PositionConverter
  private let members: DiagnosticMembers
  private let documents: DocumentStore
  /// Where the pages of rules are; nil if the client does not lead there.
  private let rulePages: String?

  /// Makes a converter for the state of a document that the findings were made for.
  init(_ document: OpenDocument, in session: Session) {
    uri = document.uri
    positions = session.converter(for: document)
    members = session.client.diagnosticMembers
    documents = session.documents
    rulePages = session.rulePages
  }

  /// Makes a converter for the text of a file that is not open, at an absolute path.
  init(_ text: SourceText, ofFileAt path: String, in session: Session) {
    uri = DocumentURI(filePath: path)
    positions = PositionConverter(text: text, encoding: session.encoding)
    members = session.client.diagnosticMembers
    documents = session.documents
    rulePages = session.rulePages
  }

  /// Returns the diagnostic of a finding.
  func diagnostic(_ finding: Finding) -> Diagnostic { diagnostic(finding, isRepeated: false) }

  /// Returns the diagnostic of a finding, a hint if it repeats another one.
  func diagnostic(_ finding: Finding, isRepeated: Bool) -> Diagnostic {
    Diagnostic(
      range: positions.range(finding.range),
      severity: isRepeated ? .hint : severity(finding.severity),
      code: .string(finding.rule),
      codeDescription: rulePages.flatMap { RuleReference.address(of: finding.rule, pattern: $0) }
        .map(CodeDescription.init),
      source: Self.source,
      message: finding.message,
      tags: tags(finding),
      relatedInformation: members.relatedInformation ? related(finding) : nil,
      data: members.data ? finding.appStoreCode.map { .object(["appStoreCode": .string($0)]) } : nil
    )
  }

  /// Returns the positions of a finding.
  func range(of finding: Finding) -> PositionRange {
    positions.range(finding.range)
  }

  private func severity(_ severity: Severity) -> DiagnosticSeverity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .information
    }
  }

  private func tags(_ finding: Finding) -> [DiagnosticTag]? {
    var tags: [DiagnosticTag] = []
    if finding.isUnnecessary, members.tags.contains(.unnecessary) { tags.append(.unnecessary) }
    if finding.isDeprecated, members.tags.contains(.deprecated) { tags.append(.deprecated) }
    return tags.isEmpty ? nil : tags
  }

  private func related(_ finding: Finding) -> [DiagnosticRelatedInformation]? {
    let places = finding.related.map { place in
      DiagnosticRelatedInformation(location: location(place.place), message: place.message)
    }
    return places.isEmpty ? nil : places
  }

  private func location(_ place: RelatedPlace.Place) -> Location {
    switch place {
    case .here(let bytes):
      return Location(uri: uri, range: positions.range(bytes))
    case .elsewhere(let evidence):
      let uri = DocumentURI(filePath: evidence.path)
      // The client may spell the address of an open document differently.
      return Location(uri: documents[uri]?.uri ?? uri, range: PositionRange(of: evidence, positions.encoding))
    }
  }
}

extension Session {
  /// Where the pages of rules are; nil if they are not published, and for clients that do not lead there.
  fileprivate var rulePages: String? { client.diagnosticMembers.codeDescription ? settings.rulePages : nil }
}
