import Testing

@testable import AppProject

/// A file that no target claims probably belongs to the only bundle of the nearest folder.
@Suite struct NearestBundlesTests {
  private let nearest = NearestBundles(
    bundles: [
      "/p/App/Info.plist": .app,
      "/p/Mac/Info.plist": .app,
      "/p/Widget/Info.plist": .appExtension,
      "/p/Kit/Info.plist": .other,
    ],
    root: "/p"
  )

  @Test(arguments: [
    ("/p/App/Views/A.swift", "/p/App/Info.plist"), ("/p/Widget/A.swift", "/p/Widget/Info.plist"),
    ("/p/Mac/A.swift", "/p/Mac/Info.plist"),
  ])
  func ownFolderDecides(source: String, bundle: String) {
    #expect(nearest.bundle(of: source) == [bundle])
  }

  @Test(arguments: ["/p/Shared/A.swift", "/p/Kit/A.swift", "/p/A.swift"])
  func sharedSourcesAreNoOnes(source: String) {
    #expect(nearest.bundle(of: source).isEmpty)
  }

  /// The code of a toolkit lies outside of the folder of the project.
  @Test func sourcesOutsideAreThoseOfAllApps() {
    #expect(nearest.bundle(of: "/other/A.dart") == ["/p/App/Info.plist", "/p/Mac/Info.plist"])
  }

  @Test func appOwnsFoldersAroundItsInfoPlist() {
    let nearest = NearestBundles(bundles: ["/p/Info.plist": .app, "/p/Widget/Info.plist": .appExtension], root: "/p")
    #expect(nearest.bundle(of: "/p/Sources/A.swift") == ["/p/Info.plist"])
    #expect(nearest.bundle(of: "/p/Widget/A.swift") == ["/p/Widget/Info.plist"])
  }

  @Test func anotherInfoPlistLeavesTheGroupsAsTheyAre() {
    let names = (0..<20).map { "/p/App/\($0).plist" }
    // Each is in two groups, of which the last counts.
    let groups = names.indices.dropLast().map { [names[$0], names[$0 + 1]] } + [names]
    let nearest = NearestBundles(
      bundles: Dictionary(uniqueKeysWithValues: names.map { ($0, .app) }),
      groups: groups,
      root: "/p"
    )
    #expect(nearest.bundle(of: "/p/App/A.swift") == names.sorted())
    #expect(nearest.including(.app, at: "/p/Other/Info.plist").bundle(of: "/p/App/A.swift") == names.sorted())
  }

  @Test func extensionNextToItsAppOwnsNothing() {
    let nearest = NearestBundles(
      bundles: ["/p/App-Info.plist": .app, "/p/Widget-Info.plist": .appExtension],
      root: "/p"
    )
    #expect(nearest.bundle(of: "/p/A.swift") == ["/p/App-Info.plist"])
  }

  @Test func onlyAppTakesWhatIsNextToIt() {
    let nearest = NearestBundles(bundles: ["/p/App/Info.plist": .app, "/p/Kit/Info.plist": .other], root: "/p")
    #expect(nearest.bundle(of: "/p/Sources/A.swift") == ["/p/App/Info.plist"])
    #expect(nearest.bundle(of: "/p/Kit/A.swift").isEmpty)
  }

  @Test func configurationsOfOneTargetAreOneBundle() {
    let paths = ["/p/Debug-Info.plist", "/p/Info.plist"]
    let nearest = NearestBundles(bundles: [paths[0]: .app, paths[1]: .app], groups: [paths], root: "/p")
    #expect(nearest.bundle(of: "/p/A.swift") == paths)
  }

  @Test func packagesKeepTheirSources() {
    let nearest = NearestBundles(bundles: ["/p/App/Info.plist": .app], packages: ["/p/Kit"], root: "/p")
    #expect(nearest.bundle(of: "/p/Kit/Sources/Kit/A.swift").isEmpty)
    #expect(nearest.bundle(of: "/p/A.swift") == ["/p/App/Info.plist"])
  }
}
