#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A Swift file of the package.
struct SourceCode {
  /// The package's folder of sources.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The path from the folder of sources.
  let path: String
  /// What is in the file.
  let text: String

  /// Reads all Swift files of the targets that ask for texts.
  static func all() throws -> [SourceCode] {
    let targets = ["LanguageFeatures/", "LanguageServer/", "Lint", "ProjectReports/", "plist-lsp/"]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      path.hasSuffix(".swift") && targets.contains(where: path.hasPrefix)
    }
    return try paths.sorted().map { path in
      try SourceCode(path: path, text: String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  /// What is between any two quotation marks, all literals without escapes among it.
  var literals: [String] {
    text.utf8.split(separator: UInt8(ascii: "\"")).compactMap { String($0) }
  }

  /// The id of the only rule that the file describes; nil if there is none.
  var ruleID: String? {
    let matches = text.matches(of: /RuleDescription\(\s*id: "([^"]+)"/)
    return matches.count == 1 ? matches.first.map { String($0.1) } : nil
  }

  /// The calls that ask the tables for a text whose name is there as a literal.
  var textRequests: [TextRequest] {
    text.matches(of: /\b(description|rule|Messages|SyntaxWords)\.(text|claim)\(\s*"([^"\\]+)"/).map { match in
      let count = TextRequest.countArguments(text[match.range.upperBound...])
      return TextRequest(
        file: path,
        receiver: String(match.1),
        name: String(match.3),
        // Of a claim, the certainty is no argument of the text.
        argumentCount: match.2 == "claim" ? count.map { $0 - 1 } : count
      )
    }
  }
}
