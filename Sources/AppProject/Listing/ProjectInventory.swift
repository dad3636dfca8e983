import BuildDescriptions
import CodeScanning
import ProjectFiles

/// The files of a project that show what its app does.
struct ProjectInventory: Sendable {
  /// A file with code.
  struct Source: Sendable, Hashable {
    let path: String
    let language: SourceLanguage
  }

  /// Source files in the order of the walk.
  private(set) var sources: [Source] = []
  /// The files named like an Info.plist.
  private(set) var infoPlists: [String] = []
  /// The `project.pbxproj` files.
  private(set) var xcodeProjects: [String] = []
  /// Other files that may hold build settings.
  private(set) var settings: [String] = []
  /// The entitlements files.
  private(set) var entitlements: [String] = []
  /// The privacy manifests.
  private(set) var privacyManifests: [String] = []
  /// The string tables in any syntax.
  private(set) var stringTables: [String] = []
  /// The files that define intents.
  private(set) var intentDefinitions: [String] = []
  /// The provisioning profiles.
  private(set) var profiles: [String] = []
  /// The storyboards and nibs.
  private(set) var interfaces: [String] = []
  /// The files with fonts.
  private(set) var fonts: [String] = []
  /// The sets of asset catalogs that hold the icon of an app.
  private(set) var iconSets: [String] = []
  /// The folders with a `Package.swift`.
  private(set) var packages: [String] = []
  /// The folders of other Xcode projects, which are skipped.
  private var nestedProjects: Set<String> = []
  /// The folder that was walked.
  private let root: String
  /// The folders with code outside of it that were walked for all files, such as that of a Flutter app.
  private let codeFolders: [String]
  /// The folder around it that was searched for JavaScript alone.
  private let scriptFolder: String?
  /// The folders of packages in the repository whose JavaScript the app depends on.
  private var scriptPackages: [String] = []
  /// The folders of languages, `.lproj`.
  private(set) var languageFolders: [String] = []
  /// The names of all files that are not compiled, and of the sets in asset catalogs, such as `AppIcon.appiconset`.
  private(set) var resourceNames: Set<String> = []
  /// Whether the sources are all code: if not, some of it was skipped, is already compiled or is in an unsupported
  /// language.
  private(set) var hasAllCode = true

  /// The limits that the walk reached, each with the first folder that was not searched.
  private(set) var limits: [(kind: ReachedLimit.Kind, limit: Int, folder: String)] = []

  /// The largest number of files and folders that are visited.
  private static let visitLimit = 100_000
  /// The largest number of source files that are kept.
  private static let sourceLimit = 20_000
  private static let depthLimit = 40

  /// Folders that hold one item of an asset catalog.
  private static let assetExtensions: Set<String> = [
    "appiconset", "brandassets", "colorset", "dataset", "iconset", "imageset", "launchimage", "solidimagestack",
    "stickersiconset", "symbolset",
  ]

  /// Folders of third-party code that only the name identifies.
  private static let foreignFolders: Set<String> = ["vendor"]
  /// The ends of the names of compiled code, and of code in languages that are not read.
  private static let unreadExtensions: Set<String> = [
    "a", "dylib", "framework", "go", "lua", "rs", "swiftmodule", "xcframework",
  ]

  /// Walks the folders below `root`; names decide the order, so that equal trees give equal results.
  ///
  /// Hidden folders, build products, fetched packages, tests, symbolic links, special files and the folders of other
  /// Xcode projects are skipped, but for those with an app of the outer one. Linear in the entries that are visited, whose
  /// number is bounded.
  init(below root: String, files: any FileAccess) {
    self.root = root
    // What is in a folder that may not be read is unknown.
    if files.isOutside(root) { hasAllCode = false }
    let flutterFolder = FlutterSources.folder(ofProjectIn: root, files)
    scriptFolder = flutterFolder == nil ? JavaScriptSources.folder(ofProjectIn: root, files) : nil
    codeFolders = [flutterFolder].compactMap(\.self) + KotlinSources.folders(ofProjectIn: root, files)
    let locator = ProjectLocator(files: files, homeFolder: nil)
    var pending: [(folder: String, depth: Int)] = codeFolders.map { ($0, 1) } + [(root, 0)]
    var visits = 0
    while let (folder, depth) = pending.popLast() {
      let entries = files.entries(of: folder)
      let holdsProject = entries.contains { ProjectFormat.xcodeProject.isFolder($0.name) }
      if depth > 0, holdsProject, locator.owner(of: folder, entries) == nil {
        hasAllCode = false
        nestedProjects.insert(folder)
        continue
      }
      // Of an asset catalog, only the sets are built.
      if !folder.split(separator: "/").contains(where: { $0.hasSuffix(".xcassets") }) {
        for entry in entries where entry.type == .file { add(FilePath.join(folder, entry.name)) }
      }
      visits += entries.count
      guard depth < Self.depthLimit, visits < Self.visitLimit, sources.count < Self.sourceLimit else {
        hasAllCode = false
        if entries.contains(where: { $0.type == .folder && !SkippedFolders.contains($0.name) }) {
          note(folder, depth, visits)
        }
        continue
      }
      for entry in entries.reversed() where entry.type == .folder {
        let path = FilePath.join(folder, entry.name)
        let pathExtension = FilePath.fileExtension(entry.name)
        resourceNames.insert(entry.name)
        if Self.isUnread(entry.name) { hasAllCode = false }
        if IconSet.extensions.contains(pathExtension) { iconSets.append(path) }
        if ProjectFormat.xcodeProject.isFolder(entry.name) {
          if depth == 0 { xcodeProjects.append(ProjectFormat.xcodeProject.file(in: path)) }
        } else if ToolkitFolders.isGenerated(entry.name, in: folder, files, holds: entries.names) {
          hasAllCode = false
        } else if !SkippedFolders.contains(entry.name), !Self.assetExtensions.contains(pathExtension),
          !codeFolders.contains(path)
        {
          if pathExtension == "lproj" { languageFolders.append(path) }
          pending.append((path, depth + 1))
        }
      }
    }
    xcodeProjects.sort()
    if let scriptFolder { addScripts(below: scriptFolder, files) }
    scriptPackages = LocalPackages.folders(ofAppIn: scriptFolder ?? root, files) {
      sources.lazy.filter { $0.language == .javaScript }.map(\.path)
    }
    for folder in scriptPackages { addScripts(below: folder, files) }
  }

