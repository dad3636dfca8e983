@testable import AppProject
import Testing

/// What a project says of an Info.plist is put together.
@Suite struct ProjectContextBuilderTests {
  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": XcodeProjectTests.text,
    "App/Info.plist": InfoPlists.app,
    "App/Debug.entitlements": "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>",
    "App/Other.entitlements": "<plist><dict><key>com.apple.developer.siri</key><true/></dict></plist>",
    "App/Camera.swift": "AVCaptureDevice.requestAccess(for: .video)",
    "AppTests/FakeTests.swift": "CNContactStore()",
    "Widget/Info.plist": InfoPlists.appExtension,
    "Widget/Where.m": "[manager requestWhenInUseAuthorization];",
    "Kit/Info.plist": InfoPlists.framework,
    "Kit/Motion.swift": "CMPedometer()",
  ])

  @Test func appHasItsNeeds() {
    let context = project.context("App/Info.plist")
    #expect(
      context.purposeNeeds.map(\.cause)
        == ["AVCaptureDevice.requestAccess(for: .video)", "CMPedometer", "com.apple.developer.homekit"]
    )
    #expect(context.purposeNeeds.map(\.kind) == [.call, .use, .entitlement])
    #expect(context.entitlements.compactMap(\.path) == ["/work/app/App/Debug.entitlements"])
  }

  @Test func extensionHasItsOwn() {
    #expect(project.context("Widget/Info.plist").purposeNeeds.map(\.cause) == ["requestWhenInUseAuthorization"])
  }

  @Test func frameworkHasNone() {
    #expect(project.context("Kit/Info.plist").purposeNeeds.isEmpty)
  }

  @Test func buildSuppliesKeys() {
    #expect(
      project.context("App/Info.plist").suppliedKeys == ["NSCameraUsageDescription", "NSContactsUsageDescription"]
    )
  }

  @Test func otherSettingsSupplyKeysToo() {
    var project = project
    project.files["Config/App.xcconfig"] = "INFOPLIST_KEY_NSMotionUsageDescription = Count steps."
    #expect(project.context("App/Info.plist").suppliedKeys.contains("NSMotionUsageDescription"))
  }

  @Test func otherFilesAreToldOfEntitlementsOnly() {
    var project = project
    project.files["App/InfoPlist.strings"] = ""
    let context = project.context("App/InfoPlist.strings")
    #expect(context.purposeNeeds.isEmpty)
    #expect(context.entitlements.count == 2)
  }

  @Test func withoutAProjectTheFolderSpeaks() {
    let project = TestProject([
      "Info.plist": InfoPlists.app,
      "App.entitlements": "<plist><dict><key>com.apple.developer.siri</key><true/></dict></plist>",
      "A.swift": "CMPedometer()",
    ])
    #expect(project.context("Info.plist").purposeNeeds.map(\.cause) == ["com.apple.developer.siri"])
  }

  @Test func typesOfTheProjectAreNotTheSystems() {
    var project = project
    project.files["Kit/Own.swift"] = "public final class CMPedometer {}"
    #expect(!project.context("App/Info.plist").purposeNeeds.map(\.cause).contains("CMPedometer"))
  }

  @Test func uncheckedSymbolsAreNotCertain() {
    let project = TestProject(["Package.swift": "", "Info.plist": InfoPlists.app, "A.swift": "ARSession()"])
    #expect(project.context("Info.plist").purposeNeeds.map(\.isCertain) == [false])
  }

  @Test func titlesCloseTheirParentheses() {
    let project = TestProject([
      "Package.swift": "", "Info.plist": InfoPlists.app, "A.swift": "x.requestAccess(to: .event)",
      "B.m": "UIImageWriteToSavedPhotosAlbum(image);",
    ])
    #expect(
      project.context("Info.plist").purposeNeeds.map(\.cause)
        == ["EKEventStore().requestAccess(to: .event)", "UIImageWriteToSavedPhotosAlbum"]
    )
  }

  @Test func pathsMayBeRelative() {
    var builder = project.builder
    #expect(!builder.context(for: "Widget/../App/Info.plist").purposeNeeds.isEmpty)
  }

  @Test func unreadableFilesAreAbsent() {
    var builder = project.builder
    let context = builder.context(for: "/work/app/App/Absent.plist")
    #expect(context.purposeNeeds.isEmpty)
    #expect(context.suppliedKeys.isEmpty)
  }

  @Test func readsSourcesOnce() {
    var builder = project.builder
    let first = builder.context(for: "App/Info.plist")
    let reads = builder.sourceReads
    #expect(reads == 2)
    #expect(builder.context(for: "App/Info.plist").purposeNeeds == first.purposeNeeds)
    #expect(builder.sourceReads == reads)
  }

  @Test func readsChangedSourcesAgain() {
    var project = project
    var builder = project.builder
    _ = builder.context(for: "App/Info.plist")
    let reads = builder.sourceReads
    project.files["Kit/Motion.swift"] = "CMAltimeter()"
    builder.files = project.access
    #expect(builder.context(for: "App/Info.plist").purposeNeeds.map(\.cause).contains("CMAltimeter"))
    #expect(builder.sourceReads == reads + 1)
  }
}
