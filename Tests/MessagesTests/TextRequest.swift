/// A call such as `description.text("message", name)` in a source file.
struct TextRequest: CustomStringConvertible {
  /// The path of the file.
  let file: String
  /// What is before `.text`.
  let receiver: String
  /// The first argument.
  let name: String
  /// The number of arguments after the name, or of items where they come as an array; nil if that cannot be seen.
  let argumentCount: Int?

  var description: String { "\(file): \(receiver).text(\"\(name)\")" }

  /// Counts the arguments that `code` continues with, up to the parenthesis that closes the call.
  static func countArguments(_ code: Substring) -> Int? {
    var scan = ArgumentScan()
    for character in code {
      scan.take(character)
      if scan.isAtEnd { return scan.arguments == 1 && scan.isArray ? scan.items : scan.arguments }
    }
    return nil
  }
}

/// Reads the rest of a call, character by character.
private struct ArgumentScan {
  /// The number of arguments so far.
  private(set) var arguments = 0
  /// The number of items of an array that is the first argument.
  private(set) var items = 0
  /// Whether the first argument is an array.
  private(set) var isArray = false
  /// Whether the call is closed.
  private(set) var isAtEnd = false

  /// What is open: brackets, and a quotation mark for a string.
  private var open: [Character] = []
  private var isEscaped = false
  private var isAtStartOfItem = false

  mutating func take(_ character: Character) {
    if open.last == "\"" { return takeInString(character) }
    switch character {
    case "(", "[", "{":
      if character == "[", arguments == 1, open.isEmpty { (isArray, isAtStartOfItem) = (true, true) }
      open.append(character)
    case ")" where open.isEmpty: isAtEnd = true
    case ")", "]", "}": open.removeLast()
    case ",":
      if open.isEmpty { arguments += 1 }
      if isArray, open == ["["] { isAtStartOfItem = true }
    default:
      if character == "\"" { open.append(character) }
      if isAtStartOfItem, !character.isWhitespace { (items, isAtStartOfItem) = (items + 1, false) }
    }
  }

  private mutating func takeInString(_ character: Character) {
    if isEscaped {
      isEscaped = false
      if character == "(" { open.append(character) }
    } else if character == "\\" {
      isEscaped = true
    } else if character == "\"" {
      open.removeLast()
    }
  }
}
