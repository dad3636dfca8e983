import CodeScanning
import ProjectFiles
import SourceText

/// What the scripts of a repository that build its apps set, most often in continuous integration.
package struct BuildScripts: Sendable {
  /// The names of the build settings that they hand to Xcode, as `NAME=value`.
  package private(set) var settings: Set<String> = []
  /// The keys of Info.plist files that they may write.
  package private(set) var writtenKeys: Set<String> = []

  /// The files in the folder of a repository.
  private static let names = [
    ".circleci/config.yml", ".gitlab-ci.yml", ".travis.yml", "Fastfile", "Jenkinsfile", "Makefile",
    "azure-pipelines.yml", "bitrise.yml",
    "codemagic.yaml", "fastlane/Fastfile",
  ]
  /// The folders of scripts there, in lowercase, of which all files with these extensions are read.
  private static let folders: Set = [
    "bin", "build-scripts", "buildscripts", "ci", "ci_scripts", "script", "scripts", "tools",
  ]
  private static let extensions = ProjectFormat.xcodeGen.sharedExtensions.union(["sh"])
  /// The words of which one is in a file that builds an app or writes a file of settings.
  private static let builders =
    ["build_app", "build_ios_app", "flutter build", "gym", "xcargs", "xcodebuild"]
    + ProjectFormat.xcconfig.extensions.map { ".\($0)" }
  /// The words of which one is in a line that writes a key of a property list.
  private static let writers = ["Set :", "Set CF", "plutil -replace", "sed -i", "set_info_plist_value"]
  /// The tools that write versions, with the keys.
  private static let versionTools = [
    "agvtool new-marketing-version": "CFBundleShortVersionString", "agvtool new-version": "CFBundleVersion",
    "increment_build_number": "CFBundleVersion", "increment_version_number": "CFBundleShortVersionString",
  ]
  /// How many folders around a project are looked at for that of its repository.
  private static let outerLimit = 6
  private static let fileLimit = 100

  /// Reads the scripts in and around the folder of a project, and those that its build runs, `phases`; linear in them.
  package init(around root: String, phases: [String], _ files: any FileAccess) {
    var folder = root
    var paths: [String] = []
    for _ in 0..<Self.outerLimit {
      paths += Self.names.map { FilePath.join(folder, $0) }
      let inner = files.entries(of: folder)
        .filter { $0.type == .folder && Self.folders.contains($0.name.lowercased()) }.map(\.name)
      for place in [folder] + ([".github/workflows"] + inner).map({ FilePath.join(folder, $0) }) {
        let entries = files.entries(of: place).filter {
          $0.type == .file && Self.extensions.contains(FilePath.fileExtension($0.name))
        }
        paths += entries.prefix(Self.fileLimit).map { FilePath.join(place, $0.name) }
      }
      if folder == "/" || folder == "." || files.status(of: FilePath.join(folder, ".git")) != nil { break }
      folder = FilePath.folder(folder)
    }
    for path in paths.uniqued() {
      if let contents = files.contents(of: path, limit: DescriptionFile.limit) { add(contents) }
    }
    for phase in phases { add(Array(phase.utf8)) }
  }

  private mutating func add(_ script: [UInt8]) {
    settings.formUnion(Self.settings(in: script))
    writtenKeys.formUnion(Self.writtenKeys(in: script))
  }

  /// Returns the keys that the lines of a script write; linear.
  static func writtenKeys(in contents: [UInt8]) -> Set<String> {
    var keys = Set(versionTools.filter { contents.firstRange(of: Array($0.key.utf8)) != nil }.map(\.value))
    let start = Array("CFBundle".utf8)
    guard contents.firstRange(of: start) != nil else { return keys }
    for line in contents.split(separator: UInt8(ascii: "\n")) {
      guard let found = line.firstRange(of: start),
        writers.contains(where: { line.firstRange(of: Array($0.utf8)) != nil })
      else { continue }
      keys.insert(String(decoding: line[found.lowerBound...].prefix(while: ASCII.isLetterOrDigit), as: UTF8.self))
    }
    return keys
  }

  /// Returns the names before equals signs in a script that builds an app or writes settings; linear.
  static func settings(in contents: [UInt8]) -> Set<String> {
    guard builders.contains(where: { contents.firstRange(of: Array($0.utf8)) != nil }) else { return [] }
    var names: Set<String> = []
    var start: Int?
    for (offset, byte) in contents.enumerated() {
      if ASCII.isCapital(byte) || start != nil && (ASCII.isDigit(byte) || byte == UInt8(ascii: "_")) {
        if start == nil, offset == 0 || !CodeCursor.isIdentifierPart(contents[offset - 1]) { start = offset }
        continue
      }
      if let start, offset - start > 1 {
        let next = contents[offset...].prefix(while: ASCII.isBlank).endIndex
        if contents[next...].first == UInt8(ascii: "=") {
          names.insert(String(decoding: contents[start..<offset], as: UTF8.self))
        }
      }
      start = nil
    }
    return names
  }
}
