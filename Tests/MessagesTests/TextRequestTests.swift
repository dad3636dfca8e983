import Testing

@testable import Messages

/// Compares what the sources ask for with what the tables have.
struct TextRequestTests {
  @Test(arguments: [
    (")", 0), (", name)", 1), (", f(a, b), \"x, (\\(y(\"z\")), \")", 2), (", [a, b[0, 1]])", 2), (", [])", 0),
    (", [(a, b)])", 1),
  ])
  func argumentsAreCounted(code: String, count: Int) {
    #expect(TextRequest.countArguments(Substring(code)) == count)
  }

  @Test func everyTextThatIsUsedExists() throws {
    for file in try SourceCode.all() {
      for request in file.textRequests {
        #expect(!Self.keys(of: request, ruleID: file.ruleID).isEmpty, "\(request)")
      }
    }
  }

  @Test func placeholdersFitTheArguments() throws {
    for file in try SourceCode.all() {
      for request in file.textRequests {
        // If a helper works for several rules, each may have its own text.
        let keys = Self.keys(of: request, ruleID: file.ruleID)
        guard let count = request.argumentCount, let key = keys.first, keys.count == 1 else { continue }
        #expect(Self.placeholderCount(of: Self.texts[key] ?? "") == count, "\(request) takes \(key)")
      }
    }
  }

  private static let texts = Dictionary(
    uniqueKeysWithValues: MessageFile.all.flatMap(\.entries).map { ($0.key, $0.text) }
  )

  /// Returns the keys of the texts that a request may give.
  private static func keys(of request: TextRequest, ruleID: String?) -> [String] {
    let candidates: [String]
    switch request.receiver {
    case "Messages": candidates = [request.name]
    case "SyntaxWords": candidates = ["syntax.\(request.name)"]
    default:
      // Which rules a helper works for cannot be seen.
      let common = "common.\(request.name)"
      guard let ruleID else { return texts.keys.filter { $0 == common || $0.hasSuffix(".\(request.name)") } }
      let own = "\(ruleID).\(request.name)"
      candidates = [texts[own] == nil ? common : own]
    }
    return candidates.filter { texts[$0] != nil }
  }

  /// Returns the number of arguments that the placeholders of a text take.
  private static func placeholderCount(of text: String) -> Int {
    let text = text.replacing("%%", with: "")
    let places = text.matches(of: /%(\d+)\$@/).compactMap { Int($0.1) }
    return max(places.max() ?? 0, text.matches(of: /%@/).count)
  }
}
