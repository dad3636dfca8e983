/// The names that the settings of a package's target define for conditions in its code.
package struct PackageSettings: Sendable, Hashable {
  /// A name that `.define` sets.
  struct Definition: Sendable, Hashable {
    let name: String
    /// The value of a macro; nil if none is written.
    let value: String?
    /// The configuration that has it, `debug` or `release`; nil for both.
    let configuration: String?
  }

  /// The definitions that hold in some configuration, whatever the platform.
  let definitions: [Definition]
  /// Whether there are no others.
  package let isComplete: Bool

  /// Reads the declaration of a target.
  init(_ call: SwiftExpression, _ constants: SwiftConstants) {
    let lists = ["swiftSettings", "cSettings", "cxxSettings"].compactMap { call[$0] }
    let items = lists.map { constants.resolve($0)?.array }
    let defines = items.compactMap(\.self).joined().filter { $0.member == "define" }
    let read = defines.map { Self.definition($0, constants) }
    definitions = read.compactMap(\.self)
    isComplete = items.allSatisfy { $0 != nil } && read.allSatisfy { $0 != nil }
  }

  /// Reads `.define("NAME", to: "1", .when(configuration: .debug))`; nil if only the compiler determines it.
  private static func definition(_ call: SwiftExpression, _ constants: SwiftConstants) -> Definition? {
    let arguments = call.arguments ?? []
    guard let first = arguments.first, let name = constants.text(first.value) else { return nil }
    let condition = arguments.dropFirst().map(\.value).first { $0.member == "when" }
    let configuration = condition.flatMap { $0["configuration"]?.member }
    // The platforms of a condition are not read.
    guard condition == nil || configuration != nil && condition?["platforms"] == nil else { return nil }
    return Definition(name: name, value: constants.text(call["to"]), configuration: configuration)
  }
}
