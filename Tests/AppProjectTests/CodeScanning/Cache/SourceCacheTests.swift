import Testing

@testable import CodeScanning
@testable import ProjectFiles

/// What a run found in sources is there for the next one.
@Suite struct SourceCacheTests {
  private static let source = """
    import CoreLocation
    struct CMPedometer {}
    #if os(iOS)
    let camera = AVCaptureDevice.requestAccess(for: .video)
    #endif
    let defaults = UserDefaults.standard
    let canOpen = UIApplication.shared.canOpenURL(URL(string: "fb://profile")!)
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "org.example.refresh", using: nil) { _ in }
    UIApplication.shared.registerForRemoteNotifications()
    let task = URLSession.shared.dataTask(with: url)
    let shared = UserDefaults(suiteName: "group.cellar")
    let text = NSLocalizedString("title", tableName: "Menu", comment: "")
    """
  private let project = TestProject([
    "Package.swift": "", "Info.plist": InfoPlists.app, "A.swift": Self.source, "B.swift": "let nothing = 0",
  ])

  @Test func everyFactComesBack() throws {
    let path = TestProject.path("A.swift")
    let found = SourceScanner.scan(Array(Self.source.utf8), language: .swift, path: path)
    let status = FileStatus(type: .file, size: 7, stamp: -3)
    let bytes = SourceCache.write([(path, status, found)], version: "1")
    let read = try #require(SourceCache.read(bytes, version: "1").first)
    #expect(read.path == path)
    #expect(read.status == status)
    #expect(read.value == found)
    #expect(found[.queriedScheme].count == 1 && found[.backgroundTask].count == 1 && found.localizedKeys.count == 1)
    #expect(found.entitledUses.count == 1)
    #expect(found[.suite].map(\.name) == ["group.cellar"])
    #expect(
      found[.watchedName].map(\.name) == [
        "CoreLocation", "canOpenURL", "BGTaskScheduler", "registerForRemoteNotifications",
      ]
    )
    #expect(!found.requiredReasonUses.isEmpty && !found.hints.isEmpty && !found.declaredNames.isEmpty)
  }

  @Test func anotherVersionAndDamageCountAsNothing() {
    let bytes = SourceCache.write([], version: "1")
    let full = SourceCache.write([("/a", FileStatus(type: .file, size: 0, stamp: 0), ScannedSource())], version: "1")
    #expect(SourceCache.read(full, version: "1").count == 1)
    #expect(SourceCache.read(full, version: "2").isEmpty)
    #expect(SourceCache.read(bytes, version: "1").isEmpty)
    for length in 0..<full.count { #expect(SourceCache.read(Array(full.prefix(length)), version: "1").isEmpty) }
  }

  @Test func onlyChangedSourcesAreReadAgain() {
    let first = project.builder
    let needs = first.context(for: "Info.plist").code.purposeNeeds
    #expect(first.sourceReads == 3)
    var second = project.builder
    second.takeSourceCache(first.sourceCache(version: "1"), version: "1")
    #expect(second.context(for: "Info.plist").code.purposeNeeds == needs)
    #expect(second.sourceReads == 0)
  }
}
