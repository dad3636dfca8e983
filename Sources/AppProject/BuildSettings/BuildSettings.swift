/// The build settings of one target in one configuration.
///
/// They lie in layers, from those that Xcode sets by itself to those of the target; a higher one hides a lower one,
/// whose value `$(inherited)` inserts. Settings with conditions count only if no other sets the name, since only the
/// build can evaluate a condition (an SDK, an architecture).
struct BuildSettings: Sendable, Hashable {
  /// The values of each name without conditions, from the lowest layer to the highest.
  private var values: [String: [String]] = [:]
  /// The names that are set under conditions, with their values.
  private var conditional: [String: [String]] = [:]
  /// The settings whose places are known, from the lowest layer to the highest.
  private(set) var located: [BuildSetting] = []

  /// Makes settings without layers.
  init() {}

  /// All names that are set, in no order.
  var names: Set<String> { Set(values.keys).union(conditional.keys) }

  /// Puts a layer on top; of settings with one name the last counts.
  mutating func add(_ layer: some Sequence<BuildSetting>) {
    var last: [String: String] = [:]
    for setting in layer {
      if setting.evidence != nil { located.append(setting) }
      if setting.conditions.isEmpty {
        // A file may use its own earlier value: `FLAGS = $(inherited) -x`.
        last[setting.name] = setting.value.replacingInherited(by: last[setting.name])
      } else {
        conditional[setting.name, default: []].append(setting.value)
      }
    }
    for (name, value) in last { values[name, default: []].append(value) }
  }

  /// Returns whether a layer sets `name`, with or without conditions.
  func contains(_ name: String) -> Bool { values[name] != nil || conditional[name] != nil }

  /// Returns the value of a setting with all variables in it replaced.
  ///
  /// Unknown if no layer sets it, a variable in it is unknown, or its values differ by conditions.
  func value(of name: String) -> ExpandedText {
    var expansion = SettingExpansion(self)
    return expansion.value(of: name)
  }

  /// Returns the value of a setting with its place and certainty: `read` if the topmost layer contains it literally.
  ///
  /// Nil if its value is unknown or empty. Linear in the settings with known places.
  func fact(of name: String) -> Fact<String>? {
    guard let text = value(of: name).text, !text.isEmpty else { return nil }
    let isWritten = layers(of: name)?.last == text
    return Fact(text, isWritten ? .read : .derived, .setting(name, located.last { $0.name == name }?.evidence))
  }

  /// Returns `text` with its variables replaced.
  func expand(_ text: String) -> ExpandedText {
    var expansion = SettingExpansion(self)
    return expansion.expand(text, inherited: nil)
  }

  /// Returns the written values of a setting from the lowest layer to the highest; nil if only the build knows which
  /// one applies.
  func layers(of name: String) -> [String]? {
    let plain = values[name] ?? []
    let others = Set(conditional[name] ?? [])
    // If a condition is met in some builds, the plain value is one of several.
    if others.isEmpty { return plain.isEmpty ? nil : plain }
    return plain.isEmpty && others.count == 1 ? Array(others) : nil
  }
}

extension String {
  /// The text with `$(inherited)` replaced if there is a value to inherit.
  fileprivate func replacingInherited(by value: String?) -> String {
    guard let value else { return self }
    return ["$(inherited)", "${inherited}"].reduce(self) { text, variable in
      text.split(separator: variable, omittingEmptySubsequences: false).joined(separator: value)
    }
  }
}
