import JSON
import ProjectFiles

/// A set of an asset catalog that holds the icon of an app, `AppIcon.appiconset`, or the stack of its layers for visionOS.
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

  /// The extensions of the folders of such sets.
  static let extensions: Set = ["appiconset", stackExtension]
  private static let stackExtension = "solidimagestack"
  /// The file that describes a set or a part of it.
  private static let contents = "Contents.json"

  /// The absolute path of its `Contents.json`.
  public let path: String
  /// The name without extension.
  public let name: String
  /// The places for images; of a stack, those of all layers.
  public let slots: [Slot]
  /// Whether it is a stack of layers, the icon of an app for visionOS.
  public let isStack: Bool

  /// The largest description, the largest number of images, the largest image that are read, and the number of those with pixels.
  private static let limits = (contents: 1 << 20, slots: 100, image: 16 << 20, pixels: 2)

  /// Reads the set in the folder at `path`; nil if its description, or that of a layer, cannot be read.
  init?(at path: String, _ files: any FileAccess) {
    isStack = FilePath.fileExtension(path) == Self.stackExtension
    let folders = isStack ? Self.layers(ofStackIn: path, files) : [path]
    self.path = FilePath.join(path, Self.contents)
    name = FilePath.nameWithoutExtension(path)
    let slots = folders?.map { Self.slots(in: $0, files) } ?? []
    guard !slots.isEmpty, !slots.contains(nil) else { return nil }
    self.slots = slots.flatMap { $0 ?? [] }
  }

  /// Returns the folders with the images of the layers of a stack; nil if one is not known, as a layer may show an image of another
  /// place.
  private static func layers(ofStackIn path: String, _ files: any FileAccess) -> [String]? {
    let layers = description(in: path, files)?.root["layers"]?.elements.prefix(limits.slots).map { layer in
      layer["filename"]?.string.map { FilePath.join(path, $0) }
    }
    guard let layers, !layers.contains(nil) else { return nil }
    let folders = layers.compactMap(\.self)
    guard folders.allSatisfy({ description(in: $0, files).map { $0.root["properties"]?["content"] == nil } ?? false })
    else {
      return nil
    }
    return folders.map { FilePath.join($0, "Content.imageset") }
  }

  private static func description(in folder: String, _ files: any FileAccess) -> JSONTree? {
    files.contents(of: FilePath.join(folder, contents), limit: limits.contents).flatMap { try? JSONTree.read($0) }
  }

  /// Returns the places of the images that the folder at `path` describes; nil if it does not.
  private static func slots(in path: String, _ files: any FileAccess) -> [Slot]? {
    guard let images = description(in: path, files)?.root["images"]?.elements else { return nil }
    var headers: [String: ImageHeader?] = [:]
    var withPixels = 0
    return images.prefix(limits.slots).map { image in
      let file = image["filename"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let place = file.map { FilePath.join(path, $0) }
      var slot = Slot(
        file: file,
        idiom: image["idiom"]?.string ?? "",
        platform: image["platform"]?.string,
        pixels: pixels(size: image["size"]?.string, scale: image["scale"]?.string),
        isVariant: image["appearances"] != nil,
        image: nil,
        isMissing: place.map { files.status(of: $0) == nil } ?? false
      )
      guard let place else { return slot }
      let readsPixels = slot.isForStore && withPixels < limits.pixels
      if headers[place] == nil || readsPixels {
        let data = files.contents(of: place, limit: limits.image)
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
