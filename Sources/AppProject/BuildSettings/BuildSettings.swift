/// The build settings of one target in one configuration.
///
/// They lie in layers, from those that Xcode sets by itself to those of the target; a higher one hides a lower one, whose
/// value `$(inherited)` brings back. Settings with conditions count only where no other gives the name, since a condition
/// (an SDK, an architecture) is for the build to judge.
struct BuildSettings: Sendable, Hashable {
  /// The values of each name without conditions, from the lowest layer to the highest.
  private var values: [String: [String]] = [:]
  /// The names that are set under conditions alone or as well, with their values.
  private var conditional: [String: [String]] = [:]
  /// The settings whose places are known, from the lowest layer to the highest.
  private(set) var located: [BuildSetting] = []

  /// Settings of no layer.
  init() {}

  /// All names that are set, in no order.
  var names: Set<String> { Set(values.keys).union(conditional.keys) }

  /// Puts a layer on top; of settings with one name the last counts.
  mutating func add(_ layer: some Sequence<BuildSetting>) {
    var last: [String: String] = [:]
    for setting in layer {
      if setting.evidence != nil { located.append(setting) }
      if setting.conditions.isEmpty {
        // A file may build on what it said before: `FLAGS = $(inherited) -x`.
        last[setting.name] = setting.value.replacingInherited(by: last[setting.name])
      } else {
        conditional[setting.name, default: []].append(setting.value)
      }
    }
    for (name, value) in last { values[name, default: []].append(value) }
  }

  /// Returns whether a layer sets `name`, be it under conditions.
  func contains(_ name: String) -> Bool { values[name] != nil || conditional[name] != nil }

  /// Returns the value of a setting with all variables in it replaced.
  ///
  /// Unknown where nothing sets it, where a variable in it is unknown, or where its values differ by conditions.
  func value(of name: String) -> ExpandedText {
    var expansion = SettingExpansion(self)
    return expansion.value(of: name)
  }

  /// Returns the value of a setting with its place and how it is known: read where the topmost layer writes it out.
  ///
  /// Nil where its value is unknown or empty. Linear in the settings with known places.
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

  /// Returns the written values of a setting from the lowest layer to the highest; nil where only the build knows which one
  /// counts.
  func layers(of name: String) -> [String]? {
    let plain = values[name] ?? []
    let others = Set(conditional[name] ?? [])
    // With a condition that holds for some builds, the plain value is one possibility of several.
    if others.isEmpty { return plain.isEmpty ? nil : plain }
    return plain.isEmpty && others.count == 1 ? Array(others) : nil
  }
}

extension String {
  /// The text with `$(inherited)` replaced where there is something to inherit.
  fileprivate func replacingInherited(by value: String?) -> String {
    guard let value else { return self }
    return ["$(inherited)", "${inherited}"].reduce(self) { text, variable in
      text.split(separator: variable, omittingEmptySubsequences: false).joined(separator: value)
    }
  }
}
