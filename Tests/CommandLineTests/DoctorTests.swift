import Foundation
import Testing

@Suite struct DoctorTests {
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Trails; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = org.example.trails; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSMicrophoneUsageDescription = "Record notes."; }; };
    }; }
    """
  private static let infoPlist = """
    <plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>NSMotionUsageDescription</key><string>Count the steps of your walk.</string>
    </dict></plist>
    """
  private static let source = """
    func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
    let manager = CLLocationManager()
    func record() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
    """

  private func makeProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Trails.xcodeproj/project.pbxproj")
    try folder.write(Self.infoPlist, to: "App/Info.plist")
    try folder.write(Self.source, to: "App/Scanner.swift")
    return folder
  }

  @Test func aTableShowsWhatIsDeclaredAndNeeded() throws {
    let folder = try makeProject()
    let run = try Program.run("doctor", folder.url.path)
    #expect(run.status == 0)
    #expect(run.lines.contains("Trails (app)"))
    #expect(run.lines.contains { $0.hasPrefix("    Release") && $0.hasSuffix("org.example.trails") })
    func row(_ key: String) -> String { run.lines.first { $0.hasPrefix("  \(key) ") } ?? "" }
    #expect(row("NSCameraUsageDescription").contains("MISSING"))
    #expect(row("NSCameraUsageDescription").hasSuffix("App/Scanner.swift:1 AVCaptureDevice.requestAccess(for: .video)"))
    #expect(row("NSLocationWhenInUseUsageDescription").contains("probably missing"))
    #expect(row("NSLocationWhenInUseUsageDescription").hasSuffix("App/Scanner.swift:2 CLLocationManager (probably)"))
    #expect(row("NSMicrophoneUsageDescription").contains("by a setting"))
    #expect(row("NSMicrophoneUsageDescription").contains(" Trails.xcodeproj/project.pbxproj:9 "))
    #expect(row("NSMotionUsageDescription").contains("yes"))
    #expect(row("NSMotionUsageDescription").hasSuffix("nothing found"))
  }

  @Test func jsonHasTheSame() throws {
    let folder = try makeProject()
    let run = try Program.run("doctor", "--format", "json", folder.url.path)
    let projects = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    let bundle = try #require((projects.first?["bundles"] as? [[String: Any]])?.first)
    #expect(bundle["targets"] as? [String] == ["Trails"])
    let purposes = try #require(bundle["purposeStrings"] as? [[String: Any]])
    let camera = try #require(purposes.first { $0["key"] as? String == "NSCameraUsageDescription" })
    #expect(camera["presence"] as? String == "missing")
    let need = try #require((camera["needs"] as? [[String: Any]])?.first)
    #expect(need["line"] as? Int == 1)
    #expect(need["certain"] as? Bool == true)
  }

  @Test func theCacheGivesTheSamePageUntilSomethingChanges() throws {
    let folder = try makeProject()
    let caches = try TemporaryFolder()
    let cache = caches.url.appendingPathComponent("trails").path
    func run() throws -> Program.Outcome { try Program.run("doctor", "--cache", cache, folder.url.path) }
    let first = try run()
    let written = try Data(contentsOf: URL(fileURLWithPath: cache))
    #expect(try run().output == first.output)
    #expect(try Data(contentsOf: URL(fileURLWithPath: cache)) == written)
    #expect(try Program.run("doctor", "--cache=\(cache)", folder.url.path).output == first.output)
    // Another question has another answer.
    let json = try Program.run("doctor", "--format", "json", "--cache", cache, folder.url.path)
    #expect(json.output != first.output)
    #expect(try Program.run("doctor", "--format", "json", "--cache", cache, folder.url.path).output == json.output)
    try folder.write("let nothing = 0", to: "App/Scanner.swift")
    let changed = try run()
    #expect(changed.output != first.output && !changed.lines.contains { $0.contains("Scanner.swift") })
    try folder.write(Self.source, to: "App/More.swift")
    #expect(try run().lines.contains { $0.contains("More.swift:1") })
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/More.swift"))
    #expect(try run().output == changed.output)
  }

  @Test func aPageHasEverythingInIt() throws {
    let folder = try makeProject()
    let run = try Program.run("doctor", "--format", "html", folder.url.path)
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("<!DOCTYPE html>"))
    #expect(run.text.contains("NSCameraUsageDescription"))
    // The rules ran: the missing key is an error.
    #expect(run.text.contains("purpose-string-missing"))
    let chinese = try Program.run("doctor", "--format", "html", "--language", "zh-Hans", folder.url.path)
    #expect(chinese.text.contains("<html lang=\"zh-Hans\">"))
    #expect(chinese.text.contains("用途说明"))
  }

  @Test func aPageIsMadeAgainWithACache() throws {
    let folder = try makeProject()
    let caches = try TemporaryFolder()
    let cache = caches.url.appendingPathComponent("trails").path
    func run() throws -> Program.Outcome {
      try Program.run("doctor", "--format=html", "--cache", cache, folder.url.path)
    }
    let first = try run()
    try folder.write("a = \"1\";\na = \"2\";", to: "App/en.lproj/Other.strings")
    let second = try run()
    #expect(!first.text.contains("strings-duplicate-key"))
    #expect(second.text.contains("strings-duplicate-key"))
  }

  @Test func aFolderThatDoesNotExistIsAMistake() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("doctor", folder.url.appendingPathComponent("absent").path)
    #expect(run.status == 2)
    #expect(run.errors.contains("no such folder"))
  }

  @Test func withoutAProjectThereIsNothingToReport() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("doctor", folder.url.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("no project found"))
  }
}
