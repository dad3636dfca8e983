import PropertyList

/// What is built into one bundle, found among the files of its project.
struct BundleParts: Sendable {
  /// The privacy manifests, in the order of the project.
  let privacyManifests: [String]
  /// The tables of strings.
  let stringTables: [String]
  /// The tables that translate its Info.plist.
  var infoPlistTables: [String] { stringTables.filter { FileKind.isInfoPlistTable(FilePath.name($0)) } }
  /// The string catalogs that translate its Info.plist.
  var infoPlistCatalogs: [String] { stringTables.filter { FilePath.name($0).hasSuffix("InfoPlist.xcstrings") } }
  /// The definitions of intents.
  let intentDefinitions: [IntentDefinition]
  /// The languages that it has folders for, without `Base`.
  let languages: Set<String>
  /// The `.lproj` folders, with that of `Base`.
  let languageFolders: [String]
  /// The number of its source files.
  let sourceCount: Int
  /// The purpose strings that its sources need.
  let purposeNeeds: [PurposeNeed]
  /// Types and functions of its sources that have the name of a symbol of the system.
  let declaredNames: Set<String>
  /// What in its sources may have to do with protected resources.
  let purposeHints: [PurposeNeed]
  /// What else its sources do.
  let code: CodeFacts

  /// Looks at the files of `project`; linear in them and in the bytes of sources that changed.
  init(of bundle: String, in project: ProjectModel, _ reader: inout ProjectReader) {
    let isPart = project.membership(of: bundle)
    privacyManifests = project.files.privacyManifests.filter(isPart)
    stringTables = project.files.stringTables.filter(isPart)
    let tables = stringTables
    intentDefinitions = project.files.intentDefinitions.filter(isPart).map {
      IntentDefinition(path: $0, stringTables: tables)
    }
    languageFolders = project.files.languageFolders.filter(isPart)
    let folders = languageFolders + stringTables.map(FilePath.folder)
    languages = Set(folders.compactMap(FilePath.languageOfFolder)).subtracting(["Base"])
    let sources = reader.sources(at: project.files.sources.filter { isPart($0.path) })
    sourceCount = sources.count
    declaredNames = sources.reduce(into: []) { $0.formUnion($1.declaredNames) }
    purposeNeeds = SourceNeeds.needs(of: sources, declared: declaredNames)
    code = CodeFacts(of: sources, declared: declaredNames)
    purposeHints = SourceNeeds.hints(of: sources)
  }
}
