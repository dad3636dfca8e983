import LanguageFeatures
import ProjectFiles
import Testing

@Suite struct PropertyKeyTests {
  private let project = TableProject([
    "project.yml": TableProject.specification,
    "Info.plist": "<plist><dict><key>NSCameraUsageDescription</key><string>Scans</string></dict></plist>",
    "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Liest\";\n",
    "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Reads\";\n",
    "A.swift": "import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .video) { _ in }\n",
  ])

  private func key(in file: String, at offset: Int) -> PropertyKey? {
    PropertyKey.at(offset, in: project.document(file), project.context(file))
  }

  @Test(arguments: [("Info.plist", 20), ("de.lproj/InfoPlist.strings", 3)])
  func isDefinedInThePropertyListAndItsTables(file: String, offset: Int) throws {
    let places = try #require(key(in: file, at: offset)).definitions().map(\.shown)
    #expect(
      Set(places) == [
        "Info.plist:0:NSCameraUsageDescription", "de.lproj/InfoPlist.strings:0:NSCameraUsageDescription",
        "en.lproj/InfoPlist.strings:0:NSCameraUsageDescription",
      ]
    )
    #expect(places.count == 3)
  }

  @Test func isUsedByTheCodeThatNeedsIt() throws {
    let uses = try #require(key(in: "Info.plist", at: 20)).uses()
    #expect(uses.map(\.path) == ["/app/A.swift"])
    #expect(uses.map(\.line) == [1])
  }

  @Test func valuesAreNoKeysAndNothingIsRenamed() throws {
    #expect(key(in: "Info.plist", at: 60) == nil)
    #expect(try #require(key(in: "Info.plist", at: 20)).fixedReason() == .isFixed)
  }
}
