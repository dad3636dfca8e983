import AppProject
import CodeScanning
import KeyCatalog
import LintFacts
import ProjectFiles

/// A purpose string that a bundle has or needs.
public struct PurposeStringReport: Sendable, Hashable {
  /// The key.
  public let key: String
  /// The name that Xcode shows for the key, or nil.
  public let title: String?
  /// What there is of it.
  public let presence: PurposeStringStatus.Presence
  /// The text; nil if there is none or it is unknown.
  public let text: String?
  /// What the text is; nil without a text.
  public let wording: TextState?
  /// Where the Info.plist or a setting writes it.
  public let places: [Evidence]
  /// The build setting that writes it; nil if none does.
  public let setting: String?
  /// The text in each of the languages of the bundle.
  public let translations: [TranslatedText]
  /// What needs it, the most certain first; empty if nothing was found.
  public let needs: [PurposeNeed]

  init(_ status: PurposeStringStatus, of bundle: BundleOverview, _ translations: PurposeTranslations?) {
    let context = bundle.context
    let declared = context.targets.flatMap(\.declaredKeys).filter { $0.file == .infoPlist && $0.key == status.key }
    let isGenerated = context.targets.contains { $0.generatedInfoPlist == bundle.infoPlist.path }
    let isInFile = status.presence == .declared && !isGenerated
    key = status.key
    title = KeyCatalog.key(at: status.key, in: .infoPlist)?.title
    presence = status.presence == .declared && isGenerated ? .supplied : status.presence
    let text = isInFile ? status.text : declared.compactMap(\.value).last
    self.text = text
    wording = text.map { TextState(of: $0, key: status.key) }
    let places = isInFile ? Self.places(of: status.key, in: bundle.infoPlist) : declared.map(\.evidence)
    self.places = places.uniqued()
    setting = isInFile ? nil : declared.compactMap(ConfigurationReport.setting).first
    self.translations = translations?.texts(of: status.key, base: text) ?? []
    needs = status.needs
  }

  private static func places(of key: String, in document: Document) -> [Evidence] {
    let root = RootKeys(document.rootDictionary)
    return root.entriesForAnyDevice([key]).compactMap { $0.key }.compactMap { Evidence($0, in: document) }
  }
}

/// What a text is.
public enum TextState: String, Sendable, Hashable {
  /// It gives a reason.
  case written
  /// It has no character that can be seen.
  case empty
  /// It is a note to the author or filler.
  case placeholder
  /// It is the text of the development language.
  case sameAsBase
  /// It is not there, and another region or the language itself has a text.
  case inherited
  /// It is not there.
  case missing

  /// Looks at the text under `key`.
  init(of text: String, key: String) {
    if PurposeString.isBlank(text) {
      self = .empty
    } else {
      self = PlaceholderText.reason(text, key: key) == nil ? .written : .placeholder
    }
  }
}

/// A text in one language.
public struct TranslatedText: Sendable, Hashable {
  /// What it is.
  public let state: TextState
  /// The text; nil if there is none.
  public let text: String?
}
