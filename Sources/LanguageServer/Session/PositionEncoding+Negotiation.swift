import LanguageServerProtocol
import SourceText

extension PositionEncoding {
  /// Chooses among the encodings that a client offers: UTF-8, which costs nothing here, then UTF-16, then UTF-32.
  ///
  /// A client that offers nothing that is known counts in UTF-16, which the protocol asks every client for.
  static func negotiated(offered: [PositionEncodingKind]) -> PositionEncoding {
    let preferred: [PositionEncoding] = [.utf8, .utf16, .utf32]
    return preferred.first { offered.contains(PositionEncodingKind(rawValue: $0.rawValue)) } ?? .utf16
  }
}