  /// Adds the code in JavaScript around the folder of the project, or of a package.
  private mutating func addScripts(below folder: String, _ files: any FileAccess) {
    var pending: [(folder: String, depth: Int)] = [(folder, 0)]
    var visits = 0
    while let (folder, depth) = pending.popLast(), visits < Self.visitLimit {
      let entries = files.entries(of: folder)
      visits += entries.count
      let names = Set(entries.map(\.name))
      for entry in entries where entry.type == .file && JavaScriptSources.isSource(entry.name, nextTo: names) {
        add(FilePath.join(folder, entry.name))
      }
      guard depth < Self.depthLimit else { continue }
      for entry in entries.reversed()
      where entry.type == .folder && !JavaScriptSources.skips(entry.name, nextTo: names) {
        pending.append((FilePath.join(folder, entry.name), depth + 1))
      }
    }
  }

  /// Notes which limit ends the walk in a folder.
  private mutating func note(_ folder: String, _ depth: Int, _ visits: Int) {
    let (kind, limit): (ReachedLimit.Kind, Int) =
      depth >= Self.depthLimit
      ? (.folderDepth, Self.depthLimit)
      : visits >= Self.visitLimit ? (.visitedFiles, Self.visitLimit) : (.sourceFiles, Self.sourceLimit)
    if !limits.contains(where: { $0.kind == kind }) { limits.append((kind, limit, folder)) }
  }

  private mutating func add(_ path: String) {
    let name = FilePath.name(path)
    if ProjectFormat.swiftPackage.isFile(name) { packages.append(FilePath.folder(path)) }
    if let language = SourceLanguage(fileName: name) {
      // Packages of these languages may have compiled code.
      if language == .kotlin || language == .cSharp { hasAllCode = false }
      // Of Kotlin, most code is for other systems.
      guard language != .kotlin || codeFolders.contains(where: { FilePath.isInside(path, $0) }) else { return }
      if language == .javaScript, JavaScriptSources.isForeign(name) { return }
      if sources.count < Self.sourceLimit { sources.append(Source(path: path, language: language)) }
      // A script that a web page runs lies in the bundle as it is.
      if language == .javaScript { resourceNames.insert(name) }
      return
    }
    resourceNames.insert(name)
    if Self.isUnread(name) { hasAllCode = false }
    switch FilePath.fileExtension(name) {
    case "plist" where name.lowercased().hasSuffix("info.plist"): infoPlists.append(path)
    case "entitlements": entitlements.append(path)
    // Nothing reads a manifest of another name.
    case "xcprivacy" where name == FileKind.privacyManifestName: privacyManifests.append(path)
    case "intentdefinition": intentDefinitions.append(path)
    case "otc", "otf", "ttc", "ttf": fonts.append(path)
    case "mobileprovision", "provisionprofile": profiles.append(path)
    case "storyboard", "xib": interfaces.append(path)
    default:
      if StringTableFormat(name) != nil { stringTables.append(path) }
      if ProjectFormat.of(name)?.hasSettings ?? false { settings.append(path) }
    }
  }

  /// Returns the file that describes the project first of all, of those in it and those that declare `targets`; nil without any.
  func description(_ targets: [ProjectTarget]) -> String? { xcodeProjects.first ?? targets.first?.declaredIn }

  /// Returns the targets with the paths that their files other than code have here, where those differ by capitals alone: Xcode runs
  /// where both name one file.
  ///
  /// Linear in the files.
  func spelled(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    let listed = fonts + privacyManifests + stringTables
    let exact = Set(listed)
    let others = Dictionary(listed.map { ($0.lowercased(), $0) }) { first, _ in first }
    let kinds = Set(listed.map(FilePath.fileExtension))
    return targets.map { target in
      let paths = target.namedFiles.map { path in
        guard kinds.contains(FilePath.fileExtension(path)), !exact.contains(path) else { return path }
        return others[path.lowercased()] ?? path
      }
      var target = target
      target.membership?.files = paths.sorted()
      return target
    }
  }

