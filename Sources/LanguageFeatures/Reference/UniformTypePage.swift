import KeyCatalog
import Messages

/// The page of a uniform type identifier that the system declares.
enum UniformTypePage {
  /// Returns the page about `type`; `place` is its place in a file.
  static func content(_ type: UniformType, place: RichText? = nil) -> PageContent {
    var content = PageContent()
    content.heading("\(code: type.identifier)")
    if let place { content.paragraph(place) }
    content.paragraph(.words("pages.uniform-type"))
    content.paragraph(type.summary.map(Messages.translated))
    if type.isDoubtful { content.paragraph(.words("pages.undocumented", "Apple")) }
    var facts: [RichText] = []
    if !type.conformsTo.isEmpty { facts.append(.words("pages.conforms-to", type.conformsTo.termList)) }
    let ancestors = KeyCatalog.ancestors(of: type).filter { !type.conformsTo.contains($0) }
    if !ancestors.isEmpty { facts.append(.words("pages.conforms-further", ancestors.termList)) }
    let subtypes = KeyCatalog.uniformTypes.filter { $0.conformsTo.contains(type.identifier) }.map(\.identifier)
    if !subtypes.isEmpty { facts.append(.words("pages.subtypes", subtypes.termList)) }
    if !type.extensions.isEmpty { facts.append(.words("pages.extensions", type.extensions.codeList)) }
    if !type.mimeTypes.isEmpty { facts.append(.words("pages.mime-types", type.mimeTypes.codeList)) }
    if let constant = type.constant { facts.append(.words("pages.in-code", "\(code: constant)")) }
    content.list(facts)
    content.documentationLink(to: type.documentation)
    return content
  }
}
