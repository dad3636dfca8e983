import Testing

@testable import KeyCatalog

struct PlatformAvailabilityTests {
  @Test func listIsRead() {
    let list = PlatformAvailability.list("iOS 6.0-10.0; Mac Catalyst 13.0; watchOS")
    #expect(
      list == [
        PlatformAvailability(platform: "iOS", introduced: "6.0", deprecated: "10.0"),
        PlatformAvailability(platform: "Mac Catalyst", introduced: "13.0", deprecated: nil),
        PlatformAvailability(platform: "watchOS", introduced: nil, deprecated: nil),
      ]
    )
  }

  @Test func platformsOfAllKeysAreKnown() {
    let known: Set = [
      "Mac Catalyst", "ProVideo Encoder Extensions", "ProVideo Workflow Extensions", "iOS", "iPadOS", "macOS", "tvOS",
      "visionOS", "watchOS",
    ]
    for domain in CatalogDomain.allCases {
      for key in KeyCatalog.keys(in: domain) {
        let platforms = key.platforms + key.values.flatMap(\.platforms)
        for platform in platforms {
          #expect(known.contains(platform.platform), "\(key.path)")
          #expect(platform.introduced?.allSatisfy { $0.isNumber || $0 == "." } ?? true, "\(key.path)")
        }
      }
    }
  }
}
