import AppProject
import LanguageServerProtocol

/// Where the document of an address lies.
struct DocumentLocation: Hashable, Sendable {
  /// The path on this machine; nil for documents that lie on no disk.
  let filePath: String?
  /// The decoded path of an address of any other scheme.
  private let otherPath: String

  /// Reads an address; one that follows no rule lies on no disk.
  init(_ uri: DocumentURI) {
    let text = uri.rawValue
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count + 1)
    let hasAuthority = rest.hasPrefix("//")
    let authority = hasAuthority ? rest.dropFirst(2).prefix { $0 != "/" } : ""
    let path = hasAuthority ? rest.dropFirst(2 + authority.count) : rest
    let decoded = Self.decode(path.prefix { $0 != "?" && $0 != "#" })
    if scheme.lowercased() == "file", !decoded.isEmpty, authority.isEmpty || authority == "localhost" {
      filePath = Self.withoutDriveSlash(decoded)
      otherPath = ""
    } else {
      filePath = nil
      otherPath = decoded
    }
  }

  /// What the kind of the file is recognised by: the path, or the mere name where there is no disk.
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
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
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

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
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
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    self.init(text)
  }

  /// Whether a byte stands for itself in a path (RFC 3986, sections 2.3 and 3.3, without the reserved characters).
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
