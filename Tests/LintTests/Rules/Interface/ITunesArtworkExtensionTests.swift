import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ITunesArtworkExtensionTests {
  private func check(_ image: String) -> ProjectCheck {
    ProjectCheck(
      ITunesArtworkExtension.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      ["App/\(image)": ""]
    )
  }

  @Test func artworkHasNoExtension() {
    let finding = check("iTunesArtwork@2x.png").finds("1️⃣{2️⃣ CFBundleName = a; }").first
    #expect(finding?.message.contains("“iTunesArtwork@2x”") == true)
  }

  @Test func acceptsArtworkWithoutExtension() { check("iTunesArtwork").accepts("{ CFBundleName = a; }") }
}
