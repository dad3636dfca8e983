import Testing

@testable import AppProject
@testable import BuildDescriptions
@testable import CodeScanning
@testable import Dependencies

/// The one list of files that matter.
struct FileUseTests {
  @Test(arguments: [
    ("Info.plist", FileUse.propertyList), ("App.xcent", .propertyList), ("APP.ENTITLEMENTS", .propertyList),
    ("project.pbxproj", .carrier), ("other.pbxproj", .propertyList), ("Base.xcconfig", .carrier),
    ("Project.swift", .carrier), ("app.json", .carrier), ("Package.swift", .carrier), ("a.hpp", .source),
    ("a.cjs", .source), ("Localizable.xcstrings", .propertyList), ("package.json", .carrier), ("Podfile", .evidence),
    ("Siri.intentdefinition", .evidence), ("Main.storyboard", .evidence), ("Menu.xib", .evidence),
  ])
  func nameShowsTheUse(name: String, use: FileUse) {
    #expect(FileUse(fileName: name) == use)
  }

  @Test(arguments: ["notes.txt", "plist", "image.png", "other.json", ""])
  func otherFilesHaveNoUse(name: String) {
    #expect(FileUse(fileName: name) == nil)
  }

  @Test(arguments: FileUse.allCases)
  func everyExtensionAndNameIsKnown(use: FileUse) {
    #expect(!use.extensions.isEmpty)
    for pathExtension in use.extensions { #expect(FileUse(fileName: "x.\(pathExtension)") == use) }
    for name in use.names { #expect(FileUse(fileName: name) != nil) }
  }

  /// What a reader opens by its name or extension changes findings, so it must be in the list.
  @Test func whatIsReadIsInTheList() {
    for file in DependencyFile.allCases { #expect(FileUse(fileName: file.fileName) != nil, "\(file.fileName)") }
    for name in ProjectLocator.markers { #expect(FileUse(fileName: name) != nil, "\(name)") }
    for name in DependencySwitches.fileNames { #expect(FileUse(fileName: name) != nil, "\(name)") }
    for pathExtension in SourceLanguage.extensions {
      #expect(SourceLanguage(fileName: "x.\(pathExtension)") != nil)
      #expect(FileUse(fileName: "x.\(pathExtension)") == .source)
    }
  }
}
