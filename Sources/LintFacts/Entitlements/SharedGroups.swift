import BuildDescriptions
import ProjectFiles
import PropertyList
import SourceText

/// The names of groups and containers that an app and the bundles inside it share.
package enum SharedGroups {
  package static let appGroups = "com.apple.security.application-groups"
  package static let keychainGroups = "keychain-access-groups"

  /// The entitlements whose items are containers of iCloud.
  package static let containerLists = [
    "com.apple.developer.icloud-container-identifiers", "com.apple.developer.ubiquity-container-identifiers",
  ]

  /// The entitlements whose items are such names.
  package static let lists = [appGroups, keychainGroups] + containerLists

  /// What stands for the team identifier in names that are compared.
  private static let team = "$team."
  private static let teamVariables = [
    "$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)", "${AppIdentifierPrefix}", "${TeamIdentifierPrefix}",
    "$(DEVELOPMENT_TEAM).", "${DEVELOPMENT_TEAM}.",
  ]
  private static let identifierVariables = ["$(CFBundleIdentifier)", "${CFBundleIdentifier}"]

  /// Returns the items of a list that are texts.
  package static func items(of document: Document, _ list: String) -> [Node] {
    guard let value = document.rootDictionary?.value(forKey: list), value.kind == .array else { return [] }
    return value.children.filter { $0.kind == .string }
  }

  /// Returns what a name is in a configuration, with a mark for any team identifier; nil if only the build determines it.
  package static func name(_ text: String, in configuration: TargetConfiguration) -> String? {
    let prefix = teamVariables.first { text.hasPrefix($0) }
    var rest = prefix.map { String(text.dropFirst($0.count)) } ?? text
    var isOfTeam = prefix != nil
    if !isOfTeam, TeamPrefix.begins(rest) {
      rest = String(rest.dropFirst(11))
      isOfTeam = true
    }
    for variable in identifierVariables where rest.contains(variable) {
      guard let identifier = configuration.bundleIdentifier.text else { return nil }
      rest = rest.split(separator: variable, omittingEmptySubsequences: false).joined(separator: identifier)
    }
    return configuration.expand(rest).text.map { isOfTeam ? team + $0 : $0 }
  }

  /// Returns the bundle identifier that an application identifier names, with or without a team; nil if only the build determines it.
  package static func identifier(_ text: String, in configuration: TargetConfiguration) -> String? {
    name(text, in: configuration).map { $0.hasPrefix(team) ? String($0.dropFirst(team.count)) : $0 }
  }

  /// Returns the group of the keychain that each bundle with a known identifier has without an entitlement.
  package static func ownKeychainGroup(of configuration: TargetConfiguration) -> String? {
    configuration.bundleIdentifier.text.map { team + $0 }
  }

  /// Returns whether a name has a variable other than that of the team.
  package static func hasVariable(_ text: String) -> Bool {
    let rest = teamVariables.first { text.hasPrefix($0) }.map { text.dropFirst($0.count) } ?? text[...]
    return rest.contains("$(") || rest.contains("${")
  }
}
