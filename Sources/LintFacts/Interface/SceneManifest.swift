import AppProject
import CodeScanning
import ProjectFiles
import PropertyList

/// The scenes of an app, as its Info.plist declares them.
package enum SceneManifest {
  /// The key of the manifest.
  package static let key = "UIApplicationSceneManifest"
  /// The key of the configurations in it.
  package static let configurationsKey = "UISceneConfigurations"
  /// The key of the class of a configuration's delegate.
  package static let delegateKey = "UISceneDelegateClassName"

  /// What only apps of SwiftUI mention, whose scenes have a delegate of the system.
  package static let namesOfSwiftUI: Set = [
    "DocumentGroup", "ImmersiveSpace", "UIApplicationDelegateAdaptor", "WindowGroup",
  ]

  /// Returns whether a manifest has no configuration of any scene.
  package static func isEmpty(_ manifest: Node) -> Bool {
    guard let configurations = manifest.value(forKey: configurationsKey) else { return true }
    return configurations.kind == .dictionary && configurations.children.isEmpty
  }

  /// Returns the configurations of a manifest, with the entries of their roles, in the order of the file.
  package static func configurations(_ manifest: Node?) -> [(role: DictionaryEntry, configuration: Node)] {
    guard let roles = manifest?.value(forKey: configurationsKey), roles.kind == .dictionary else { return [] }
    return roles.entries.flatMap { role -> [(role: DictionaryEntry, configuration: Node)] in
      guard let list = role.value, list.kind == .array else { return [] }
      return list.children.filter { $0.kind == .dictionary }.map { (role, $0) }
    }
  }

  /// Returns the names, as an Info.plist writes them, of the classes that are delegates of scenes; without any, where code mentions
  /// the protocol (`isMentioned`), of those that are called like one.
  package static func delegateClasses(_ code: CodeUsage, isMentioned: Bool) -> [String] {
    let adopting = Set(code[.sceneDelegate].map(\.name))
    let called = isMentioned ? Set(code.namedClasses.filter { $0.hasSuffix("SceneDelegate") }) : []
    return (adopting.isEmpty ? called : adopting).sorted().map {
      $0.hasPrefix(".") ? "$(PRODUCT_MODULE_NAME)\($0)" : $0
    }
  }

  /// Returns a manifest whose scenes all have one delegate.
  package static func value(delegate name: String) -> PropertyListValue {
    .dictionary([
      .init(key: "UIApplicationSupportsMultipleScenes", value: .boolean(false)),
      .init(
        key: configurationsKey,
        value: .dictionary([
          .init(
            key: "UIWindowSceneSessionRoleApplication",
            value: .array([
              .dictionary([
                .init(key: "UISceneConfigurationName", value: .string("Default Configuration")),
                .init(key: delegateKey, value: .string(name)),
              ])
            ])
          )
        ])
      ),
    ])
  }
}
