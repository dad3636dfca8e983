import JSON
import JSONRPC
import LanguageServerProtocol

extension JSONValue: ViewReadable {
  /// The deepest nesting that is read here; the general decoder reads deeper values.
  private static let depthLimit = 64

  /// Reads a value of any form; nil if something in it is unusual.
  ///
  /// Linear in the text times its depth.
  package init?(_ view: JSONView) {
    self.init(view, depth: 0)
  }

  private init?(_ view: JSONView, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    if let text = view.string {
      self = .string(text)
    } else if let number = view.int {
      self = .integer(number)
    } else if let flag = view.bool {
      self = .bool(flag)
    } else if view.isNull {
      self = .null
    } else if let elements = view.elements {
      var values: [JSONValue] = []
      for element in elements {
        guard let value = JSONValue(element, depth: depth + 1) else { return nil }
        values.append(value)
      }
      self = .array(values)
    } else {
      var members: [String: JSONValue] = [:]
      let isObject = view.visitMembers { name, member in
        guard let value = JSONValue(member, depth: depth + 1) else { return false }
        return members.updateValue(value, forKey: name) == nil
      }
      guard isObject else { return nil }
      self = .object(members)
    }
  }
}
