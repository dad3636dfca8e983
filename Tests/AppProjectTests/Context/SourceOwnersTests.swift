@testable import AppProject
import Testing

/// Sources belong to the bundle with the nearest Info.plist, or to every app.
@Suite struct SourceOwnersTests {
  private let owners = SourceOwners(bundles: [
    "/p/App/Info.plist": .app,
    "/p/Mac/Info.plist": .app,
    "/p/Widget/Info.plist": .appExtension,
    "/p/Kit/Info.plist": .other,
  ])

  @Test func ownFolderDecides() {
    #expect(owners.owns("/p/App/Info.plist", source: "/p/App/Views/A.swift"))
    #expect(!owners.owns("/p/Mac/Info.plist", source: "/p/App/Views/A.swift"))
    #expect(owners.owns("/p/Widget/Info.plist", source: "/p/Widget/A.swift"))
    #expect(!owners.owns("/p/App/Info.plist", source: "/p/Widget/A.swift"))
  }

  @Test func sharedSourcesAreEveryApps() {
    for source in ["/p/Shared/A.swift", "/p/Kit/A.swift", "/p/A.swift"] {
      #expect(owners.owns("/p/App/Info.plist", source: source))
      #expect(owners.owns("/p/Mac/Info.plist", source: source))
      #expect(!owners.owns("/p/Widget/Info.plist", source: source))
    }
  }

  @Test func appOwnsFoldersAroundItsInfoPlist() {
    let owners = SourceOwners(bundles: ["/p/Info.plist": .app, "/p/Widget/Info.plist": .appExtension])
    #expect(owners.owns("/p/Info.plist", source: "/p/Sources/A.swift"))
    #expect(!owners.owns("/p/Info.plist", source: "/p/Widget/A.swift"))
    #expect(!owners.owns("/p/Widget/Info.plist", source: "/p/Sources/A.swift"))
  }

  @Test func extensionNextToItsAppOwnsNothing() {
    let owners = SourceOwners(bundles: ["/p/App-Info.plist": .app, "/p/Widget-Info.plist": .appExtension])
    #expect(owners.owns("/p/App-Info.plist", source: "/p/A.swift"))
    #expect(!owners.owns("/p/Widget-Info.plist", source: "/p/A.swift"))
  }
}
