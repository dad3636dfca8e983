/// The files that name dependencies.
package enum DependencyFile: String, Sendable, CaseIterable {
  case podfileLock = "Podfile.lock"
  case packageResolved = "Package.resolved"
  case pubspecLock = "pubspec.lock"
  case pubspecYAML = "pubspec.yaml"
  case packageJSON = "package.json"
  case packageLock = "package-lock.json"
  case yarnLock = "yarn.lock"
  case cartfileResolved = "Cartfile.resolved"
  case configXML = "config.xml"

  /// Recognizes the file by its name; nil for other files.
  package init?(fileName: String) {
    self.init(rawValue: fileName)
  }

  /// The files that request libraries, and their lock files.
  package static let requests = [
    ("Podfile", "Podfile.lock"), ("Cartfile", "Cartfile.resolved"), ("pubspec.yaml", "pubspec.lock"),
  ]

  /// The lock file that says more, if there is one.
  package var lock: DependencyFile? { self == .pubspecYAML ? .pubspecLock : nil }

  /// Returns the dependencies in the bytes of such a file, in their order; unreadable entries are ignored.
  ///
  /// Linear.
  package func dependencies(in contents: [UInt8], path: String) -> [Dependency] {
    contents.withUnsafeBufferPointer { bytes in
      switch self {
      case .podfileLock: PodfileLock.dependencies(in: bytes, path: path)
      case .packageResolved: PackageResolved.dependencies(in: bytes, path: path)
      case .pubspecLock: PubspecLock.dependencies(in: bytes, path: path)
      case .pubspecYAML: PubspecYAML.dependencies(in: bytes, path: path)
      case .packageJSON: PackageJSON.dependencies(in: bytes, path: path)
      case .packageLock: PackageLock.dependencies(in: bytes, path: path)
      case .yarnLock: YarnLock.dependencies(in: bytes, path: path)
      case .configXML: CordovaConfiguration.dependencies(in: bytes, path: path)
      case .cartfileResolved: CartfileResolved.dependencies(in: bytes, path: path)
      }
    }
  }
}
