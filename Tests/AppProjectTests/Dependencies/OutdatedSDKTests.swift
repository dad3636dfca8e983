import Testing

@testable import Dependencies

/// Libraries older than the first version with a privacy manifest are found in lock files.
@Suite struct OutdatedSDKTests {
  private func find(_ text: String, _ file: DependencyFile) -> [String] {
    OutdatedSDK.find(in: file.dependencies(in: Array(text.utf8), path: file.fileName))
      .map { "\($0.sdk.name) \($0.dependency.version ?? "")" }
  }

  @Test func olderVersionsAreFound() {
    #expect(find("PODS:\n  - Alamofire (5.8.1)\n", .podfileLock) == ["Alamofire 5.8.1"])
    #expect(find("PODS:\n  - SDWebImage/Core (5.9.0)\n  - SDWebImage (5.9.0)\n", .podfileLock) == ["SDWebImage 5.9.0"])
    #expect(find("github \"airbnb/lottie-ios\" \"4.3.4\"\n", .cartfileResolved) == ["Lottie 4.3.4"])
    let pins = "{\"pins\":[{\"identity\":\"firebase-ios-sdk\",\"state\":{\"version\":\"10.9.0\"}}],\"version\":2}"
    #expect(find(pins, .packageResolved) == ["Firebase 10.9.0"])
    let pub = "packages:\n  flutter_local_notifications:\n    dependency: transitive\n    version: \"16.3.1\"\n"
    #expect(find(pub, .pubspecLock) == ["flutter_local_notifications 16.3.1"])
  }

  @Test(arguments: ["5.9.0", "5.10.0", "6.0.0-beta.1", "main", "~> 5"])
  func otherVersionsAreNot(_ version: String) {
    #expect(find("PODS:\n  - Alamofire (\(version))\n", .podfileLock).isEmpty)
  }

  @Test func unknownLibrariesAreNot() {
    #expect(find("PODS:\n  - Foo (0.0.1)\n  - AlamofireImage (3.0.0)\n", .podfileLock).isEmpty)
  }

  @Test(arguments: [
    ("5.8.1", "5.9.0"), ("5.9", "5.9.1"), ("5.9.0-rc.1", "5.9.0"), ("16.3.1", "16.3.1+1"), ("9.0.0", "10.0"),
    ("v1.2.3", "1.2.4"),
  ])
  func versionsAreOrdered(_ older: String, _ newer: String) throws {
    let (older, newer) = (try #require(DependencyVersion(older)), try #require(DependencyVersion(newer)))
    #expect(older < newer)
    #expect(!(newer < older))
    #expect(older != newer)
  }

  @Test func equalVersions() {
    #expect(DependencyVersion("5.9") == DependencyVersion("5.9.0"))
    #expect(DependencyVersion("^5.9.0") == nil)
    #expect(DependencyVersion("0123abc") == nil)
    #expect(DependencyVersion("") == nil)
  }
}
