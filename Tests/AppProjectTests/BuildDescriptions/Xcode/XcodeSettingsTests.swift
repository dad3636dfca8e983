import AppProject
@testable import BuildDescriptions
@testable import ProjectFiles
import Testing

/// The settings of a target are put together from those of Xcode, the project, its files and the target.
@Suite struct XcodeSettingsTests {
  private let project = XcodeProject(
    Array(XcodeProjectTests.groups.utf8),
    path: "/tree/app/App.xcodeproj/project.pbxproj"
  )

  private func settings(_ files: [String: String]) throws -> BuildSettings {
    let target = try #require(project.targets.first)
    let configuration = try #require(target.configurations.first)
    var settings = BuildSettings()
    XcodeSettings(project, OverlaidFiles([:] as [String: [UInt8]])).add(to: &settings, of: target, in: configuration) {
      path in
      files[path].map { XCConfig(Array($0.utf8)) }
    }
    return settings
  }

  @Test func targetsInheritFromTheProject() throws {
    let settings = try settings([:])
    #expect(settings.value(of: "MARKETING_VERSION") == .known("1.2"))
    #expect(settings.value(of: "INFOPLIST_FILE") == .known("App/Info.plist"))
  }

  @Test func xcodeSuppliesNames() throws {
    let settings = try settings([:])
    #expect(settings.value(of: "EXECUTABLE_NAME") == .known("My App"))
    #expect(settings.value(of: "PRODUCT_MODULE_NAME") == .known("My_App"))
    #expect(settings.value(of: "PRODUCT_BUNDLE_PACKAGE_TYPE") == .known("APPL"))
    #expect(settings.value(of: "SRCROOT") == .known("/tree/app"))
    #expect(settings.value(of: "CONFIGURATION") == .known("Debug"))
    #expect(settings.expand("com.example.$(PRODUCT_NAME:rfc1034identifier)") == .known("com.example.My-App"))
  }

  @Test func configurationFilesAreBelowTheTarget() throws {
    let settings = try settings([
      "/tree/app/Config/Debug.xcconfig": "#include \"../Shared.xcconfig\"\nPRODUCT_NAME = Other\nTEAM = A1",
      "/tree/app/Shared.xcconfig":
        "TEAM = B2\nBUNDLE = org.$(TEAM)\n#include? \"Absent.xcconfig\"\n#include \"Shared.xcconfig\"",
    ])
    #expect(settings.value(of: "PRODUCT_NAME") == .known("My App"))
    #expect(settings.value(of: "TEAM") == .known("A1"))
    #expect(settings.value(of: "BUNDLE") == .known("org.A1"))
  }

  @Test func includedFilesAreAlsoLookedForInTheFolderOfTheProject() throws {
    let texts = [
      "/tree/app/Config/Debug.xcconfig": "#include \"Icons/Icons.xcconfig\"",
      "/tree/app/Icons/Icons.xcconfig": "ICON = A",
    ]
    let files = OverlaidFiles(texts.mapValues { Array($0.utf8) })
    let target = try #require(project.targets.first)
    let configuration = try #require(target.configurations.first)
    var settings = BuildSettings()
    XcodeSettings(project, files).add(to: &settings, of: target, in: configuration) { path in
      texts[path].map { XCConfig(Array($0.utf8)) }
    }
    #expect(settings.value(of: "ICON") == .known("A"))
  }
}