  // MARK: Files elsewhere

  /// Adds the files of `modules` that lie elsewhere: outside the folder of the project or in folders that are skipped.
  ///
  /// Linear in the files of the modules, whose number is bounded.
  mutating func addOutside(_ modules: [TargetMembership], files: any FileAccess) {
    let paths = outsidePaths(modules)
    let bundles = paths.filter { FilePath.fileExtension($0) == "bundle" }
    let folders = Set(bundles + modules.flatMap(\.folders).map(\.path).filter { !isWalked($0) })
    guard !paths.isEmpty || !folders.isEmpty else { return }
    var known = Set(sources.map(\.path))
    for path in paths where sources.count < Self.sourceLimit {
      guard FileUse(fileName: FilePath.name(path)) != nil, known.insert(path).inserted else { continue }
      if files.isOutside(FilePath.folder(path)) {
        hasAllCode = false
      } else if files.status(of: path)?.type == .file {
        add(path)
      }
    }
    for folder in folders.sorted() where sources.count < Self.sourceLimit {
      // A folder in another one is walked with that.
      guard !folders.contains(where: { FilePath.isInside(folder, $0) }) else { continue }
      let outside = ProjectInventory(below: folder, files: files)
      sources += outside.sources.filter { known.insert($0.path).inserted }
      privacyManifests += outside.privacyManifests
      stringTables += outside.stringTables
      intentDefinitions += outside.intentDefinitions
      fonts += outside.fonts
      interfaces += outside.interfaces
      iconSets += outside.iconSets
      languageFolders += outside.languageFolders
      resourceNames.formUnion(outside.resourceNames)
      limits += outside.limits
      if !outside.hasAllCode { hasAllCode = false }
    }
  }

  /// Returns the files of `modules` in folders that the walk did not come to.
  private func outsidePaths(_ modules: [TargetMembership]) -> [String] {
    var (folder, isInside) = (root, true)
    return modules.flatMap(\.files).filter { path in
      // Files of one folder follow each other.
      let own = FilePath.folder(path)
      if own != folder { (folder, isInside) = (own, isWalked(own)) }
      return !isInside
    }
  }

  /// Returns whether the walk came to the folder at the absolute `path`, if there is one.
  private func isWalked(_ path: String) -> Bool { isReached(path, from: codeFolders) }

  /// Returns whether files in the folder at the absolute `path` may be of the app although no module lists them.
  func mayHoldFiles(_ path: String) -> Bool {
    isReached(path, from: codeFolders + [scriptFolder].compactMap(\.self) + scriptPackages)
  }

  private func isReached(_ path: String, from folders: [String]) -> Bool {
    var folder = path
    while folder != root, !folders.contains(folder) {
      let name = FilePath.name(folder)
      guard folder != "/", folder != ".", !nestedProjects.contains(folder), !SkippedFolders.contains(name) else {
        return false
      }
      folder = FilePath.folder(folder)
    }
    return true
  }

  private static func isUnread(_ name: String) -> Bool {
    unreadExtensions.contains(FilePath.fileExtension(name)) || foreignFolders.contains(name.lowercased())
  }
}

/// Finds the projects in a folder.
enum ProjectFolders {
  private static let visitLimit = 100_000
  private static let depthLimit = 12

  /// Returns the folders at or below `folder` that hold a project, sorted; if there is none, that of the project around it.
  ///
  /// A project of Flutter, React Native or Capacitor has the Xcode projects inside it as separate projects. Linear in
  /// the folders, whose number is bounded.
  static func find(at folder: String, _ files: any FileAccess, _ locator: ProjectLocator) -> [String] {
    var found: [String] = []
    var pending: [(folder: String, depth: Int)] = [(folder, 0)]
    var visits = 0
    while let (folder, depth) = pending.popLast() {
      let entries = files.entries(of: folder)
      visits += entries.count
      if locator.isProject(entries), locator.owner(of: folder, entries) == nil { found.append(folder) }
      guard depth < depthLimit, visits < visitLimit else { continue }
      for entry in entries where entry.type == .folder && !SkippedFolders.contains(entry.name) {
        if ToolkitFolders.isGenerated(entry.name, in: folder, files, holds: entries.names) { continue }
        let isProject = ProjectLocator.markerExtensions.contains(FilePath.fileExtension(entry.name))
        if !isProject { pending.append((FilePath.join(folder, entry.name), depth + 1)) }
      }
    }
    guard found.isEmpty else { return found.sorted() }
    return locator.root(of: FilePath.join(folder, "Info.plist")).map { [$0] } ?? []
  }
}

extension [FolderEntry] {
  /// Returns whether one of them has a name.
  fileprivate func names(_ name: String) -> Bool { contains { $0.name == name } }
}
