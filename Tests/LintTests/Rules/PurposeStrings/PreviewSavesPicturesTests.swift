import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PreviewSavesPicturesTests {
  private func check(_ source: String) -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "."))
    return ProjectCheck(PreviewSavesPictures.self, project, ["A.swift": source])
  }

  @Test func reportsPreviewsInAppsWithPhotos() {
    let finding = check("final class A: QLPreviewController {}")
      .finds("1️⃣{2️⃣ NSPhotoLibraryUsageDescription = \"Pick a picture.\"; }").first
    #expect(finding?.severity == .info)
    check("let view = Text(a).quickLookPreview($url)").finds("1️⃣{2️⃣ NSPhotoLibraryUsageDescription = a; }")
  }

  @Test func acceptsTheKeyAndAppsWithoutPhotos() {
    check("final class A: QLPreviewController {}").accepts("{ a = b; }")
    check("final class A: QLPreviewController {}")
      .accepts("{ NSPhotoLibraryUsageDescription = a; NSPhotoLibraryAddUsageDescription = b; }")
    check("class A {}").accepts("{ NSPhotoLibraryUsageDescription = a; }")
  }
}
