@testable import CodeScanning
@testable import Dependencies

/// Code is scanned and what names dependencies is read, whatever is in them.
enum CodeFuzzing {
  private static let languages = SourceLanguage.allCases
  /// What makes the code that follows it use packages and the system's names, in scripts and elsewhere.
  private static let start = """
    import { Platform } from 'react-native'; import * as P from 'expo-image-picker'; const C = require('expo-camera');

    """

  /// The first byte chooses the language or the reader, the others are the content.
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let contents = Array(bytes.dropFirst())
    let choice = first % (languages.count + DependencyFile.allCases.count + 1)
    guard choice > 0 else {
      _ = Podspec(contents)?.hasSource("Classes/A.m")
      return
    }
    guard choice <= languages.count else {
      _ = DependencyFile.allCases[choice - languages.count - 1].dependencies(in: contents, path: "/p/a")
      return
    }
    let language = languages[choice - 1]
    let source = language == .javaScript ? Array(start.utf8) + contents : contents
    _ = SourceScanner.scan(source, language: language, path: "/p/a")
  }
}
