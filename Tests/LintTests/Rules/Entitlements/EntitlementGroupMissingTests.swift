import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementGroupMissingTests {
  private let signed = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"

  private func check(_ names: [String], _ settings: String = "", file: String = "A.entitlements") -> ProjectCheck {
    var code = CodeUsage()
    code.mentions = [.appGroup: names.map { .of($0) }]
    let files = file == "Info.plist" ? [:] : ["Info.plist": "{ CFBundlePackageType = APPL; }"]
    let own = file == "Info.plist" ? "INFOPLIST_FILE = Info.plist;" : signed
    return ProjectCheck(
      EntitlementGroupMissing.self,
      file: file,
      ExampleProject(.init("\(own) \(settings)")),
      files,
      code: code
    )
  }

  private func list(_ items: String) -> String { "{ 1️⃣\"com.apple.security.application-groups\"2️⃣ = (\(items)); }" }
  private func plain(_ items: String) -> String { list(items).filter { !"1️⃣2️⃣".contains($0) } }

  @Test func reportsTheGroup() {
    let finding = check(["group.org.cellar"]).finds(list("\"group.org.other\"")).first
    #expect(finding?.message == "A.swift opens app group “group.org.cellar”, which the entitlements do not list.")
    #expect(finding?.related.map(\.message) == ["group.org.cellar is used here"])
  }

  @Test func insertsTheGroup() {
    check(["group.a"]).fixes(plain("\"group.b\""), to: plain("\"group.b\", \"group.a\""))
  }

  @Test func reportsTheInfoPlistWithoutEntitlements() {
    let finding = check(["group.a"], file: "Info.plist").finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }").first
    #expect(finding?.message == "The target has no entitlements, but A.swift opens app group “group.a”.")
  }

  @Test func codeThatIsNotCompiledForCatalystNeedsNothingThere() {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;"
    let signed = "CODE_SIGN_ENTITLEMENTS = iOS.entitlements; \"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]\" = A.entitlements;"
    let check = { (code: String, ios: String) in
      ProjectCheck(
        EntitlementGroupMissing.self,
        file: "A.entitlements",
        ExampleProject(.init("\(settings) \(signed)", folder: "App")),
        [
          "Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.swift": code,
          "iOS.entitlements": "{ \"com.apple.security.application-groups\" = (\(ios)); }",
        ]
      )
    }
    let open = "let a = UserDefaults(suiteName: \"group.a\")"
    check("#if !targetEnvironment(macCatalyst)\n\(open)\n#endif", "\"group.a\"").accepts(plain("\"group.b\""))
    // It may be opened on the other system alone.
    #expect(check(open, "\"group.a\"").finds(list("\"group.b\"")).map(\.severity) == [.info])
  }

  @Test func acceptsWhatIsListed() {
    check(["group.a"]).accepts(plain("\"group.a\""))
    check(["group.a"], "GROUP = group.a;").accepts(plain("\"$(GROUP)\""))
    // Code for several apps names the groups of all.
    check(["group.a", "group.b"]).accepts(plain("\"group.a\""))
    // Other suites are files of the app itself.
    check(["org.example.settings"]).accepts(plain(""))
    check(["group.a"]).accepts(plain("\"$(UNKNOWN)\""))
  }

  @Test func theStartOfALongerNameIsNoGroup() {
    check(["group."]).accepts(plain("\"group.a\""))
    let read = { (code: String) in
      ProjectCheck(
        EntitlementGroupMissing.self,
        file: "A.entitlements",
        ExampleProject(.init(signed, folder: "App")),
        ["Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.swift": code]
      )
    }
    let use = "let url = files.containerURL(forSecurityApplicationGroupIdentifier: group)"
    read("let group = \"group.b\"\n\(use)").finds(list("\"group.a\""))
    read("let group = \"group.b\" + suffix\n\(use)").accepts(plain("\"group.a\""))
  }

  private func read(_ files: [String: String]) -> ProjectCheck {
    ProjectCheck(
      EntitlementGroupMissing.self,
      file: "A.entitlements",
      ExampleProject(.init(signed, folder: "App")),
      files.merging(["Info.plist": "{ CFBundlePackageType = APPL; }"]) { first, _ in first }
    )
  }

  @Test(arguments: [
    "enum Group: String {\n  case logs = \"group.b\"\n}", "struct Group {\n  static let logs = \"group.b\"\n}",
    "extension Group {\n  static var logs: String { \"group.b\" }\n}",
  ])
  func constantsOfOtherFilesCount(_ constant: String) {
    let use =
      "let url = files.containerURL(forSecurityApplicationGroupIdentifier: Group.logs\(constant.hasPrefix("enum") ? ".rawValue" : ""))"
    read(["App/A.swift": use, "App/Group.swift": constant]).finds(list("\"group.a\""))
    read(["App/A.swift": use, "App/Group.swift": constant]).accepts(plain("\"group.b\""))
    // Two texts, one of which is for another build.
    read([
      "App/A.swift": use, "App/Group.swift": constant,
      "App/Other.swift": constant.replacing("group.b", with: "group.a"),
    ])
    .accepts(plain("\"group.c\""))
  }

  @Test func someGroupIsListed() {
    let use = ["App/A.swift": "let url = files.containerURL(forSecurityApplicationGroupIdentifier: Constants.group)"]
    let finding = read(use).finds("1️⃣{2️⃣ a = b; }").first
    #expect(finding?.severity == .info)
    read(use).accepts(plain("\"group.a\""))
  }

  @Test func entitlementsThatAGeneratorWritesAreComparedWithTheCode() {
    let project = """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "A", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["Code/**"],
          entitlements: .dictionary(["com.apple.security.application-groups": ["group.a"]]))
      ])
      """
    let files = { (group: String) in
      ["Code/A.swift": "let shared = UserDefaults(suiteName: \"\(group)\")"]
    }
    let check = { ProjectCheck(EntitlementGroupMissing.self, file: "Project.swift", files($0)) }
    #expect(check("group.b").generatedFindings(in: project).first?.message.contains("“group.b”") == true)
    #expect(check("group.a").generatedFindings(in: project).isEmpty)
  }

  @Test func theGroupOfAWidgetInDartIsOpened() {
    let files = [
      "ios/Runner/Runner.entitlements": "{ \"com.apple.security.application-groups\" = (\"group.a\"); }",
      "ios/Runner/Info.plist": "{ CFBundlePackageType = APPL; }",
      "ios/Runner.xcodeproj/project.pbxproj": ExampleProject(
        .init(
          "INFOPLIST_FILE = Runner/Info.plist; CODE_SIGN_ENTITLEMENTS = Runner/Runner.entitlements; SDKROOT = iphoneos;"
        )
      ).text,
      "pubspec.yaml": "name: cellar\ndependencies:\n  flutter:\n    sdk: flutter\n",
    ]
    let check = { (group: String) in
      ProjectCheck(
        EntitlementGroupMissing.self,
        file: "ios/Runner/Runner.entitlements",
        files.merging(["lib/main.dart": "void main() { HomeWidget.setAppGroupId('\(group)'); }"]) { $1 }
      )
    }
    check("group.b").finds("{ 1️⃣\"com.apple.security.application-groups\"2️⃣ = (\"group.a\"); }")
    check("group.a").accepts("{ \"com.apple.security.application-groups\" = (\"group.a\"); }")
  }

  @Test("bug: the group of builds for debugging hid that releases lack it")
  func filesOfBuildsForDebuggingDoNotHelpReleases() {
    let settings = { (name: String) in
      (name, "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = \(name).entitlements;")
    }
    var code = CodeUsage()
    code.mentions = [.appGroup: [.of("group.a")]]
    let check = { (file: String, other: String) in
      ProjectCheck(
        EntitlementGroupMissing.self,
        file: "\(file).entitlements",
        ExampleProject(.init([settings("Debug"), settings("Release")])),
        ["Info.plist": "{ CFBundlePackageType = APPL; }", "\(other).entitlements": self.plain("\"group.a\"")],
        code: code
      )
    }
    check("Release", "Debug").finds(list("\"group.b\""))
    check("Debug", "Release").accepts(plain("\"group.b\""))
  }

  @Test(arguments: [
    ("com.apple.developer.icloud-container-identifiers", "CKContainer(identifier: \"iCloud.b\")", "iCloud."),
    ("com.apple.developer.in-app-payments", "r.merchantIdentifier = \"merchant.b\"", "merchant."),
  ])
  func reportsContainersAndMerchantsThatAreNotListed(_ name: String, _ code: String, _ prefix: String) {
    let check = ProjectCheck(
      EntitlementGroupMissing.self,
      file: "A.entitlements",
      ExampleProject(.init(signed, folder: "App")),
      ["Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.swift": code]
    )
    check.finds("{ 1️⃣\"\(name)\"2️⃣ = (\"\(prefix)a\"); }")
    check.fixes("{ \"\(name)\" = (\"\(prefix)a\"); }", to: "{ \"\(name)\" = (\"\(prefix)a\", \"\(prefix)b\"); }")
    check.accepts("{ \"\(name)\" = (\"\(prefix)a\", \"\(prefix)b\"); }")
    // Without a list, the rule about missing entitlements reports the code.
    check.accepts("{ \"aps-environment\" = development; }")
  }
}
