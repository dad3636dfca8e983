import CodeScanning
import ProjectFiles
import SourceText

/// The build settings that a repository hands to Xcode on the command line, in the scripts of its continuous integration.
package enum PassedSettings {
  /// The files in the folder of a repository.
  private static let names = [
    ".gitlab-ci.yml", ".travis.yml", "Fastfile", "Jenkinsfile", "Makefile", "azure-pipelines.yml", "bitrise.yml",
    "codemagic.yaml",
    "fastlane/Fastfile",
  ]
  private static let workflows = ".github/workflows"
  /// The words of which one is in a file that builds an app.
  private static let builders = ["build_app", "build_ios_app", "flutter build", "gym", "xcargs", "xcodebuild"]
  /// How many folders around a project are looked at for that of its repository.
  private static let outerLimit = 6
  private static let fileLimit = 100

  /// Returns the names of the settings that some such file sets, as `NAME=value`; linear in the files.
  package static func names(around root: String, _ files: any FileAccess) -> Set<String> {
    var folder = root
    var paths: [String] = []
    for _ in 0..<outerLimit {
      paths += names.map { FilePath.join(folder, $0) }
      let entries = files.entries(of: FilePath.join(folder, workflows)).filter {
        $0.type == .file && ProjectFormat.xcodeGen.sharedExtensions.contains(FilePath.fileExtension($0.name))
      }
      paths += entries.prefix(fileLimit).map { FilePath.join(FilePath.join(folder, workflows), $0.name) }
      if folder == "/" || folder == "." || files.status(of: FilePath.join(folder, ".git")) != nil { break }
      folder = FilePath.folder(folder)
    }
    return paths.reduce(into: []) { found, path in
      guard let contents = files.contents(of: path, limit: DescriptionFile.limit) else { return }
      found.formUnion(names(in: contents))
    }
  }

  /// Returns the names before equals signs in a script that builds an app; linear.
  static func names(in contents: [UInt8]) -> Set<String> {
    guard builders.contains(where: { contents.firstRange(of: Array($0.utf8)) != nil }) else { return [] }
    var names: Set<String> = []
    var start: Int?
    for (offset, byte) in contents.enumerated() {
      if isCapital(byte) || start != nil && (ASCII.isDigit(byte) || byte == UInt8(ascii: "_")) {
        if start == nil, offset == 0 || !CodeCursor.isIdentifierPart(contents[offset - 1]) { start = offset }
        continue
      }
      if byte == UInt8(ascii: "="), let start, offset - start > 1 {
        names.insert(String(decoding: contents[start..<offset], as: UTF8.self))
      }
      start = nil
    }
    return names
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
