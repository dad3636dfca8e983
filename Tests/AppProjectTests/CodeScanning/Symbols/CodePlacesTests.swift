import TestSupport
import Testing

@testable import CodeScanning

/// Reading a file only where something matters finds the same as reading all of it.
@Suite struct CodePlacesTests {
  private static let languages: [SourceLanguage] = [.swift, .objectiveC, .header, .c, .dart, .javaScript]

  private func places(_ text: String, _ language: SourceLanguage = .swift) -> [Int] {
    Array(text.utf8).withUnsafeBufferPointer { Array(CodePlaces.find(in: $0, SymbolTable.table(for: language))) }
  }

  private func scan(_ text: [UInt8], _ language: SourceLanguage, atEveryByte: Bool) -> ScannedSource {
    text.withUnsafeBufferPointer { bytes in
      var scan = SourceScan(bytes, language, path: "A")
      if atEveryByte { scan.run(at: bytes.indices) } else { scan.run() }
      return scan.source
    }
  }

  @Test(arguments: ["stat", "stat(a)", "a.stat", " stat", "\u{0}stat\n", "1,stat", "é;stat"])
  func wordsAreFoundWhereverTheyAre(_ text: String) {
    for length in 0...130 {
      let found = places(String(repeating: "-", count: length) + text)
      #expect(found == [length + text.utf8.count - text.drop { $0 != "s" }.utf8.count])
    }
  }

  @Test(arguments: ["static", "fstat1", "stat1", "östat", "sta", "", "ta", "STAT", "st at", "struct A {}"])
  func otherWordsAreNotPlaces(_ text: String) {
    #expect(places(text).isEmpty)
    #expect(places(String(repeating: "-", count: 61) + text).isEmpty)
  }

  @Test func identifiersMayBeLong() {
    #expect(places(String(repeating: "CLLocationManager", count: 10_000)).isEmpty)
  }

  @Test func nothingAfterTheLastWordIsAPlace() {
    #expect(places("/* a */ stat(b) /* c */ \"\"\"\nd\"\"\"") == [1, 8])
  }

  @Test func everySymbolHasItsPlace() {
    for language in Self.languages {
      for entry in SymbolTable.table(for: language).entries {
        for start in 0..<4 {
          let text = String(repeating: " ", count: start) + String(decoding: entry.pattern.head, as: UTF8.self) + "("
          #expect(places(text, language).first == start)
        }
      }
    }
  }

  private static let pieces = [
    "AVCaptureDevice.requestAccess(for: .video)", "CLLocationManager", "stat(", "import Photos", "canOpenURL(",
    "class ",
    "UserDefaults.standard", "[CLLocationManager new]", "NSLocalizedString(\"a\", comment: \"b\")",
    "#import <Photos/Photos.h>",
    "canLaunchUrl(Uri.parse('tel:1'))", "Linking.canOpenURL(`maps://${a}`)", ".creationDate", "FileAttributeKey",
    "struct ",
    "/*", "*/", "//", "\"", "\"\"", "\"\"\"", "'", "'''", "`", "\\", "\\(", "\\\"", "${", "}", "{", ")", "(", "#", "##",
    "R\"x(", ")x\"", "r'",
    "\n", "\n", "\n", "\r\n", "\r", " ", "  ", "\t", "1'000", "0x1F", "a", "é", ".", ",", "/", "=", "[", "]", ":", ";",
    "\u{0}",
    "\n#if os(iOS)\n", "\n#if 0\n", "\n#else\n", "\n#endif\n", "\n  # elif DEBUG", "\\\n", "\\\r\n", "\\#\n", "@", "$",
  ]

  @Test(arguments: 0..<8) func readingPlacesFindsTheSame(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
      for language in Self.languages {
        let found = scan(Array(text.utf8), language, atEveryByte: false)
        try #require(
          found == scan(Array(text.utf8), language, atEveryByte: true),
          "\(language): \(text.debugDescription)"
        )
      }
    }
  }
}
