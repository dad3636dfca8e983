import ProjectFiles
import Testing

@testable import AppProject

@Suite struct IconSetTests {
  /// The start of a PNG image.
  private func png(_ width: UInt8, _ height: UInt8, colors: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, width, 0, 0, 0, height, 8,
    ]
      + [colors, 0, 0, 0]
  }

  @Test func readsThePlacesForImages() throws {
    let files = OverlaidFiles([
      "/a/Icon.appiconset/Contents.json": Array(
        """
        { "images": [
          { "filename": "a.png", "idiom": "iphone", "scale": "2x", "size": "60x60" },
          { "idiom": "universal", "platform": "ios", "size": "1024x1024", "appearances": [] },
          { "filename": "b.png", "idiom": "mac", "size": "broken" }
        ] }
        """.utf8
      ),
      "/a/Icon.appiconset/a.png": png(120, 120, colors: 6),
    ])
    let set = try #require(IconSet(at: "/a/Icon.appiconset", files))
    #expect(set.name == "Icon")
    #expect(set.slots.map(\.pixels) == [120, 1024, nil])
    #expect(set.slots.map(\.file) == ["a.png", nil, "b.png"])
    #expect(set.slots.map(\.isMissing) == [false, false, true])
    #expect(set.slots.map(\.isVariant) == [false, true, false])
    #expect(set.slots.first?.image?.width == 120)
    #expect(set.slots.first?.image?.hasAlpha == true)
  }

  @Test func otherFilesAreNoImages() {
    #expect(ImageHeader(png(4, 3, colors: 2))?.hasAlpha == false)
    #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
    #expect(ImageHeader(Array(png(4, 3, colors: 2).prefix(20))) == nil)
    #expect(IconSet(at: "/a/None.appiconset", OverlaidFiles([:] as [String: [UInt8]])) == nil)
  }
}
