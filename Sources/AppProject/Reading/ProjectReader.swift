import BuildDescriptions
import CodeScanning
import Dependencies
import Locking
import ProjectFiles
import PropertyList
import StringTable

/// Reads the files of projects and keeps the results while the files do not change.
///
/// Files that cannot be read count as absent. Copies share what was read; each keeps the files that it was made with.
struct ProjectReader: Sendable {
  /// The files, each folder of which is listed once, as far as they may be read; a server replaces them as documents change.
  var files: any FileAccess {
    get { listedFiles }
    set {
      unguarded = newValue
      guardedFiles = guardedFiles.exchanged(for: newValue)
      listedFiles = listedFiles.exchanged(for: guardedFiles)
    }
  }
  /// What Expo makes of an app, if people give its output.
  var introspection: ExpoIntrospection?
  /// The folders whose files may be read, from the next look on.
  var folders: ReadableFolders
  private var unguarded: any FileAccess
  private var guardedFiles: GuardedFiles
  private var listedFiles: ListedFiles
  /// The number of the look at the files, no other of which has it, since copies share what was read; between two looks, files
  /// count as unchanged.
  private var look = Self.nextLook()
  /// The sizes of the regular files that `hasFile` was asked about in this look, nil for what is none.
  private var sizes = Locked<[String: Int?]>([:])
  /// What `targets` answered in this look, and the limits that it noted: many projects may link one.
  private var projectTargets = LazyValues<String, (targets: [ProjectTarget], limits: [ReachedLimit])>()
  private let sources = FileCache<ScannedSource>()
  private let documents = FileCache<Document>()
  private let literals = FileCache<Set<String>>()
  private let constants = FileCache<[StringConstants.Constant]>()
  private let imports = FileCache<Set<String>>()
  private let interfaces = FileCache<InterfaceContents?>()
  private let catalogs = FileCache<LocalizedCatalog>()
  private let projects = FileCache<XcodeProject>()
  private let settings = FileCache<Set<String>>()
  private let configurationFiles = FileCache<XCConfig>()
  private let dependencyFiles = FileCache<[Dependency]>()
  private let switchFiles = FileCache<DependencySwitches>()

  private static let lastLook = Locked(0)

  private static func nextLook() -> Int {
    lastLook.withLock { last in
      last += 1
      return last
    }
  }

  /// The largest source file that is read, in bytes.
  static let sourceLimit = 2_000_000
  /// The largest property list, string table or catalog that is read, in bytes: as large as one that is checked may be, so
  /// that a table has all its languages or none.
  static let documentLimit = 256 << 20

  /// Makes a reader that has read nothing, of `files` in `folders`.
  init(files: any FileAccess, within folders: ReadableFolders = .everything) {
    (unguarded, self.folders) = (files, folders)
    guardedFiles = GuardedFiles(files, within: folders)
    listedFiles = ListedFiles(guardedFiles)
  }

  /// What was found in sources, to be read by a later run.
  func sourceCache(version: String) -> [UInt8] { SourceCache.write(sources.all, version: version) }

  /// Adds what an earlier run found in sources.
  func takeSourceCache(_ bytes: [UInt8], version: String) {
    sources.add(SourceCache.read(bytes, version: version))
  }

  /// Checks files and folders again, once each.
  mutating func lookAgain() {
    guardedFiles = GuardedFiles(unguarded, within: folders)
    listedFiles = ListedFiles(guardedFiles)
    look = Self.nextLook()
    sizes = Locked([:])
    projectTargets = LazyValues()
  }

  /// Forgets what was read of the files at `paths`.
  func forget(_ paths: Set<String>) {
    sources.forget(paths)
    documents.forget(paths)
    literals.forget(paths)
    constants.forget(paths)
    imports.forget(paths)
    interfaces.forget(paths)
    catalogs.forget(paths)
    projects.forget(paths)
    settings.forget(paths)
    configurationFiles.forget(paths)
    dependencyFiles.forget(paths)
    switchFiles.forget(paths)
  }

  /// The number of source files that were read so far.
  var sourceReads: Int { sources.reads }

