import JSON

/// Returns a text as a string of JSON.
func json(_ text: String) -> String {
  var bytes: [UInt8] = []
  JSONText.appendString(text, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// The first object of an array in an answer, without its braces; nil if there is none.
///
/// Completion lists and lists of code actions hold items that clients send back.
func firstItem(in answer: [UInt8]) -> String? {
  guard let array = answer.firstIndex(of: UInt8(ascii: "[")), answer[array...].dropFirst().first == UInt8(ascii: "{")
  else {
    return nil
  }
  var (depth, isString, isEscaped) = (0, false, false)
  for index in (array + 1)..<answer.count {
    let byte = answer[index]
    defer { isEscaped = isString && !isEscaped && byte == UInt8(ascii: "\\") }
    if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
    guard !isString else { continue }
    if byte == UInt8(ascii: "{") { depth += 1 }
    if byte == UInt8(ascii: "}") { depth -= 1 }
    if depth == 0 { return String(decoding: answer[(array + 2)..<index], as: UTF8.self) }
  }
  return nil
}
