@testable import AppProject
@testable import ProjectFiles

/// A project in memory, in the folder `/tree/app`.
struct TestProject {
  var files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  var access: OverlaidFiles {
    OverlaidFiles(Dictionary(uniqueKeysWithValues: files.map { (Self.path($0.key), Array($0.value.utf8)) }))
  }

  var builder: ProjectContextBuilder {
    ProjectContextBuilder(files: access, homeFolder: "/tree", workingFolder: "/tree/app")
  }

  func context(_ file: String) -> ProjectContext {
    let builder = builder
    return builder.context(for: Self.path(file))
  }

  static func path(_ file: String) -> String { FilePath.absolute(file, from: "/tree/app") }
}

/// Info.plist files of the usual kinds.
enum InfoPlists {
  static let app = "{ CFBundleIdentifier = a; CFBundlePackageType = APPL; LSRequiresIPhoneOS = 1; }"
  static let appExtension = "{ CFBundleIdentifier = a.b; NSExtension = { }; }"
  static let framework = "{ CFBundleIdentifier = f; CFBundlePackageType = FMWK; }"
}
