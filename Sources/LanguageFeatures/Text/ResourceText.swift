import KeyCatalog

/// What there is to say about a protected resource below its key.
enum ResourceText {
  /// Adds what is no fact of a few words.
  static func appendNotes(_ resource: ProtectedResource, to builder: inout TextBuilder) {
    if !resource.isDocumented { builder.paragraph("This key is not documented by Apple.") }
    if let example = resource.exampleText { builder.paragraph("Example: \(example)") }
    if let note = resource.note { builder.paragraph("Note: \(note)") }
  }

  /// What is protected, who grants it, and what belongs with the key.
  static func facts(_ resource: ProtectedResource) -> [RichText] {
    var facts: [RichText] = []
    if !resource.scope.isEmpty { facts.append("Protects: \(resource.scope)") }
    if let successor = resource.successorVersions, !resource.successorKeys.isEmpty {
      facts.append("From \(successor): \(resource.successorKeys.codeList)")
    }
    if !resource.checksWith.isEmpty { facts.append("Authorization is checked with \(resource.checksWith.codeList)") }
    if !resource.requestsWith.isEmpty {
      facts.append("Authorization is requested with \(resource.requestsWith.codeList)")
    }
    if !resource.frameworks.isEmpty { facts.append("Frameworks: \(resource.frameworks.joined(separator: ", "))") }
    facts += resource.companions.map { "Belongs with: \($0)" }
    if let service = resource.tccService { facts.append("Ask again on macOS: \(code: "tccutil reset \(service)")") }
    if resource.key.hasSuffix("UsageDescription"), let error = KeyCatalog.appStoreError("ITMS-90683") {
      facts.append("App Store: \(error.displayCode) where the app can use the resource and the key is missing")
    }
    return facts
  }
}

extension AppStoreError {
  /// The code as the App Store writes it, `ITMS-` included.
  var displayCode: String { code.hasPrefix("ITMS-") ? code : "ITMS-\(code)" }
}
