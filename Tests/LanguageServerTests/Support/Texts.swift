import SourceText
import TestSupport

@testable import LanguageServer

/// Texts that tests open.
enum Texts {
  /// An Info.plist around some entries.
  static func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>

    """
  }

  /// An Info.plist with one finding, of the rule `purpose-string-empty`.
  static let emptyPurpose = plist("\t<key>NSCameraUsageDescription</key>\n\t<string></string>")
  /// The same without the finding.
  static let goodPurpose = plist("\t<key>NSCameraUsageDescription</key>\n\t<string>Scans your receipts.</string>")
}

extension MarkedText {
  /// The position of a marker.
  func position(_ marker: Character, _ encoding: PositionEncoding = .utf16) -> Position {
    PositionConverter(text: source, encoding: encoding).position(at: self[marker])
  }

  /// The range of positions between two markers.
  func positions(_ start: Character, _ end: Character, _ encoding: PositionEncoding = .utf16) -> PositionRange {
    PositionRange(start: position(start, encoding), end: position(end, encoding))
  }
}

extension PublishDiagnosticsNotification {
  /// The ids of the rules.
  var codes: [String] { diagnostics.codes }
}

extension [Diagnostic] {
  /// The ids of the rules.
  var codes: [String] {
    map { diagnostic in
      if case .string(let code) = diagnostic.code { code } else { "" }
    }
  }
}
