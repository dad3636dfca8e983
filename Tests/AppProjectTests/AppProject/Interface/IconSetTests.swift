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
  }

  /// A PNG image whose lines, each with its filter, are stored as they are.
  private func image(_ lines: [[UInt8]], width: UInt8, interlaced: UInt8 = 0) -> [UInt8] {
    let data = lines.flatMap(\.self)
    let size = UInt8(data.count)
    let packed: [UInt8] = [0x78, 0x01, 1, size, 0, ~size, 0xFF] + data + [0, 0, 0, 0]
    let sum: [UInt8] = [0, 0, 0, 0]
    var bytes = Array(png(width, UInt8(lines.count), colors: 6).dropLast())
    bytes += [interlaced] + sum
    for (name, contents) in [("IDAT", packed), ("IEND", [])] {
      bytes += [0, 0, 0, UInt8(contents.count)]
      bytes += Array(name.utf8)
      bytes += contents + sum
    }
    return bytes
  }

  @Test func findsTransparentPixels() {
    func isTransparent(_ lines: [UInt8]...) -> Bool? { ImageHeader(image(lines, width: 2))?.hasTransparentPixels }
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 255], [0, 1, 2, 3, 255, 4, 5, 6, 255]) == false)
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 254]) == true)
    // Each filter: left, above, their mean, the nearest.
    #expect(isTransparent([1, 1, 2, 3, 255, 4, 5, 6, 0]) == false)
    #expect(isTransparent([1, 1, 2, 3, 255, 4, 5, 6, 1]) == true)
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 255], [2, 1, 1, 1, 0, 1, 1, 1, 0]) == false)
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 255], [3, 1, 1, 1, 128, 1, 1, 1, 0]) == false)
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 255], [4, 1, 1, 1, 0, 1, 1, 1, 0]) == false)
    #expect(isTransparent([0, 1, 2, 3, 255, 4, 5, 6, 255], [4, 1, 1, 1, 0, 1, 1, 1, 9]) == true)
  }

  @Test func brokenImagesAreNotKnown() {
    let line: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6, 0]
    #expect(ImageHeader(image([[9] + line.dropFirst()], width: 2))?.hasTransparentPixels == nil)
    #expect(ImageHeader(image([line], width: 3))?.hasTransparentPixels == nil)
    #expect(ImageHeader(image([line], width: 2, interlaced: 1))?.hasTransparentPixels == nil)
    let whole = image([line], width: 2)
    for end in 0..<whole.count { _ = ImageHeader(Array(whole.prefix(end))) }
    #expect(ImageHeader(Array(whole.prefix(60)))?.hasTransparentPixels == nil)
    #expect(ImageHeader(png(4, 3, colors: 2))?.hasTransparentPixels == false)
  }

  @Test func otherFilesAreNoImages() {
    #expect(ImageHeader(png(4, 3, colors: 2))?.width == 4)
    #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
    #expect(ImageHeader(Array(png(4, 3, colors: 2).prefix(20))) == nil)
    #expect(IconSet(at: "/a/None.appiconset", OverlaidFiles([:] as [String: [UInt8]])) == nil)
  }
}