  /// Adds a document that a caller has read from the file at its absolute path, which is not read again in this look.
  func take(_ document: Document) {
    guard let path = document.path, document.text.count <= Self.limit(of: path) else { return }
    switch document.kind {
    case .propertyList where ProjectFormat.xcodeProject.isFile(document.name):
      projects.add(XcodeProject(document.tree, path: path), at: path, look: look)
    case .stringCatalog:
      catalogs.add(LocalizedCatalog(path: path, catalog: document.catalog), at: path, look: look)
    case .infoPlist, .entitlements, .privacyManifest, .infoPlistStrings, .stringTable, .stringsDictionary:
      documents.add(document, at: path, look: look)
    default: break
    }
  }

  /// Returns the property list or string table at `path`.
  func document(at path: String) -> Document? {
    documents.value(at: path, look: look, files: files, limit: Self.limit(of: path)) {
      Document(path: path, contents: $0)
    }
  }

  /// Returns whether a file that is not too large for `document` lies at `path`, without reading it.
  func hasDocument(at path: String) -> Bool { size(of: path).map { $0 <= Self.limit(of: path) } ?? false }

  /// Returns whether a regular file lies at `path`, which may be too large to be read.
  func hasFile(at path: String) -> Bool { size(of: path) != nil }

  /// Returns whether a file at `path` is too large for `document`.
  func isTooLarge(_ path: String) -> Bool { size(of: path).map { $0 > Self.limit(of: path) } ?? false }

  private func size(of path: String) -> Int? {
    if let known = sizes.withLock({ $0[path] }) { return known }
    let size = files.status(of: path).flatMap { $0.type == .file ? $0.size : nil }
    sizes.withLock { $0[path] = .some(size) }
    return size
  }

  /// Returns the largest size of a property list or a description of a project, in bytes.
  static func limit(of path: String) -> Int {
    let name = FilePath.name(path)
    let isDescription = FileUse(fileName: name) == .carrier && !ProjectFormat.xcodeProject.isFile(name)
    return isDescription ? DescriptionFile.limit : documentLimit
  }

  /// Returns the string catalog at `path`.
  func catalog(at path: String) -> LocalizedCatalog {
    let catalog = catalogs.value(at: path, look: look, files: files, limit: Self.limit(of: path)) {
      LocalizedCatalog(path: path, catalog: StringCatalog($0))
    }
    return catalog ?? LocalizedCatalog(path: path, catalog: nil)
  }

  /// Returns the objects of the storyboard or nib at `path`; nil if it cannot be read.
  func interface(at path: String) -> InterfaceContents? {
    let limit = InterfaceReader.sizeLimit
    return interfaces.value(at: path, look: look, files: files, limit: limit, read: InterfaceReader.read) ?? nil
  }

  /// Returns what the code of each file uses, in their order, nil for those that cannot be read; all processors read.
  func sources(at files: [ProjectInventory.Source]) -> [Shared<ScannedSource>?] {
    sources.values(at: files, path: { $0.path }, look: look, files: self.files, limit: Self.sourceLimit) {
      file,
      contents in
      SourceScanner.scan(contents, language: file.language, path: file.path)
    }
  }

  /// Returns the modules that the sources of Swift among `files` import, as the words after `import` show.
  func importedModules(at files: [ProjectInventory.Source]) -> Set<String> {
    let all = imports.values(at: files, path: { $0.path }, look: look, files: self.files, limit: Self.sourceLimit) {
      ImportReader.modules(in: $1)
    }
    return all.reduce(into: []) { $0.formUnion($1?.value ?? []) }
  }

  /// Returns the places in the code of `files` that ask for texts of tables, for each file that has some.
  func keyUses(at files: [ProjectInventory.Source]) -> [LocalizedKeyUses] {
    zip(files, sources(at: files)).compactMap { file, source in
      guard let uses = source?.value.localizedKeys, !uses.isEmpty else { return nil }
      return LocalizedKeyUses(path: file.path, uses: uses)
    }
    .resolvingWrappers
  }

  /// Returns the texts of all string literals in the code of `files`.
  func literals(at files: [ProjectInventory.Source]) -> Set<String> {
    let all = literals.values(at: files, path: { $0.path }, look: look, files: self.files, limit: Self.sourceLimit) {
      LiteralScanner.literals(in: $1, $0.language)
    }
    return all.reduce(into: []) { $0.formUnion($1?.value ?? []) }
  }

