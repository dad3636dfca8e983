import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BuildVariableUndefinedTests {
  private let check = ProjectCheck(
    BuildVariableUndefined.self,
    ExampleProject(.init("INFOPLIST_FILE = Info.plist; CELLAR_NAME = Cellar;"))
  )

  @Test func reportsUndefinedVariablesInAnyValue() {
    let finding = check.finds("{ CFBundleDisplayName = 1️⃣\"$(BARREL_NAME)\"2️⃣; }").first
    let message =
      "No build setting called BARREL_NAME: unless the command line or the environment of the build sets it, "
      + "the reference is empty in the built bundle."
    #expect(finding?.message == message)
    #expect(finding?.severity == .warning)
    check.finds("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (1️⃣\"a-${BARREL_NAME}\"2️⃣); }); }")
  }

  @Test func keysOfTheAppAreInformation() {
    let finding = check.finds("{ BarrelServiceToken = 1️⃣\"$(BARREL_TOKEN)\"2️⃣; }").first
    #expect(finding?.severity == .info)
  }

  @Test func scriptsThatBuildTheAppMaySetThem() {
    func check(_ file: String, _ script: String) -> ProjectCheck {
      ProjectCheck(BuildVariableUndefined.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;")), [file: script])
    }
    let text = "{ CFBundleDisplayName = \"$(BARREL_NAME)\"; }"
    let workflow = ".github/workflows/release.yml"
    check(workflow, "      run: xcodebuild archive \\\n        BARREL_NAME=\"Barrel\"\n").accepts(text)
    check("fastlane/Fastfile", "build_app(xcargs: \"BARREL_NAME='Barrel' A=b\")").accepts(text)
    #expect(check(workflow, "run: swift build\nenv: BARREL_NAME=a").findings(in: text).count == 1)
    #expect(check(workflow, "run: xcodebuild OTHER_BARREL_NAME=a MY.BARREL_NAMES=b").findings(in: text).count == 1)
  }

  @Test func scriptsMayWriteFilesOfSettings() {
    let text = "{ CFBundleDisplayName = \"$(BARREL_NAME)\"; }"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;"))
    let write = "echo 'BARREL_NAME = Barrel' > Barrel.xcconfig"
    ProjectCheck(BuildVariableUndefined.self, project, ["scripts/setup.sh": write]).accepts(text)
    let phase = #"W = { isa = PBXShellScriptBuildPhase; shellScript = "\#(write)"; };"#
    let project2 = project.text.replacing("objects = {", with: "objects = { \(phase)", maxReplacements: 1)
    ProjectCheck(BuildVariableUndefined.self, [ExampleProject.file: project2]).accepts(text)
    let other = ProjectCheck(BuildVariableUndefined.self, project, ["scripts/setup.sh": "BARREL_NAME = Barrel"])
    #expect(other.findings(in: text).count == 1)
  }

  @Test func writesTheSettingThatIsMeant() {
    check.fixes(
      "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFER).a\"; }",
      to: "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER).a\"; }"
    )
  }

  @Test func acceptsSettingsOfTheProjectAndOfXcode() {
    check.accepts("{ CFBundleName = \"$(CELLAR_NAME)\"; CFBundleExecutable = \"$(EXECUTABLE_NAME)\"; }")
    check.accepts("{ A = \"$(MARKETING_VERSION) $(CURRENT_PROJECT_VERSION) $(DWARF_DSYM_FOLDER_PATH)\"; }")
    check.accepts("{ A = \"$(BARREL:default=a)\"; B = \"$5\"; C = \"costs $ 5\"; }")
    check.accepts("{ NSCameraUsageDescription = \"$(BARREL_TEXT)\"; }")
    ProjectCheck(BuildVariableUndefined.self, [:]).accepts("{ A = \"$(BARREL_NAME)\"; }")
  }
}
