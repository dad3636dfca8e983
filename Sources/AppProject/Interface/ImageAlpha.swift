import ProductFiles

/// Looks for transparent pixels in a PNG image with an alpha channel (PNG specification, parts 7, 9 and 11).
enum ImageAlpha {
  /// The largest number of bytes of pixels that are read: a square of 1,024 in sixteen bits, as the App Store shows.
  private static let limit = 8 << 20
  private static let signatureLength = 8

  /// Returns whether some pixel is transparent; nil for images that are too large, broken or interlaced.
  ///
  /// Linear in the pixels, whose number is bounded.
  static func hasTransparentPixels(_ bytes: [UInt8], width: Int, height: Int) -> Bool? {
    guard bytes.count > 28, bytes[24] == 8 || bytes[24] == 16, bytes[28] == 0, width > 0, height > 0 else { return nil }
    let sample = Int(bytes[24]) / 8
    let pixel = sample * (bytes[25] == 6 ? 4 : 2)
    guard width <= limit / pixel, height <= limit / (width * pixel + 1), let data = compressed(bytes) else {
      return nil
    }
    let line = width * pixel
    // Two bytes of zlib come before what DEFLATE wrote.
    let packed = BinaryData(Array(data.dropFirst(2)))
    guard data.count > 2, let output = try? Inflater.inflate(packed, upTo: (line + 1) * height),
      output.bytes.count == (line + 1) * height
    else { return nil }
    var previous = [UInt8](repeating: 0, count: line)
    for start in stride(from: 0, to: output.bytes.count, by: line + 1) {
      var current = Array(output.bytes[(start + 1)..<(start + 1 + line)])
      guard unfilter(&current, output.bytes[start], previous, pixel) else { return nil }
      for alpha in stride(from: pixel - sample, to: line, by: pixel) where current[alpha] < 255 { return true }
      previous = current
    }
    return false
  }

  /// Returns the contents of all chunks with pixels; nil if a chunk is cut off.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var data: [UInt8] = []
    var offset = signatureLength
    while bytes.count - offset >= 12 {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return nil }
      let name = bytes[(offset + 4)..<(offset + 8)]
      if name.elementsEqual("IDAT".utf8) { data += bytes[(offset + 8)..<(offset + 8 + length)] }
      if name.elementsEqual("IEND".utf8) { return data }
      offset += length + 12
    }
    return nil
  }

  /// Undoes the filter of a line with the line above it; returns false for a filter that does not exist.
  private static func unfilter(_ line: inout [UInt8], _ filter: UInt8, _ above: [UInt8], _ pixel: Int) -> Bool {
    switch filter {
    case 0: break
    case 1: for index in line.indices.dropFirst(pixel) { line[index] &+= line[index - pixel] }
    case 2: for index in line.indices { line[index] &+= above[index] }
    case 3:
      for index in line.indices {
        let left = index < pixel ? 0 : Int(line[index - pixel])
        line[index] &+= UInt8((left + Int(above[index])) / 2)
      }
    case 4:
      for index in line.indices {
        let (left, corner) = index < pixel ? (0, 0) : (Int(line[index - pixel]), Int(above[index - pixel]))
        line[index] &+= nearest(left, Int(above[index]), corner)
      }
    default: return false
    }
    return true
  }

  /// Returns the neighbour that is nearest to their slope (Paeth).
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let slope = left + above - corner
    let (toLeft, toAbove, toCorner) = (abs(slope - left), abs(slope - above), abs(slope - corner))
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }
}
