import KeyCatalog
import Testing

@Suite struct UniformTypeTests {
  @Test func everyTypeConformsToKnownOnes() {
    #expect(KeyCatalog.uniformTypes.count > 200)
    for type in KeyCatalog.uniformTypes {
      #expect(type.summary?.hasSuffix(".") == true, "\(type.identifier)")
      for parent in type.conformsTo { #expect(KeyCatalog.uniformType(parent) != nil, "\(type.identifier): \(parent)") }
      #expect(!KeyCatalog.ancestors(of: type).contains(type.identifier), "\(type.identifier) conforms to itself")
      #expect(type.extensions.allSatisfy { $0 == $0.lowercased() && !$0.hasPrefix(".") })
      #expect(type.mimeTypes.allSatisfy { $0.contains("/") })
    }
  }

  @Test func factsOfAType() throws {
    let type = try #require(KeyCatalog.uniformType("Public.JPEG"))
    #expect(type.identifier == "public.jpeg")
    #expect(type.extensions.first == "jpeg")
    #expect(type.mimeTypes == ["image/jpeg"])
    #expect(KeyCatalog.ancestors(of: type) == ["public.image", "public.data", "public.content", "public.item"])
  }

  @Test(arguments: [
    ("public.jpg", "public.jpeg"), ("public.mp4", "public.mpeg-4"), ("public.pdf", "com.adobe.pdf"),
    ("public.gif", "com.compuserve.gif"),
    ("public.plain-txt", "public.plain-text"), ("com.apple.quicktime-movi", "com.apple.quicktime-movie"),
    ("public.wav", "com.microsoft.waveform-audio"),
  ])
  func mistakes(_ identifier: String, _ meant: String) {
    #expect(KeyCatalog.probableUniformType(for: identifier)?.identifier == meant)
  }

  @Test(arguments: [
    "public.jpeg", "PUBLIC.JPEG", "public.unheard-of", "org.example.jpg", "public.", "", "com.apple.app", "public.mp2",
  ])
  func noMistakes(_ identifier: String) {
    #expect(identifier == "com.apple.app" || KeyCatalog.probableUniformType(for: identifier) == nil)
  }
}
