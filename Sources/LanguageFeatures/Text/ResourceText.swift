import KeyCatalog

/// The text about a protected resource below its key.
enum ResourceText {
  /// Adds what does not fit into a short fact.
  static func appendNotes(_ resource: ProtectedResource, to content: inout PageContent) {
    if !resource.isDocumented { content.paragraph(.words("pages.undocumented-key")) }
    if let example = resource.exampleText { content.paragraph(.words("pages.example", RichText(catalog: example))) }
    if let note = resource.note { content.paragraph(.words("pages.note", RichText(catalog: note))) }
  }

  /// What is protected, how access is granted, and which keys belong to it.
  static func facts(_ resource: ProtectedResource) -> [RichText] {
    var facts: [RichText] = []
    if !resource.scope.isEmpty { facts.append(.words("pages.protects", RichText(catalog: resource.scope))) }
    if let successor = resource.successorVersions, !resource.successorKeys.isEmpty {
      facts.append(.words("pages.successor-from", "\(successor)", resource.successorKeys.termList))
    }
    if !resource.checksWith.isEmpty { facts.append(.words("pages.checked-with", resource.checksWith.codeList)) }
    if !resource.requestsWith.isEmpty { facts.append(.words("pages.requested-with", resource.requestsWith.codeList)) }
    if !resource.frameworks.isEmpty {
      facts.append(.words("pages.frameworks", "\(resource.frameworks.joined(separator: ", "))"))
    }
    facts += resource.companions.map { .words("pages.belongs-with", RichText(catalog: $0)) }
    facts += authorization(resource)
    if resource.key.hasSuffix("UsageDescription"), let error = KeyCatalog.appStoreError("ITMS-90683") {
      facts.append(.words("pages.app-store-missing", "\(term: error.displayCode)"))
    }
    return facts
  }

  /// How an app keeps up with a permission, and how developers are asked for it again.
  private static func authorization(_ resource: ProtectedResource) -> [RichText] {
    guard resource.key.hasSuffix("UsageDescription") else { return [] }
    var facts: [RichText] = []
    facts.append(.words(resource.checksWith.isEmpty ? "pages.handle-failure" : "pages.may-change"))
    let systems = Set(resource.platforms.map(\.platform))
    if let service = resource.tccService, systems.contains("macOS") {
      facts.append(.words("pages.ask-again", "\(code: "tccutil reset \(service)")"))
    }
    if systems.contains("iOS") { facts.append(.words("pages.ask-again-ios")) }
    return facts
  }
}

extension AppStoreError {
  /// The code as the App Store writes it, `ITMS-` included.
  var displayCode: String { code.hasPrefix("ITMS-") ? code : "ITMS-\(code)" }
}
