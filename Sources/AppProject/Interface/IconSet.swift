import JSON
import ProjectFiles

/// A set of an asset catalog that holds the icon of an app, `AppIcon.appiconset`.
public struct IconSet: Sendable, Hashable {
  /// A place for an image.
  public struct Slot: Sendable, Hashable {
    /// The name of the file; nil if the place is empty.
    public let file: String?
    /// The devices, as `iphone`, `universal`, `ios-marketing` or `mac`.
    public let idiom: String
    /// The platform of a place for all devices, as `ios`; nil for others.
    public let platform: String?
    /// The width and height that the image must have, in pixels; nil if they are not known.
    public let pixels: Int?
    /// Whether it is for another appearance of the system, such as a dark one.
    public let isVariant: Bool
    /// The image; nil if there is none that can be read.
    public fileprivate(set) var image: ImageHeader?
    /// Whether the file is named and does not exist.
    public let isMissing: Bool

    /// Whether the App Store shows the image.
    public var isForStore: Bool { !isVariant && (idiom == "ios-marketing" || platform == "ios" && pixels == 1024) }
  }

  /// The absolute path of its `Contents.json`.
  public let path: String
  /// The name without extension.
  public let name: String
  /// The places for images.
  public let slots: [Slot]

  /// The largest description, the largest number of images, the largest image that are read, and the number of those with pixels.
  private static let limits = (contents: 1 << 20, slots: 100, image: 16 << 20, pixels: 2)

  /// Reads the set in the folder at `path`; nil if its description cannot be read.
  init?(at path: String, _ files: any FileAccess) {
    let contents = FilePath.join(path, "Contents.json")
    guard let bytes = files.contents(of: contents, limit: Self.limits.contents),
      let images = try? JSONTree.read(bytes).root["images"]?.elements
    else { return nil }
    self.path = contents
    name = FilePath.nameWithoutExtension(path)
    var headers: [String: ImageHeader?] = [:]
    var withPixels = 0
    slots = images.prefix(Self.limits.slots).map { image in
      let file = image["filename"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let place = file.map { FilePath.join(path, $0) }
      var slot = Slot(
        file: file,
        idiom: image["idiom"]?.string ?? "",
        platform: image["platform"]?.string,
        pixels: Self.pixels(size: image["size"]?.string, scale: image["scale"]?.string),
        isVariant: image["appearances"] != nil,
        image: nil,
        isMissing: place.map { files.status(of: $0) == nil } ?? false
      )
      guard let place else { return slot }
      let readsPixels = slot.isForStore && withPixels < Self.limits.pixels
      if headers[place] == nil || readsPixels {
        let data = files.contents(of: place, limit: Self.limits.image)
        headers[place] = .some(data.flatMap { ImageHeader($0, readsPixels: readsPixels) })
        withPixels += readsPixels ? 1 : 0
      }
      slot.image = headers[place] ?? nil
      return slot
    }
  }

  /// Returns the pixels of a square of points, `60x60`, at a scale, `2x`.
  private static func pixels(size: String?, scale: String?) -> Int? {
    guard let size, let points = Double(size.prefix { $0 != "x" }), points > 0, points < 10_000 else { return nil }
    guard let factor = Double((scale ?? "1x").prefix { $0 != "x" }), factor > 0, factor < 100 else { return nil }
    return Int((points * factor).rounded())
  }
}

/// The facts in the first bytes of a PNG image.
public struct ImageHeader: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether some pixel is transparent; nil if that is not known, or the pixels were not read.
  public let hasTransparentPixels: Bool?

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header; nil for other formats.
  ///
  /// Constant time, but with `readsPixels` linear in the image.
  public init?(_ bytes: [UInt8], readsPixels: Bool = true) {
    // Signature, length and name of the first chunk, width, height, bits, type of color.
    guard bytes.count >= 26, bytes.starts(with: Self.signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    let number = { (start: Int) in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    // Other types of color have no alpha channel.
    guard bytes[25] == 4 || bytes[25] == 6 else {
      hasTransparentPixels = false
      return
    }
    hasTransparentPixels =
      readsPixels ? ImageAlpha.hasTransparentPixels(bytes, width: width, height: height) : nil
  }
}
