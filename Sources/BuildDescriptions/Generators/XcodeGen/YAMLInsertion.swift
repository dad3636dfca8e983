import ProjectFiles
import YAML

/// Finds places for new entries in mappings of YAML or JSON.
enum YAMLInsertion {
  /// Returns the place after the last entry of `mapping`; with `below`, after that for a new mapping of this name.
  ///
  /// Nil for anything but a mapping, without entries or after an alias.
  static func place(
    in mapping: YAMLNode,
    of file: DescriptionFile,
    below name: String? = nil,
    isSetting: Bool = false
  ) -> KeyInsertion? {
    guard let first = mapping.mapping?.first, mapping.range.contains(first.key.range.lowerBound) else { return nil }
    if mapping.style == .flow {
      let last = mapping.mapping?.last { mapping.range.contains($0.key.range.lowerBound) }
      let offset = (last ?? first).value.range.upperBound
      let isJSON = FilePath.fileExtension(file.path) == "json"
      let before = name.map { isJSON ? ", \"\($0)\": {" : ", \($0): {" } ?? ", "
      return KeyInsertion(
        .xcodeGen,
        path: file.path,
        offset: offset,
        isSetting: isSetting,
        before: before,
        after: name == nil ? "" : "}"
      )
    }
    let indent = String(repeating: " ", count: mapping.column)
    let line = file.text.lineRange(file.text.line(at: mapping.range.upperBound))
    // A comment after the last value stays with it.
    let offset = file.text.firstOffset(in: mapping.range.upperBound..<line.upperBound) { $0 == 0x0A || $0 == 0x0D }
    return KeyInsertion(
      .xcodeGen,
      path: file.path,
      offset: offset ?? line.upperBound,
      isSetting: isSetting,
      before: name.map { "\n\(indent)\($0):\n\(indent)  " } ?? "\n\(indent)",
      after: ""
    )
  }
}
