import AppProject
import BuildDescriptions
import KeyCatalog
import LintFacts
import ProjectFiles

/// An app or extension.
public struct BundleReport: Sendable {
  /// The absolute path of its Info.plist, or the name of one that the build makes.
  public let infoPlist: String
  /// The file that the build makes the Info.plist from; nil if it is a file.
  public let infoPlistCarrier: String?
  /// What it is for purpose strings.
  public let role: BundleRole
  /// What it is; nil if that is unknown.
  public let kind: BundleKind?
  /// The targets that build it; empty if no target uses the file.
  public let targets: [TargetReport]
  /// What it is signed with.
  public let entitlements: EntitlementsReport
  /// The absolute paths of its privacy manifests.
  public let privacyManifests: [String]
  /// What privacy manifests declare: of an app, with those of the bundles and libraries in it.
  public let privacy: PrivacyReport
  /// The languages that it is translated into, sorted.
  public let languages: [String]
  /// The language that its texts are written in; nil if it is unknown.
  public let developmentLanguage: String?
  /// The number of its source files.
  public let sourceCount: Int
  /// The purpose strings that it has or needs, by key.
  public let purposeStrings: [PurposeStringReport]
  /// The languages that purpose strings are translated into, sorted; empty if there are no translations.
  public let purposeLanguages: [String]

  /// Prepares a bundle; without `tables`, which are those of the project, its translations are left out.
  init(_ bundle: BundleOverview, _ tables: [TableOverview]?, _ privacy: PrivacySources, _ documents: [Document]) {
    let context = bundle.context
    let path = bundle.infoPlist.path ?? ""
    infoPlist = path
    infoPlistCarrier = context.targets.first { $0.generatedInfoPlist == path }
      .map { $0.keySource?.path ?? $0.declaredIn }
    role = bundle.role
    kind = context.bundle(of: bundle.infoPlist, RootKeys(bundle.infoPlist.rootDictionary)).kind?.value
    targets = context.targets.map { TargetReport($0, documents) }
    entitlements = EntitlementsReport(context)
    privacyManifests = (context.documents.privacyManifests + context.documents.libraryPrivacyManifests).compactMap(
      \.path
    )
    self.privacy = PrivacyReport(privacy.sources(of: bundle))
    languages = bundle.languages
    developmentLanguage = context.translations.developmentLanguage
    sourceCount = bundle.sourceCount
    let translations = tables.map { PurposeTranslations(bundle, $0) }
    purposeLanguages = translations?.languages ?? []
    purposeStrings = PurposeStringStatus.all(of: bundle).map { PurposeStringReport($0, of: bundle, translations) }
  }

  /// The names of its targets; empty if no target uses the Info.plist.
  public var name: String { targets.map(\.name).joined(separator: ", ") }
}
