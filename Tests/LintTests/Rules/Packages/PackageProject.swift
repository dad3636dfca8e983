import AppProject
import LintRules
import ProjectFiles
import SourceText

@testable import LintEngine
@testable import LintFacts

/// A small app in memory that packages of npm are linked into.
struct PackageProject {
  /// The files, by path from the folder of the app.
  var files: [String: String]

  /// The rules on what the app lacks.
  static let rules: Set<String> = [
    "background-identifier-not-permitted", "background-mode-missing", "bonjour-service-missing", "entitlement-missing",
    "entitlement-push-missing", "library-key-missing", "purpose-string-missing", "purpose-string-probably-missing",
    "purpose-string-needs-entitlement", "queried-scheme-missing",
  ]

  /// Makes a bare app of React Native with these dependencies, code in `index.js` and the entries of its Info.plist.
  static func reactNative(
    _ dependencies: [String: String],
    _ code: String,
    entries: String = "",
    entitlements: String = "",
    podfile: String = ""
  ) -> PackageProject {
    let all = dependencies.merging(["react-native": "0.82.0"]) { own, _ in own }.sorted { $0.key < $1.key }
    let list = all.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    let target = ExampleProject.Target(
      "INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; CODE_SIGN_ENTITLEMENTS = App/App.entitlements;",
      folder: "App"
    )
    return PackageProject(files: [
      "package.json": "{\"dependencies\": {\(list)}}",
      "index.js": code,
      "ios/Podfile": podfile,
      "ios/App.xcodeproj/project.pbxproj": ExampleProject(target).text,
      "ios/App/AppDelegate.swift": "import UIKit",
      "ios/App/App.entitlements": "{ \(entitlements) }",
      "ios/App/Info.plist": "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; \(entries) }",
    ])
  }

  /// Returns what the rules find in a file, and in what the build makes of it; nil stands for all that are on.
  func findings(in file: String, rules: Set<String>? = rules) -> [Finding] {
    let path = "/app/\(file)"
    let overlay = OverlaidFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", Array($0.value.utf8)) })
    )
    let folders = ReadableFolders(around: [path], files: overlay, homeFolder: nil)
    let builder = ProjectContextBuilder(files: overlay, within: folders, homeFolder: nil)
    let document = Document(path: path, text: SourceText(files[file] ?? ""))
    let project = builder.context(for: path)
    let linter = Linter()
    let all =
      linter.findings(in: document, project: project) + linter.generatedFindings(in: document, project: project)
    return all.filter { rules?.contains($0.rule) ?? true }
  }
}
