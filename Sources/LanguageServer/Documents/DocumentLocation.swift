import ProjectFiles
import SourceText

/// The location of a document by its address.
struct DocumentLocation: Hashable, Sendable {
  /// The path on this machine; nil for documents that are not on disk.
  let filePath: String?
  /// The decoded path of an address of any other scheme.
  private let otherPath: String

  /// Reads an address; an invalid one is not on disk, nor is one that is longer than any path.
  init(_ uri: DocumentURI) {
    let text = uri.rawValue
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count + 1)
    let hasAuthority = rest.hasPrefix("//")
    let authority = hasAuthority ? rest.dropFirst(2).prefix { $0 != "/" } : ""
    let path = hasAuthority ? rest.dropFirst(2 + authority.count) : rest
    let decoded = Self.decode(path.prefix { $0 != "?" && $0 != "#" })
    if scheme.lowercased() == "file", !decoded.isEmpty, decoded.utf8.count <= FilePath.longest,
      authority.isEmpty || authority == "localhost"
    {
      filePath = Self.withoutDriveSlash(decoded)
      otherPath = ""
    } else {
      filePath = nil
      otherPath = decoded
    }
  }

  /// The path by which the kind of the file is recognized, or only the name if it is not on disk.
  var recognitionPath: String? {
    if let filePath { return filePath }
    let name = FilePath.name(otherPath)
    return name.isEmpty ? nil : name
  }

  /// Undoes the percent encoding; malformed escapes stay as they are.
  private static func decode(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = ASCII.hexValue(bytes[index + 1]), let low = ASCII.hexValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Turns `/C:/x` into `c:/x`; clients differ in the case of the letter.
  private static func withoutDriveSlash(_ path: String) -> String {
    let start = Array(path.utf8.prefix(3))
    guard start.count == 3, start[0] == UInt8(ascii: "/"), start[2] == UInt8(ascii: ":") else { return path }
    return path.dropFirst().prefix(1).lowercased() + path.dropFirst(2)
  }
}

extension DocumentURI {
  /// Makes the address of a file on this machine.
  init(filePath: String) {
    var text = "file://"
    if !filePath.hasPrefix("/") { text += "/" }
    for byte in filePath.utf8 {
      if Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + ASCII.hex(byte)
      }
    }
    self.init(text)
  }

  /// Whether a byte is not encoded in a path (RFC 3986, sections 2.3 and 3.3, without the reserved characters).
  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || "-._~/".utf8.contains(byte)
  }
}
