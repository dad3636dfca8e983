import LanguageServerProtocol
import SourceText

extension PositionEncoding {
  /// Chooses an encoding that the client offers: UTF-8, which needs no conversion, then UTF-16, then UTF-32.
  ///
  /// A client that offers no known encoding uses UTF-16, which the protocol requires of every client.
  static func negotiated(offered: [PositionEncodingKind]) -> PositionEncoding {
    let preferred: [PositionEncoding] = [.utf8, .utf16, .utf32]
    return preferred.first { offered.contains(PositionEncodingKind(rawValue: $0.rawValue)) } ?? .utf16
  }
}
