import JSON
import LintFacts
import LintFiles
import ProjectFiles

/// Writes what is known of projects as JSON for other programs; members without a value are omitted.
public enum JSONReport {
  /// Returns an array with an object for each project.
  public static func text(_ projects: [ProjectReport]) -> String {
    JSONText.text(of: projects.map(ProjectRecord.init)) + "\n"
  }
}

/// The facts about a project.
struct ProjectRecord: Encodable {
  let root: String
  let bundles: [BundleRecord]
  let targets: [TargetRecord]
  let tables: [Table]
  let notChecked: [NotChecked]

  /// A string table; numbers of keys by language.
  struct Table: Encodable {
    let folder: String
    let name: String
    let infoPlists: [String]
    let base: String?
    let keys: Int
    let translated: [String: Int]
    let sameAsBase: [String: Int]
  }

  init(_ project: ProjectReport) {
    root = project.root
    bundles = project.bundles.map(BundleRecord.init)
    targets = project.targets.map(TargetRecord.init)
    notChecked = project.notChecked
    tables = project.tables.map { table in
      Table(
        folder: table.folder,
        name: table.name,
        infoPlists: table.bundles,
        base: table.base,
        keys: table.keyCount,
        translated: table.languages.mapValues(\.translated),
        sameAsBase: table.languages.mapValues(\.sameAsBase).filter { $0.value > 0 }
      )
    }
  }
}

/// A place in a file; the line counts from 1.
struct PlaceRecord: Encodable {
  let file: String
  let line: Int

  init(_ evidence: Evidence) {
    file = evidence.path
    line = evidence.line + 1
  }
}

/// A target with its configurations.
struct TargetRecord: Encodable {
  let name: String
  let declaredIn: String
  let configurations: [Configuration]

  struct Configuration: Encodable {
    let name: String
    let platforms: [Platform]
    let infoPlist: String?
    let entitlements: String?
    let bundleIdentifier: String?
    /// The build variable in the identifier that has no value.
    let unknownVariable: String?
    let version: String?
    let build: String?
    let generatesInfoPlist: Bool
    let suppliedKeys: [String]
    let suppliedBy: [SuppliedKey]
  }

  struct Platform: Encodable {
    let name: String
    let minimumVersion: String?
  }

  /// A key with the place that supplies it.
  struct SuppliedKey: Encodable {
    let key: String
    let setting: String?
    let value: String?
    let place: PlaceRecord?
  }

  init(_ target: TargetReport) {
    name = target.name
    declaredIn = target.declaredIn
    configurations = target.configurations.map { configuration in
      Configuration(
        name: configuration.name,
        platforms: configuration.platforms.map { Platform(name: $0.name, minimumVersion: $0.minimumVersion) },
        infoPlist: configuration.infoPlist,
        entitlements: configuration.entitlements,
        bundleIdentifier: configuration.identifier.value,
        unknownVariable: configuration.identifier.unknownVariable,
        version: configuration.version.value,
        build: configuration.build.value,
        generatesInfoPlist: configuration.generatesInfoPlist,
        suppliedKeys: configuration.suppliedKeys.map(\.key),
        suppliedBy: configuration.suppliedKeys.filter { $0.place != nil }.map {
          SuppliedKey(key: $0.key, setting: $0.setting, value: $0.value, place: $0.place.map(PlaceRecord.init))
        }
      )
    }
  }
}
