/// Paths as strings with `/` between their components.
public enum FilePath {
  /// Returns the last component.
  public static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns everything before the last component, without the slash; "." where there is nothing.
  public static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the lower-case extension without its dot; empty where there is none.
  public static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns `component` inside `folder`.
  public static func join(_ folder: String, _ component: String) -> String {
    folder.hasSuffix("/") ? folder + component : "\(folder)/\(component)"
  }
}
