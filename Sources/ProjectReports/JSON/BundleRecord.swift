import LintFacts

/// An app or extension.
struct BundleRecord: Encodable {
  let infoPlist: String
  let kind: String
  let targets: [String]
  let entitlements: [String]
  let privacyManifests: [String]
  let developmentLanguage: String?
  let languages: [String]
  let sources: Int
  let purposeStrings: [PurposeString]
  let privacy: Privacy

  /// A purpose string that a bundle has or needs.
  struct PurposeString: Encodable {
    let key: String
    let presence: String
    /// `written`, `empty` or `placeholder`; absent without a text.
    let wording: String?
    let text: String?
    let setting: String?
    let places: [PlaceRecord]
    let translations: [String: Translation]
    let needs: [Need]
  }

  /// The text of a language.
  struct Translation: Encodable {
    let state: String
    let text: String?
  }

  /// A place that needs a purpose string; lines and columns count from 1, columns in UTF-8 bytes.
  struct Need: Encodable {
    let cause: String
    let certain: Bool
    let file: String
    let line: Int
    let column: Int
  }

  /// What privacy manifests declare; of an app, with those of the bundles and libraries in it.
  struct Privacy: Encodable {
    let manifests: [Manifest]
    let tracking: [String]
    let dataTypes: [DataType]
    let reasons: [Reason]
    let domains: [Domain]
  }

  struct Manifest: Encodable {
    let source: String
    let file: String
  }

  struct DataType: Encodable {
    let name: String
    let linked: Bool?
    let tracking: Bool?
    let purposes: [String]
    let sources: [String]
  }

  struct Reason: Encodable {
    let category: String
    let code: String?
    let sources: [String]
  }

  struct Domain: Encodable {
    let name: String
    let sources: [String]
  }

  init(_ bundle: BundleReport) {
    infoPlist = bundle.infoPlist
    kind = bundle.role == .app ? "app" : "extension"
    targets = bundle.targets.map(\.name)
    entitlements = bundle.entitlements.files.map(\.path)
    privacyManifests = bundle.privacyManifests
    developmentLanguage = bundle.developmentLanguage
    languages = bundle.languages
    sources = bundle.sourceCount
    purposeStrings = bundle.purposeStrings.map { PurposeString($0, bundle.purposeLanguages) }
    privacy = Privacy(bundle.privacy)
  }
}

extension BundleRecord.PurposeString {
  fileprivate init(_ status: PurposeStringReport, _ languages: [String]) {
    key = status.key
    presence = status.presence.rawValue
    wording = status.wording?.rawValue
    text = status.text
    setting = status.setting
    places = status.places.map(PlaceRecord.init)
    let translations = zip(
      languages,
      status.translations.map { BundleRecord.Translation(state: $0.state.rawValue, text: $0.text) }
    )
    self.translations = Dictionary(translations) { $1 }
    needs = status.needs.map { need in
      BundleRecord.Need(
        cause: need.cause,
        certain: need.isCertain,
        file: need.evidence.path,
        line: need.evidence.line + 1,
        column: need.evidence.columns.lowerBound + 1
      )
    }
  }
}

extension BundleRecord.Privacy {
  fileprivate init(_ privacy: PrivacyReport) {
    manifests = privacy.manifests.map { .init(source: $0.source, file: $0.path) }
    tracking = privacy.tracking
    dataTypes = privacy.dataTypes.map {
      .init(name: $0.name, linked: $0.isLinked, tracking: $0.isTracking, purposes: $0.purposes, sources: $0.sources)
    }
    reasons = privacy.reasons.map { .init(category: $0.category, code: $0.code, sources: $0.sources) }
    domains = privacy.domains.map { .init(name: $0.name, sources: $0.sources) }
  }
}
