import CodeScanning
import KeyCatalog

/// Reads `package.json`: the dependencies of a JavaScript project, without those of development that have no code for the app.
///
/// React Native, Expo and Capacitor link what is a package of theirs, whatever list has it (`findDependencies` of
/// `@react-native-community/cli-config`, `getDependencies` of `@capacitor/cli`, `scanDependencies` of `expo-modules-autolinking`).
enum PackageJSON {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    var finder = EvidenceFinder(bytes, path: path)
    var walker = JSONWalker(bytes)
    var dependencies: [Dependency] = []
    func add(_ kind: Dependency.Kind, version: Range<Int>?) {
      guard let key = walker.keys.last else { return }
      dependencies.append(
        Dependency(
          name: String(decoding: bytes[key], as: UTF8.self),
          version: version.map { String(decoding: bytes[$0], as: UTF8.self) },
          kind: kind,
          isDirect: true,
          evidence: finder.evidence(at: key)
        )
      )
    }
    while let step = walker.next() {
      switch step {
      case .string(let version) where walker.isAt("dependencies", nil): add(.npm, version: version)
      // Cordova keeps its platforms there, too, whose code is in the app.
      case .string(let version) where walker.isAt("devDependencies", nil) && isKnown(walker.keys.last, bytes):
        add(.npm, version: version)
      // Cordova writes its plugins there, with their variables.
      case .open where walker.isAt("cordova", "plugins", nil): add(.cordovaPlugin, version: nil)
      default: break
      }
    }
    return dependencies
  }

  private static func isKnown(_ name: Range<Int>?, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = name.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    return name == "cordova-ios" || KeyCatalog.javaScriptPackage(name)?.name == name
  }
}
