import BuildDescriptions
import CodeScanning

/// Reads the plugins that the `config.xml` of a Cordova app names, which are restored from there.
///
/// Source: Apache Cordova's documentation, "Config.xml" (`plugin`).
enum CordovaConfiguration {
  static func dependencies(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [Dependency] {
    guard let widget = ElementScanner.scan(Array(bytes)), widget.name == "widget" else { return [] }
    var finder = EvidenceFinder(bytes, path: path)
    return widget.all("plugin").compactMap { plugin in
      guard let name = plugin.attributes["name"] else { return nil }
      return Dependency(
        name: name,
        version: plugin.attributes["spec"],
        kind: .cordovaPlugin,
        isDirect: true,
        evidence: finder.evidence(at: plugin.openRange)
      )
    }
  }
}
