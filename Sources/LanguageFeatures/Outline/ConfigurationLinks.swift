import BuildDescriptions
import ProjectFiles
import SourceText

/// The links in an `.xcconfig`: the files that it includes, and those that its settings name.
enum ConfigurationLinks {
  /// Longer files are not searched to the end.
  private static let maximumLines = 5000

  /// Returns the names of files that `files` has, by ascending start.
  ///
  /// Included files are looked for from the folder of the file, settings from the folder of the project around it. Linear
  /// in the document.
  static func links(in document: Document, files: any FileAccess) -> [LinkProposal] {
    guard let path = document.path else { return [] }
    let folder = FilePath.folder(path)
    let root = ProjectLocator(files: files, homeFolder: nil).root(of: path) ?? folder
    return (0..<min(document.text.lineCount, maximumLines)).compactMap { number in
      let line = document.text.lineRange(number)
      let (range, bases) = included(line, in: document.text).map { ($0, [folder]) } ?? (nil, [root, folder])
      guard let range = range ?? named(line, in: document.text) else { return nil }
      let name = document.text.string(in: range)
      let target = bases.firstResult { base in
        DocumentLinks.absolutePath(name, inProjectAt: base).flatMap { files.status(of: $0) == nil ? nil : $0 }
      }
      return target.map { LinkProposal(range: range, target: .file($0)) }
    }
  }

  /// Returns the name in a line such as `#include? "Base.xcconfig"`, without quotation marks; nil in others.
  private static func included(_ line: Range<Int>, in text: SourceText) -> Range<Int>? {
    let start = text.trimmedStart(of: line)
    guard text.hasPrefix("#include", at: start),
      let open = text.firstOffset(in: start..<line.upperBound, where: { $0 == UInt8(ascii: "\"") }),
      let close = text.firstOffset(in: (open + 1)..<line.upperBound, where: { $0 == UInt8(ascii: "\"") })
    else { return nil }
    return (open + 1)..<close
  }

  /// Returns the value of a setting that names a file; nil in other lines.
  private static func named(_ line: Range<Int>, in text: SourceText) -> Range<Int>? {
    guard let setting = XCConfigLine(text, line), let value = setting.value, !value.isEmpty,
      DocumentLinks.fileSettings.contains(text.string(in: setting.name))
    else { return nil }
    return value
  }
}
