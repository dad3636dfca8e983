import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ServiceFileNotInTargetTests {
  private func check(folder: String, _ files: [String: String] = [:], script: String = "") -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: folder))
    let text = project.text.replacing(
      "objects = {",
      with: "objects = { Q = { isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\"; };"
    )
    let around = ["App/Info.plist": "{ CFBundlePackageType = APPL; }", ExampleProject.file: text]
    return ProjectCheck(
      ServiceFileNotInTarget.self,
      file: "Other/GoogleService-Info.plist",
      files.merging(around) { $1 }
    )
  }

  @Test func reportsAFileThatIsNotCopied() {
    let finding = check(folder: "App").finds("1️⃣{2️⃣ BUNDLE_ID = a; }").first
    #expect(
      finding?.message == "No target copies GoogleService-Info.plist into its app, so Firebase does not find it."
    )
  }

  @Test func acceptsFilesOfTargetsScriptsAndDart() {
    check(folder: ".").accepts("{ BUNDLE_ID = a; }")
    check(folder: "App", script: "cp GoogleService-Info.plist").accepts("{ BUNDLE_ID = a; }")
    check(folder: "App", ["App/firebase_options.dart": ""]).accepts("{ BUNDLE_ID = a; }")
  }

  @Test("bug: the description of a project that a script copies to another folder was read as if it stayed where it is")
  func aDescriptionMayBeUsedElsewhere() {
    let check = { (source: String) in
      let description = """
        name: A
        targets:
          App:
            type: application
            platform: iOS
            sources: [\(source)]
            info: {path: \(source)/Info.plist}
        """
      return ProjectCheck(
        ServiceFileNotInTarget.self,
        file: "GoogleService-Info.plist",
        ["project.yml": description, "App/Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.swift": ""]
      )
    }
    check("App").finds("1️⃣{2️⃣ BUNDLE_ID = a; }")
    check("Apps/Garden").accepts("{ BUNDLE_ID = a; }")
  }

  @Test func acceptsSubstitutes() {
    check(folder: "App").accepts("{ PROJECT_ID = a; }")
  }
}

@Suite struct ServiceFileOfAnotherAppTests {
  private func check(_ configurations: (String, String)...) -> ProjectCheck {
    let settings = configurations.map { (name: $0.0, settings: "INFOPLIST_FILE = App/Info.plist; \($0.1)") }
    return ProjectCheck(
      ServiceFileOfAnotherApp.self,
      file: "App/GoogleService-Info.plist",
      ExampleProject(.init(settings, folder: "App")),
      ["App/Info.plist": "{ CFBundlePackageType = APPL; }"]
    )
  }

  @Test func reportsTheIdentifierOfAnotherApp() {
    let finding = check(("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;")).finds("{ BUNDLE_ID = 1️⃣org.b2️⃣; }").first
    #expect(finding?.message == "The file is for “org.b”, but the identifier of App is “org.a”.")
  }

  @Test func acceptsTheIdentifierOfAnyConfiguration() {
    let debug = ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;")
    check(debug, ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;")).accepts("{ BUNDLE_ID = org.a; }")
    check(debug, ("Release", "PRODUCT_BUNDLE_IDENTIFIER = \"$(ID)\";")).accepts("{ BUNDLE_ID = org.b; }")
    check(("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;")).accepts("{ PROJECT_ID = a; }")
    // A script fills it in.
    check(("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;")).accepts("{ BUNDLE_ID = \"\"; }")
  }
}
