import ProjectFiles
import SourceText

/// The files of one bundle that are not code, found among those of its project.
struct BundleFiles: Sendable {
  /// The privacy manifests of its targets, in the order of the project.
  let privacyManifests: [String]
  /// Those of the frameworks and packages that it links, which have bundles of their own.
  let libraryPrivacyManifests: [String]
  /// The files that Google gives to developers.
  let serviceFiles: [String]
  /// The string tables.
  let stringTables: [String]
  /// The definitions of intents.
  let intentDefinitions: [IntentDefinition]
  /// The names of the fonts that its targets are known to take, without those of web pages.
  let fonts: Set<String>
  /// The paths in the bundle of the fonts in the folder of the project, by their names: none where no target of the bundle takes any
  /// of the name; without those that are not known.
  let fontPlaces: [String: Set<String>]
  /// The languages that it has folders for, without `Base` and `mul`, which stands for several.
  let languages: Set<String>
  /// The `.lproj` folders, with that of `Base`.
  let languageFolders: [String]
  /// The tables that translate its Info.plist.
  var infoPlistTables: [String] { stringTables.filter { FileKind.isInfoPlistTable(FilePath.name($0)) } }
  /// The string catalogs with the texts of its own code, whose languages are those of the bundle.
  let mainCatalogs: [String]
  /// The string catalogs that translate its Info.plist.
  var infoPlistCatalogs: [String] { stringTables.filter(StringTableFormat.stringCatalog.mayTranslateInfoPlist) }

  /// Looks at the files of `project`; linear in them.
  init(of bundle: String, in project: ProjectModel) {
    let basis = project.membership(of: bundle)
    let isPart = { (path: String) in basis(path) != nil && !project.isUnused(path) }
    // What a framework or package has is in a bundle of its own.
    let isOwn = { (path: String) in isPart(path) && basis(path) != .derived }
    let isExcluded = project.exclusion(from: bundle)
    // A script may copy a manifest.
    let manifests = project.files.privacyManifests.filter { basis($0) != nil }
    privacyManifests = manifests.filter { basis($0) != .derived }
    libraryPrivacyManifests = manifests.filter { basis($0) == .derived }
    serviceFiles = project.files.infoPlists.filter {
      FilePath.name($0).hasPrefix("GoogleService-Info") && isPart($0) && !isExcluded($0)
    }
    stringTables = project.files.stringTables.filter { isPart($0) && !isExcluded($0) }
    mainCatalogs = stringTables.filter {
      isOwn($0) && FilePath.name($0) == StringTableFormat.stringCatalog.fileName("Localizable")
    }
    let tables = stringTables
    intentDefinitions = project.files.intentDefinitions.filter(isPart).map {
      IntentDefinition(path: $0, stringTables: tables)
    }
    fonts = Set(
      project.files.fonts.filter { basis($0) == .read && !isExcluded($0) }.map(FilePath.name)
        .filter { !Self.isOfWebPage($0) }
    )
    let place = project.placeInBundle(bundle)
    var places: [String: Set<String>] = [:]
    var unknown: Set<String> = []
    for path in project.files.fonts {
      let name = FilePath.name(path)
      places[name, default: []].formUnion([])
      guard isPart(path), !isExcluded(path) else { continue }
      if basis(path) == .read, let place = place(path) {
        places[name, default: []].insert(place)
      } else {
        unknown.insert(name)
      }
    }
    fontPlaces = places.filter { !unknown.contains($0.key) }
    languageFolders = project.files.languageFolders.filter { isPart($0) && !isExcluded($0) }
    let folders = (languageFolders + stringTables.map(FilePath.folder)).filter(isOwn)
    languages = Set(folders.compactMap(FilePath.languageOfFolder)).subtracting(["Base", "mul"])
  }

  /// Returns whether the name of a font ends in a hash, as bundlers of web pages give to files (`icons.1f78a8d8.ttf`).
  private static func isOfWebPage(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 2 else { return false }
    return parts[parts.count - 2].utf8.count >= 8
      && parts[parts.count - 2].utf8.allSatisfy { ASCII.hexValue($0) != nil }
  }
}
