import Foundation
import ProjectFiles
import TestSupport
import Testing

@testable import AppProject

/// What a built product shows is known of its bundles as what a project declares is.
@Suite struct ProductProjectTests {
  private static func project(_ name: String) -> ProductProject {
    ProductProject(at: Fixtures.folder.appendingPathComponent("Products/\(name)").path)
  }

  private let shop = Self.project("Shop.ipa")

  private func context(_ end: String, _ project: ProductProject) throws -> ProjectContext {
    let file = try #require(project.files.first { $0.path.hasSuffix(end) })
    return project.context(around: Document(path: file.path, contents: file.contents))
  }

  @Test func textsOfAllBundlesAreRead() {
    let names = shop.files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
    #expect(
      names == [
        "Shop.app/Info.plist", "Shop.app/PrivacyInfo.xcprivacy", "Shop.app/Shop.entitlements",
        "en.lproj/InfoPlist.strings",
        "Metrics.framework/Info.plist", "Today.appex/Info.plist",
      ]
    )
    #expect(shop.files.allSatisfy { $0.contents.starts(with: "<?xml".utf8) })
    #expect(shop.problems.isEmpty)
  }

  @Test func anAppNeedsWhatItsCodeFrameworksAndEntitlementsUse() throws {
    let needs = try context("Shop.app/Info.plist", shop).code.purposeNeeds.filter(\.isProven)
    #expect(Set(needs.map(\.evidence.placeName)).isSuperset(of: ["Shop", "Frameworks/Metrics.framework/Metrics"]))
    #expect(needs.contains { $0.alternatives == [["NSCameraUsageDescription"]] && $0.kind == .call })
    #expect(needs.contains { $0.alternatives == [["NSLocationWhenInUseUsageDescription"]] })
    #expect(needs.contains { $0.kind == .entitlement && $0.cause == "com.apple.developer.healthkit" })
    // A method of this name is only defined.
    #expect(!needs.contains { $0.cause.hasPrefix("requestAlways") })
  }

  @Test func eachExecutableHasItsOwnReasons() throws {
    let metrics = try context("Metrics.framework/Info.plist", shop).code
    #expect(
      metrics.requiredReasonUses.keys.sorted().map { $0.dropFirst("NSPrivacyAccessedAPICategory".count) } == [
        "FileTimestamp", "SystemBootTime", "UserDefaults",
      ]
    )
    #expect(
      metrics.requiredReasonUses["NSPrivacyAccessedAPICategoryFileTimestamp"]?.map(\.name) == [
        "NSFileCreationDate", "stat()",
      ]
    )
    #expect(metrics.purposeNeeds.isEmpty)
    #expect(try context("Shop.app/Info.plist", shop).code.requiredReasonUses.isEmpty)
    let today = try context("Today.appex/Info.plist", shop)
    #expect(today.code.ambiguousReasonUses.values.flatMap { $0 }.map(\.evidence.image) == ["PlugIns/Today.appex/Today"])
    #expect(today.documents.hostInfoPlists.map(\.name) == ["Info.plist"])
  }

  @Test func codeForSimulatorsNeedsNothing() {
    #expect(Self.project("Metrics.xcframework.zip").files.allSatisfy { !$0.path.hasSuffix(".entitlements") })
    let code = try? context("Metrics.framework/Info.plist", Self.project("Metrics.xcframework.zip")).code
    #expect(code?.requiredReasonUses.isEmpty == true)
  }

  @Test func theFilesOfAnAppAreItsResources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appendingPathComponent("A.app")
    for path in ["Info.plist", "Base.lproj/Main.storyboardc/Info.plist", "Barrel.ttf", "K.bundle/Info.plist"] {
      let file = app.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<plist version=\"1.0\"><dict/></plist>".utf8).write(to: file)
    }
    let project = ProductProject(at: app.path)
    let names = try context("A.app/Info.plist", project).resourceNames
    #expect(names.isSuperset(of: ["Main.storyboard", "Barrel.ttf"]))
    #expect(project.files.filter(project.isResource).map { FilePath.name(FilePath.folder($0.path)) } == ["K.bundle"])
    // A catalog that cannot be read may have any name in it.
    try Data().write(to: app.appendingPathComponent("Assets.car"))
    #expect(try context("A.app/Info.plist", ProductProject(at: app.path)).resourceNames.isEmpty)
  }

  @Test func aFileThatIsNoProductIsAProblem() {
    #expect(ProductProject(at: "/nowhere/App.ipa").problems.map(\.reason) == ["cannot be read"])
    let source = Fixtures.folder.appendingPathComponent("Products/make.sh").path
    #expect(ProductProject(at: source).problems.map(\.reason) == ["not a zip archive"])
    #expect(!ProductProject.isProduct(source))
    #expect(ProductProject.isProduct(Fixtures.folder.appendingPathComponent("Products/Shop.ipa").path))
    #expect(!ProductProject.isProduct("/nowhere/App.ipa"))
  }
}
