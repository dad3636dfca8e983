import AppProject
import LintEngine
import ProjectFiles
import SourceText
import Testing

/// An app with tables in several languages, in memory in the folder `/app`.
struct LocalizedProject {
  /// The files by their paths below the folder.
  var files: [String: String] = ["Package.swift": ""]

  init(_ files: [String: String]) {
    self.files.merge(files) { $1 }
  }

  /// Returns an Info.plist of an app that is written in English, with more entries in the old-style syntax.
  static func infoPlist(_ entries: String, language: String = "en") -> String {
    "{ CFBundleDevelopmentRegion = \"\(language)\"; CFBundleIdentifier = \"a.b\"; LSRequiresIPhoneOS = YES; \(entries) }"
  }

  /// Returns what is known of the app around a file.
  func context(_ file: String) -> ProjectContext {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", Array($0.value.utf8)) })
    let builder = ProjectContextBuilder(files: OverlaidFiles(contents), homeFolder: nil, workingFolder: "/app")
    return builder.context(for: "/app/\(file)")
  }

  /// Returns what a rule finds in a file.
  func findings(_ rule: any Rule.Type, in file: String) -> [Finding] {
    let document = Document(path: "/app/\(file)", text: SourceText(files[file] ?? ""))
    return Linter(rules: [rule]).findings(in: document, project: context(file))
  }

  /// Returns the files that a fix of a finding in `file` changes or makes, with their new texts.
  func applying(_ fix: Fix?, to file: String) -> [String: String] {
    var changed: [String: String] = [:]
    guard let fix else { return [:] }
    if !fix.edits.isEmpty { changed[file] = SourceText(files[file] ?? "").applying(fix.edits).string }
    for other in fix.otherFiles {
      let name = String(other.path.dropFirst("/app/".count))
      switch other.change {
      case .edits(let edits, of: let text): changed[name] = text.applying(edits).string
      case .newFile(let text): changed[name] = text
      }
    }
    return changed
  }
}
