/// What a project switches on or off in packages that serve many purposes.
///
/// Such packages need a purpose string only for what is switched on.
struct DependencySwitches: Sendable, Hashable {
  /// Something that is switched on, and where.
  struct Switch: Sendable, Hashable {
    /// Its name: `PERMISSION_CAMERA`, `Camera`.
    var name: String
    /// Where it stands.
    var evidence: Evidence
  }

  /// The macros that `permission_handler` is compiled with, from the Podfile.
  var permissionMacros: [Switch] = []
  /// The handlers of `react-native-permissions`, from `setup_permissions` in the Podfile or from `package.json`.
  var permissionHandlers: [Switch] = []
  /// The parts of `file_picker` that the Podfile leaves out, such as `PICKER_MEDIA`.
  var omittedPickers: Set<String> = []

  /// Makes switches of a project without any.
  init() {}

  /// Adds those of another file.
  mutating func add(_ other: DependencySwitches) {
    permissionMacros += other.permissionMacros
    permissionHandlers += other.permissionHandlers
    omittedPickers.formUnion(other.omittedPickers)
  }

  /// Reads those in the bytes of a file called `Podfile` or `package.json`; nil for other files.
  ///
  /// Linear.
  static func read(_ contents: [UInt8], path: String) -> DependencySwitches? {
    switch FilePath.name(path) {
    case "Podfile": PodfileSwitches.read(contents, path: path)
    case "package.json": handlers(inPackageJSON: contents, path: path)
    default: nil
    }
  }

  private static func handlers(inPackageJSON contents: [UInt8], path: String) -> DependencySwitches {
    contents.withUnsafeBufferPointer { bytes in
      var switches = DependencySwitches()
      var finder = EvidenceFinder(bytes, path: path)
      var walker = JSONWalker(bytes)
      while let step = walker.next() {
        guard case .string(let name) = step, walker.isAt("reactNativePermissionsIOS", nil) else { continue }
        switches.permissionHandlers.append(
          Switch(name: String(decoding: bytes[name], as: UTF8.self), evidence: finder.evidence(at: name))
        )
      }
      return switches
    }
  }
}
