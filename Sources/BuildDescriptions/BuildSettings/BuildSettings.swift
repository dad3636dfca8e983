import ProjectFiles

/// The build settings of one target in one configuration.
///
/// They lie in layers, from those that Xcode sets by itself to those of the target; a higher one hides a lower one,
/// whose value `$(inherited)` inserts. A setting with a condition hides the one without in its layer if the condition is met;
/// only the build can evaluate some (an architecture), and those of an SDK if it is not chosen.
package struct BuildSettings: Sendable, Hashable {
  /// What one layer has for a name.
  private struct Layer: Sendable, Hashable {
    /// The value without conditions.
    var plain: String?
    /// The values by condition, such as `[sdk=iphoneos*]`, in the order of the layer.
    private(set) var conditional: [Conditional] = []

    /// A value that counts if a condition is met.
    struct Conditional: Sendable, Hashable {
      let condition: SettingCondition
      let value: String
    }

    /// Adds a value after the others, instead of one with the same condition.
    mutating func add(_ value: String, under condition: SettingCondition) {
      conditional.removeAll { $0.condition == condition }
      conditional.append(Conditional(condition: condition, value: value))
    }

    /// Returns the value under the last condition that `isMet` takes: a later setting replaces an earlier one.
    func value(where isMet: (SettingCondition) -> Bool) -> String? {
      conditional.last { isMet($0.condition) }?.value
    }
  }

  /// What the layers have for each name, from the lowest to the highest.
  private var values: [String: [Layer]] = [:]
  /// The SDK for which the build is; nil if it is open.
  var sdk: String?
  /// Whether a file of settings could not be read, so that a name that nothing sets may be set there.
  var lacksFiles = false
  /// Whether one of them is not known to be written by a tool that sets nothing of a bundle.
  var lacksOwnFiles = false
  /// The settings whose places are known, from the lowest layer to the highest.
  private(set) var located: [BuildSetting] = []
  /// The settings of which a layer has a value that became too long.
  private(set) var cutOff: Set<String> = []

  /// Makes settings without layers.
  init() {}

  /// All names that are set, in no order.
  package var names: Set<String> { Set(values.keys) }

  /// Puts a layer on top; of settings with one name the last counts.
  package mutating func add(_ layer: some Sequence<BuildSetting>) {
    var last: [String: Layer] = [:]
    for setting in layer {
      if setting.evidence != nil { located.append(setting) }
      if setting.conditions.isEmpty {
        // A file may use its own earlier value: `FLAGS = $(inherited) -x`.
        let value = setting.value.replacingInherited(by: last[setting.name]?.plain)
        // A value that refers to itself is unknown, as one is that became too long.
        let isShort = value.utf8.count <= SettingExpansion.lengthLimit
        if !isShort { cutOff.insert(setting.name) }
        last[setting.name, default: Layer()].plain = isShort ? value : "$(\(setting.name))"
      } else {
        last[setting.name, default: Layer()].add(setting.value, under: SettingCondition(setting.conditions))
      }
    }
    for (name, layer) in last { values[name, default: []].append(layer) }
  }

  /// Returns whether a layer sets `name`, with or without conditions.
  package func contains(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of a setting with all variables in it replaced.
  ///
  /// Unknown if no layer sets it, a variable in it is unknown, or its values differ by conditions.
  package func value(of name: String) -> ExpandedText {
    var expansion = SettingExpansion(self)
    return expansion.value(of: name)
  }

  /// Returns the limit that makes the value of a setting unknown; nil if none does.
  func reachedLimit(of name: String) -> (kind: ReachedLimit.Kind, limit: Int)? {
    var expansion = SettingExpansion(self)
    _ = expansion.value(of: name)
    return expansion.reached
  }

  /// Returns the value of a setting with its place and certainty: `read` if the topmost layer contains it literally.
  ///
  /// Nil if its value is unknown or empty. Linear in the settings with known places.
  package func fact(of name: String) -> Fact<String>? {
    guard let text = value(of: name).text, !text.isEmpty else { return nil }
    let isWritten = layers(of: name)?.last == text
    return Fact(text, isWritten ? .read : .derived, .setting(name, located.last { $0.name == name }?.evidence))
  }

  /// Returns `text` with its variables replaced.
  package func expand(_ text: String) -> ExpandedText {
    var expansion = SettingExpansion(self)
    return expansion.expand(text, inherited: nil)
  }

  /// Returns the written values of a setting from the lowest layer to the highest; nil if nothing sets it or only the build
  /// determines which ones apply.
  func layers(of name: String) -> [String]? {
    guard let layers = values[name] else { return nil }
    // Nearly all settings are without conditions.
    guard layers.contains(where: { !$0.conditional.isEmpty }) else { return visible(layers, under: nil) }
    let conditions = Set(layers.flatMap { $0.conditional.map(\.condition) }).filter { isOpen($0) }
    let variants = Set(([nil] + conditions).map { visible(layers, under: $0) }.filter { !$0.isEmpty })
    return variants.count == 1 ? variants.first : nil
  }

  /// Returns the values that count if `condition` is met, and no other open one, down to the first that inherits nothing.
  private func visible(_ layers: [Layer], under condition: SettingCondition?) -> [String] {
    let values = layers.compactMap { layer in
      condition.flatMap { wanted in layer.value { $0 == wanted } } ?? layer.value(where: isMet) ?? layer.plain
    }
    return Array(values.suffix(from: values.lastIndex { !$0.inherits } ?? values.startIndex))
  }

  /// Whether only the build determines if the condition is met.
  private func isOpen(_ condition: SettingCondition) -> Bool {
    condition.isMet(sdk: sdk, configuration: configuration) == nil
  }

  private func isMet(_ condition: SettingCondition) -> Bool {
    condition.isMet(sdk: sdk, configuration: configuration) ?? false
  }

  private var configuration: String? { values["CONFIGURATION"]?.last?.plain }
}

extension String {
  /// Whether it inserts the value of the layer below.
  ///
  /// Most values have no variable at all, which is cheap to see.
  var inherits: Bool {
    utf8.contains(UInt8(ascii: "$")) && (contains("(inherited)") || contains("{inherited}"))
  }

  /// The text with `$(inherited)` replaced if there is a value to inherit.
  fileprivate func replacingInherited(by value: String?) -> String {
    guard let value, inherits else { return self }
    return ["$(inherited)", "${inherited}"].reduce(self) { text, variable in
      text.split(separator: variable, omittingEmptySubsequences: false).joined(separator: value)
    }
  }
}
