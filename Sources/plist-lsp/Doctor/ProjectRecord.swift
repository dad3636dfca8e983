import AppProject
import LintFacts

/// The facts about a project, for other programs; members without a value are omitted.
struct ProjectRecord: Encodable {
  let root: String
  let bundles: [Bundle]
  let targets: [Target]

  /// An app or extension.
  struct Bundle: Encodable {
    let infoPlist: String
    let kind: String
    let targets: [String]
    let entitlements: [String]
    let privacyManifests: [String]
    let languages: [String]
    let sources: Int
    let purposeStrings: [PurposeString]
  }

  /// A purpose string that a bundle has or needs.
  struct PurposeString: Encodable {
    let key: String
    let presence: String
    let text: String?
    let needs: [Need]
  }

  /// A place that needs a purpose string; lines and columns count from 1, columns in UTF-8 bytes.
  struct Need: Encodable {
    let cause: String
    let certain: Bool
    let file: String
    let line: Int
    let column: Int
  }

  /// A target that builds a bundle.
  struct Target: Encodable {
    let name: String
    let declaredIn: String
    let configurations: [Configuration]
  }

  /// A configuration of a target.
  struct Configuration: Encodable {
    let name: String
    let infoPlist: String?
    let entitlements: String?
    let bundleIdentifier: String?
    let generatesInfoPlist: Bool
    let suppliedKeys: [String]
  }

  init(_ project: ProjectOverview) {
    root = project.root
    bundles = project.bundles.map(Bundle.init)
    targets = project.targets.map(Target.init)
  }
}

extension ProjectRecord.Bundle {
  fileprivate init(_ bundle: BundleOverview) {
    let context = bundle.context
    self.init(
      infoPlist: bundle.infoPlist.path ?? "",
      kind: bundle.role == .app ? "app" : "extension",
      targets: context.targets.map(\.name),
      entitlements: context.documents.entitlements.compactMap(\.path),
      privacyManifests: context.documents.privacyManifests.compactMap(\.path),
      languages: context.translations.languages,
      sources: bundle.sourceCount,
      purposeStrings: PurposeStringStatus.all(of: bundle).map { status in
        .init(
          key: status.key,
          presence: status.presence.rawValue,
          text: status.text,
          needs: status.needs.map { .init($0) }
        )
      }
    )
  }
}

extension ProjectRecord.Need {
  fileprivate init(_ need: PurposeNeed) {
    self.init(
      cause: need.cause,
      certain: need.isCertain,
      file: need.evidence.path,
      line: need.evidence.line + 1,
      column: need.evidence.columns.lowerBound + 1
    )
  }
}

extension ProjectRecord.Target {
  fileprivate init(_ target: ProjectTarget) {
    self.init(
      name: target.name,
      declaredIn: target.declaredIn,
      configurations: target.configurations.map { configuration in
        .init(
          name: configuration.name,
          infoPlist: configuration.infoPlist,
          entitlements: configuration.entitlements,
          bundleIdentifier: configuration.value(of: "PRODUCT_BUNDLE_IDENTIFIER").text,
          generatesInfoPlist: configuration.generatesInfoPlist,
          suppliedKeys: configuration.suppliedKeys.sorted()
        )
      }
    )
  }
}
