import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// What a description names outside of what is read is reported at its place, once.
@Suite struct ProjectFileOutsideTests {
  private static let app = "{type: application, platform: iOS, sources: [App]}"

  /// Two pairs of markers, and three.
  private static let two: [(Character, Character)] = [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
  private static let three = two + [("5️⃣", "6️⃣")]

  /// Returns a project whose only target has the settings of the file at `path`.
  private static func project(_ path: String) -> String {
    """
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
    X = { isa = PBXFileReference; path = \(path); sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {}; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    }; }
    """
  }

  private func check(_ file: String = "project.yml", _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(ProjectFileOutside.self, file: file, files)
  }

  @Test(arguments: ["../spec.yml", "/etc/spec.yml", "App/../../x/spec.yml", ".git/spec.yml", ".GIT/spec.yml"])
  func anIncludedDescription(path: String) {
    let found = check().finds("name: A\ninclude: 1️⃣\(path)2️⃣\ntargets: {A: \(Self.app)}")
    #expect(found.first?.message.hasPrefix("“spec.yml” is outside the repository") == true)
    #expect(found.first?.severity == .info)
  }

  @Test func filesOfSettingsOfADescription() {
    check().finds(
      """
      name: A
      configFiles:
        Debug: 1️⃣../Debug.xcconfig2️⃣
        Release: 3️⃣/Users/me/Release.xcconfig4️⃣
      targets: {A: \(Self.app)}
      """,
      at: Self.two
    )
  }

  @Test func sourcesAndFilesOfATarget() {
    check().finds(
      """
      name: A
      targets:
        A:
          type: application
          platform: iOS
          sources: [App, 1️⃣../Shared2️⃣, 3️⃣{path: ../Other/a.swift}4️⃣]
          info: {path: 5️⃣../Info.plist6️⃣}
      """,
      at: Self.three
    )
  }

  @Test func oneNameIsReportedOnce() {
    check().finds(
      "name: A\ntargets: {A: {type: application, platform: iOS, sources: [1️⃣../x2️⃣, ../x, ../y/x]}, B: \(Self.app)}"
    )
  }

  @Test func aFileThatSettingsInclude() {
    let files = [ExampleProject.file: Self.project("a.xcconfig")]
    check("a.xcconfig", files).finds("1️⃣#include \"../b.xcconfig\"2️⃣\n3️⃣#include? \".git/config\"4️⃣\nA = b\n", at: Self.two)
    check("a.xcconfig", files.merging(["b/c.xcconfig": "A = c"]) { $1 }).accepts("#include \"b/c.xcconfig\"\nA = b\n")
  }

  @Test func theSettingsOfAProjectOutside() {
    check(ExampleProject.file).finds(Self.project("1️⃣\"../a.xcconfig\"2️⃣"))
  }

  @Test func anInfoPlistOfAProjectOutside() {
    check(ExampleProject.file).finds(
      """
      { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      1️⃣INFOPLIST_FILE = "../Info.plist"2️⃣;
      3️⃣CODE_SIGN_ENTITLEMENTS = "$(SRCROOT)/../../A.entitlements"4️⃣;
      }; };
      }; }
      """,
      at: Self.two
    )
  }

  @Test("bug: a translated file among the exceptions of a folder was taken for one at the top of the disk")
  func exceptionsMayBeTranslatedFiles() {
    check(ExampleProject.file).accepts(
      """
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/Localized: iOS/Main.storyboard"); target = U; };
      T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); };
      U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.app-extension"; };
      }; }
      """
    )
  }

  @Test func packagesAndProjectsOutside() {
    let text = """
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; projectReferences = ({ ProjectRef = R; }); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (R); };
      R = { isa = PBXFileReference; path = "../Kit/Kit.xcodeproj"; sourceTree = "<group>"; };
      K = { isa = XCLocalSwiftPackageReference; relativePath = "../Package"; };
      }; }
      """
    let found = check(ExampleProject.file).findings(in: text).map { $0.message.prefix { $0 != " " } }
    #expect(found.sorted() == ["“Kit.xcodeproj”", "“Package”"])
  }

  @Test func whatIsUnknownIsNotAbsent() {
    let rules: [any Rule.Type] = [InfoPlistFileMissing.self, BuildVariableUndefined.self]
    for rule in rules {
      let found = ProjectCheck(rule, file: ExampleProject.file, [:]).findings(
        in: Self.project("\"../a.xcconfig\"")
      )
      #expect(found.isEmpty)
    }
  }
}
