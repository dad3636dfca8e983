/// Device capabilities that all devices have which run an app.
package enum ImpliedCapabilities {
  /// The first version of iOS all of whose devices have the capability.
  ///
  /// Every iPhone, iPad and iPod touch has Wi-Fi and an accelerometer. iOS 11 requires an A7, with which Metal and OpenGL ES
  /// 3.0 came; all devices of iOS 10 have Bluetooth 4.0. Sources: Apple, `UIRequiredDeviceCapabilities`, and the lists of
  /// devices that each version supports.
  private static let firstVersions = ["accelerometer": 1, "bluetooth-le": 10, "metal": 11, "opengles-3": 11, "wifi": 1]

  /// Returns whether all devices that run an app for iOS from the major version `minimum` on have the capability.
  package static func contains(_ name: String, minimum: Int?) -> Bool {
    firstVersions[name].map { $0 <= (minimum ?? 1) } ?? false
  }
}
