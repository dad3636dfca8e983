import KeyCatalog
import LanguageFeatures

/// A page of the reference for other programs.
struct PageRecord: Encodable {
  let kind: String
  let term: String
  let domain: String?
  let key: KeyRecord?
  let text: String
  let markdown: String

  init(_ page: ReferencePage) {
    kind = page.topic.kind
    term = page.topic.term
    text = page.plainText
    markdown = page.markdown
    switch page.topic {
    case .key(let info, let domain):
      self.domain = domain.name
      key = KeyRecord(info, in: domain)
    case .value(_, _, let domain):
      self.domain = domain.name
      key = nil
    default: (domain, key) = (nil, nil)
    }
  }
}

/// A result of a search of the reference for other programs.
struct HitRecord: Encodable {
  let kind: String
  let term: String
  let domain: String?
  let title: String?
  let summary: String?

  init(_ hit: ReferenceHit) {
    kind = hit.topic.kind
    term = hit.topic.term
    domain = hit.topic.domain?.name
    title = hit.title
    summary = hit.summary
  }
}
