/// Paths as strings with `/` between their components.
public enum FilePath {
  /// The length in bytes of the longest path that a system opens (`PATH_MAX` of Linux).
  public static let longest = 4096

  /// Returns the last component.
  public static func name(_ path: String) -> String {
    var end = path.utf8.endIndex
    // A slash at the end follows the last component.
    while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == UInt8(ascii: "/") {
      end = path.utf8.index(before: end)
    }
    guard end > path.startIndex else { return path }
    guard let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) else { return String(path[..<end]) }
    return String(path[path.utf8.index(after: slash)..<end])
  }

  /// Returns the last component without its extension.
  package static func nameWithoutExtension(_ path: String) -> String {
    let length = fileExtension(path).utf8.count
    return length == 0 ? name(path) : String(name(path).dropLast(length + 1))
  }

  /// Returns everything before the last component, without the slash; "." if there is none.
  public static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the lower-case extension without its dot; empty if there is none.
  public static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Returns the code of the language whose `.lproj` folder the file lies in; nil for `Base.lproj` and other folders.
  public static func language(_ path: String) -> String? {
    let language = languageOfFolder(folder(path))
    return language == "Base" ? nil : language
  }

  /// Returns the name of an `.lproj` folder without its extension; nil for other folders.
  package static func languageOfFolder(_ folder: String) -> String? {
    let name = name(folder)
    return name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
  }

  /// Returns `component` inside `folder`.
  public static func join(_ folder: String, _ component: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + component : folder + "/" + component
  }

  /// Returns `path`, resolved from `folder` if it is relative, without `.`, `..` and empty components.
  public static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : join(folder, path)
    if isPlain(whole) { return whole }
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns whether the absolute `path` has no component that is empty or consists of one or two dots.
  private static func isPlain(_ path: String) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path.utf8.dropFirst() {
      if byte == UInt8(ascii: "/") {
        if length <= 2, dots == length { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 2 || dots < length
  }

  /// Returns whether `path` is in `folder` or deeper.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    // Texts of other bytes can be equal, and are other folders.
    path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
