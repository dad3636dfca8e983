import Testing

@testable import AppProject

/// The bundles of a source file are found, and its uses are checked one by one.
@Suite struct SourceContextTests {
  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": XcodeProjectTests.text,
    "App/Info.plist": InfoPlists.app,
    "App/PrivacyInfo.xcprivacy": "<plist><dict/></plist>",
    "App/Debug.entitlements": "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>",
    "App/Camera.swift": "AVCaptureDevice.requestAccess(for: .video)",
    "AppTests/FakeTests.swift": "CNContactStore()",
    "Widget/Info.plist": InfoPlists.appExtension,
    "Widget/Where.m": "@import CoreLocation;\n[manager requestWhenInUseAuthorization];",
  ])

  private func source(_ file: String) -> SourceContext? {
    let builder = project.builder
    return builder.sourceContext(for: TestProject.path(file))
  }

  private func names(_ file: String) -> [String] { source(file)?.places.map(\.document.name) ?? [] }

  @Test func aSourceKnowsThePropertyListsOfItsBundle() {
    #expect(names("App/Camera.swift") == ["Info.plist", "PrivacyInfo.xcprivacy", "Debug.entitlements"])
    #expect(source("Widget/Where.m")?.places.map(\.document.path) == ["/tree/app/Widget/Info.plist"])
  }

  @Test(arguments: ["AppTests/FakeTests.swift", "App/Info.plist", "App/None.swift", "App/README.md"])
  func otherFilesHaveNone(_ file: String) {
    #expect(source(file) == nil)
  }

  @Test func filesWithoutAProjectHaveNone() {
    let builder = TestProject(["Info.plist": InfoPlists.app, "A.swift": ""]).builder
    #expect(builder.sourceContext(for: "/tree/app/A.swift") == nil)
  }

  /// Bug: only the project around a file was asked, and that of an app in JavaScript is next to its code.
  @Test(arguments: ["index.js", "src/screens/Scan.tsx"])
  func codeInJavaScriptBelongsToTheProjectNextToIt(_ file: String) {
    let project = TestProject([
      "package.json": "{ \"dependencies\": { \"react-native\": \"0.82.0\" } }", file: "export {};",
      "ios/App.xcodeproj/project.pbxproj": XcodeProjectTests.text, "ios/App/Info.plist": InfoPlists.app,
    ])
    let found = project.builder.sourceContext(for: TestProject.path(file))
    #expect(found?.places.map(\.document.path) == ["/tree/app/ios/App/Info.plist"])
    #expect(project.builder.sourceContext(for: TestProject.path("e2e/a.test.js")) == nil)
  }

  @Test func eachQuestionIsAboutOneThing() throws {
    let context = try #require(source("Widget/Where.m"))
    let text = """
      @import CoreLocation; [manager requestAlwaysAuthorization];
      [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:nil];
      [NSUserDefaults standardUserDefaults];
      [app registerForRemoteNotifications];
      """
    let questions = context.questions(about: Array(text.utf8))
    // The defaults are an API with required reasons, and those of the app alone.
    #expect(questions.map(\.evidence.line).sorted() == [0, 1, 2, 2, 3])
    for question in questions {
      let uses = question.project.code.requiredReasonUses.values.joined().count
      let others = question.project.code[.remoteNotifications].count + question.project.code[.standardDefaults].count
      #expect(question.project.code.purposeNeeds.count + uses + others == 1)
      #expect(question.project.code.isComplete)
    }
  }

  @Test func whatTheBundleDeclaresItselfIsNotTheSystems() throws {
    var project = project
    project.files["Widget/Own.swift"] = "class CMPedometer {}"
    let builder = project.builder
    let found = builder.sourceContext(for: TestProject.path("Widget/Where.m"))
    let context = try #require(found)
    #expect(context.questions(about: Array("[CMPedometer new];".utf8)).isEmpty)
  }

  @Test func aGeneratedInfoPlistIsReadWhereItIsDeclared() throws {
    let files = TestProject([
      "App.xcodeproj/project.pbxproj": GeneratedInfoPlistTests.project,
      "App/Contacts.swift": "CNContactStore()",
    ])
    let builder = files.builder
    let found = builder.sourceContext(for: TestProject.path("App/Contacts.swift"))
    let context = try #require(found)
    #expect(context.places.map(\.document.name) == ["project.pbxproj"])
    let question = try #require(context.questions(about: Array("CMPedometer()".utf8)).first)
    #expect(question.project.generated.map(\.context.code.purposeNeeds.count) == [1])
  }
}
