import CodeScanning
import ProjectFiles

/// The code in JavaScript of an app that a toolkit builds, which lies around the folder of its Xcode project.
package enum JavaScriptSources {
  /// The folders of other systems, of what is built, and of tests.
  private static let skipped: Set<String> = [
    "coverage", "cypress", "dist", "e2e", "ios", "macos", "public", "scripts", "storybook", "test", "visionos", "web",
    "windows",
  ]
  /// The parts of names that mark files of other systems, tests and declarations alone.
  private static let foreignParts: Set<String> = [
    "android", "config", "d", "macos", "spec", "stories", "test", "web", "windows",
  ]

  /// Returns the folder with the code for the Xcode project in the folder `root`: React Native has it in `ios`, Capacitor in `ios/App`;
  /// nil if that is not of such an app.
  package static func folder(ofProjectIn root: String, _ files: any FileAccess) -> String? {
    if let app = CapacitorConfiguration.app(ofProjectIn: root, files) { return app }
    var ios = root
    if FilePath.name(ios) == "App" { ios = FilePath.folder(ios) }
    guard FilePath.name(ios) == "ios" else { return nil }
    let app = FilePath.folder(ios)
    return files.status(of: ProjectFormat.npm.file(in: app))?.type == .file ? app : nil
  }

  /// How many folders around a file may be in the app.
  private static let depthLimit = 20

  /// Returns the folders of the Xcode projects of the app with the code in the file at `path`, which are next to that code.
  package static func projects(around path: String, _ files: any FileAccess) -> [String] {
    var folder = FilePath.folder(path)
    for _ in 0..<depthLimit where folder != "/" {
      let found = ["ios", "ios/App"].map { FilePath.join(folder, $0) }.filter { root in
        files.status(of: root)?.type == .folder && self.folder(ofProjectIn: root, files) == folder
      }
      if !found.isEmpty { return found }
      folder = FilePath.folder(folder)
    }
    return []
  }

  /// Returns whether a folder of this name, next to those called `names`, has no code of the app.
  package static func skips(_ name: String, nextTo names: Set<String>) -> Bool {
    SkippedFolders.contains(name) || skipped.contains(name.lowercased()) || name == "www" && names.contains("src")
  }

  /// Returns whether a file of this name, next to those called `names`, has code of the app in JavaScript.
  package static func isSource(_ name: String, nextTo names: Set<String>) -> Bool {
    SourceLanguage(fileName: name) == .javaScript && !isForeign(name) && !isReplaced(name, by: names)
  }

  /// Returns whether the app takes another file for one of this name: `pick.ios.ts` for `pick.ts` and `pick.native.ts`.
  ///
  /// Source: React Native's documentation, "Platform-Specific Extensions".
  private static func isReplaced(_ name: String, by names: Set<String>) -> Bool {
    var parts = name.split(separator: ".").dropLast().map(String.init)
    guard parts.last != "ios" else { return false }
    let marks = parts.last == "native" ? ["ios"] : ["ios", "native"]
    if parts.last == "native" { parts.removeLast() }
    return marks.contains { mark in
      scriptExtensions.contains { names.contains((parts + [mark, $0]).joined(separator: ".")) }
    }
  }

  private static let scriptExtensions = ["js", "jsx", "ts", "tsx"]

  /// Returns whether a file of this name is for another system, a test or a declaration.
  package static func isForeign(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().dropLast().contains { foreignParts.contains(String($0)) }
  }
}