  /// Returns the texts of the constants called `names` in the code of `files`, those with a type after its name and a dot too.
  func texts(ofConstants names: Set<String>, in files: [ProjectInventory.Source]) -> [String: Set<String>] {
    let all = constants.values(at: files, path: { $0.path }, look: look, files: self.files, limit: Self.sourceLimit) {
      StringConstants.constants(in: $1, $0.language)
    }
    return all.reduce(into: [:]) { found, constants in
      for constant in constants?.value ?? [] {
        for name in [constant.name, "\(constant.owner ?? "").\(constant.name)"] where names.contains(name) {
          found[name, default: []].insert(constant.text)
        }
      }
    }
  }

  /// Returns the Info.plist keys that the settings named in the text at `path` write.
  func suppliedKeys(at path: String) -> Set<String> {
    settings.value(
      at: path,
      look: look,
      files: files,
      limit: DescriptionFile.limit,
      read: BuildSettingNames.infoPlistKeys
    )
      ?? []
  }

  /// Returns the dependencies that the file at `path` names.
  func dependencies(at path: String, _ file: DependencyFile) -> [Dependency] {
    dependencyFiles.value(at: path, look: look, files: files, limit: DescriptionFile.limit) {
      file.dependencies(in: $0, path: path)
    }
      ?? []
  }

  /// Returns what the file at `path` turns on in packages; nil if it is absent.
  func switches(at path: String) -> DependencySwitches? {
    switchFiles.value(at: path, look: look, files: files, limit: DescriptionFile.limit) {
      DependencySwitches.read($0, path: path) ?? DependencySwitches()
    }
  }

  /// Returns the targets that the `project.pbxproj` or `Project.swift` at `path` declares, with their settings put together.
  ///
  /// Notes in `limits` what of it is not read.
  func targets(ofProjectAt path: String, _ limits: ReachedLimits = ReachedLimits()) -> [ProjectTarget] {
    let known = projectTargets.value(of: path) {
      let reached = ReachedLimits()
      let isTuist = ProjectFormat.tuist.isFile(path)
      let targets =
        isTuist
        ? TuistReader.targets(in: FilePath.folder(path), files, reached) : readTargets(ofProjectAt: path, reached)
      return (targets, reached.all)
    }
    for limit in known.limits { limits.add(limit) }
    return known.targets
  }

  private func readTargets(ofProjectAt path: String, _ limits: ReachedLimits) -> [ProjectTarget] {
    guard let project = xcodeProject(at: path) else { return [] }
    for limit in project.limits { limits.add(limit) }
    let inherited = FlutterVersion.settings(ofProjectIn: project.folder, files)
    var targets = XcodeTargets.targets(of: project, at: path, in: files, inheriting: inherited, limits) {
      let file = configurationFile(at: $0)
      if file == nil { ConfigurationFiles.noteSize(of: $0, files, for: path, limits) }
      return file
    }
    for index in targets.indices {
      targets[index].configurations = targets[index].configurations.map { configuration in
        // Xcode runs where "app/Info.plist" names the file in the folder "App" too.
        configuration.movingFiles { hasDocument(at: $0) ? nil : files.spelling(of: $0, in: project.folder) }
      }
    }
    return targets
  }

  /// Returns the contents of the `project.pbxproj` at `path`.
  func xcodeProject(at path: String) -> XcodeProject? {
    projects.value(at: path, look: look, files: files, limit: Self.documentLimit) { XcodeProject($0, path: path) }
  }

  private func configurationFile(at path: String) -> XCConfig? {
    configurationFiles.value(at: path, look: look, files: files, limit: ConfigurationFiles.sizeLimit) {
      XCConfig($0, path: path)
    }
  }
}

extension ProjectReader {
  /// Returns the string tables at those of `paths` that lie in the folder of a language, each of which is read on first use; one
  /// that is too large has no document.
  func tables(at paths: [String]) -> [LocalizedTable] {
    paths.compactMap { path in
      guard let language = FilePath.languageOfFolder(FilePath.folder(path)), hasFile(at: path) else { return nil }
      return LocalizedTable(language: language, path: path, Lazy { document(at: path) })
    }
  }
}
