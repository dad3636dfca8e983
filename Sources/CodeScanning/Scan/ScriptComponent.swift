/// A component of Vue or Svelte: markup, with its code in elements called `script`.
enum ScriptComponent {
  /// Returns the code at its place, with blanks instead of the markup; linear.
  static func code(of contents: [UInt8]) -> [UInt8] {
    var code = contents.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    var offset = 0
    while let tag = place(of: "<script", in: contents, from: offset),
      let start = contents[tag...].firstIndex(of: UInt8(ascii: ">"))
    {
      let end = place(of: "</script", in: contents, from: start) ?? contents.count
      for index in start + 1..<max(start + 1, end) { code[index] = contents[index] }
      offset = end
    }
    return code
  }

  private static func place(of text: StaticString, in contents: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      var index = start
      while index + wanted.count <= contents.count {
        if contents[index] == UInt8(ascii: "<"), contents[index...].starts(with: wanted) { return index }
        index += 1
      }
      return nil
    }
  }
}
