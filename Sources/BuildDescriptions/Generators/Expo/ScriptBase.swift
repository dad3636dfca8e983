import ProjectFiles

/// The descriptions in JSON that a script takes values from.
extension ScriptReader {
  /// Whether a file is the one whose contents the tool hands to the function of a script.
  static func isUsual(_ base: String) -> Bool { ProjectFormat.expo.names.contains { base == "./\($0)" } }

  /// Whether a list at a path is joined with that of the description.
  static func isJoined(_ path: [String]) -> Bool { path == ["plugins"] || path == ["expo", "plugins"] }

  /// Puts `config` in the place of what an expression begins with, if the script reads that from a file in JSON, and returns the path of
  /// the file as it is written; nil for other expressions.
  mutating func description(at text: inout Substring) -> String? {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard lookups > 0, !name.isEmpty else { return nil }
    lookups -= 1
    var rest = text.dropFirst(name.count)
    let found: String?
    if name == "require", rest.first == "(" {
      let end = rest.firstIndex(of: ")") ?? rest.endIndex
      found = Self.module(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
    } else {
      let file = ScriptCursor.compact(cursor.bytes)
      let module = { (start: String) in file.firstRange(of: start).flatMap { Self.module(file[$0.upperBound...]) } }
      if let whole = module("import\(name)from") ?? module("import*as\(name)from") ?? module("const\(name)=require(") {
        found = whole
      } else {
        found = module("import{\(name)}from") ?? module("const{\(name)}=require(")
        rest = ".\(name)\(rest)"[...]
      }
    }
    guard let found else { return nil }
    text = "config\(Self.withoutExpo(rest))"[...]
    return found
  }

  /// Returns the path of a file in JSON of the project in the literal that a text begins with, unless only a part of it is taken.
  private static func module(_ text: Substring) -> String? {
    guard let quote = text.first, quote == "'" || quote == "\"" else { return nil }
    let path = text.dropFirst().prefix { $0 != quote }
    let rest = withoutExpo(text[path.endIndex...].dropFirst().drop { $0 == ")" })
    let isPart = rest.first.map { ".[(".contains($0) } ?? false
    return !isPart && path.hasPrefix("./") && path.hasSuffix(".json") ? String(path) : nil
  }

  /// Returns a path of members without the object of the app, which is optional.
  private static func withoutExpo(_ text: Substring) -> Substring {
    let rest = text.dropFirst(".expo".count)
    let isMember = text.hasPrefix(".expo") && !(rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
    return isMember ? rest : text
  }
}
