import ProjectFiles

/// The files that name dependencies.
package enum DependencyFile: Sendable, CaseIterable {
  case podfileLock, packageResolved, pubspecLock, pubspecYAML, packageJSON, packageLock, yarnLock, pnpmLock, bunLock
  case cartfileResolved, configXML

  /// Recognizes the file by its name; nil for other files.
  package init?(fileName: String) {
    guard let file = Self.allCases.first(where: { $0.fileName == fileName }) else { return nil }
    self = file
  }

  /// Its name.
  package var fileName: String {
    switch self {
    case .podfileLock: "Podfile.lock"
    case .packageResolved: "Package.resolved"
    case .pubspecLock: "pubspec.lock"
    case .pubspecYAML: ProjectFormat.flutter.name
    case .packageJSON: ProjectFormat.npm.name
    case .packageLock: "package-lock.json"
    case .yarnLock: "yarn.lock"
    case .pnpmLock: "pnpm-lock.yaml"
    case .bunLock: "bun.lock"
    case .cartfileResolved: "Cartfile.resolved"
    case .configXML: ProjectFormat.cordova.name
    }
  }

  /// The files that request libraries, and their lock files.
  package static let requests = [
    (ProjectFormat.cocoaPods.name, podfileLock.fileName), ("Cartfile", cartfileResolved.fileName),
    (pubspecYAML.fileName, pubspecLock.fileName),
  ]

  /// The lock file of Bun that is not read.
  package static let binaryLock = "bun.lockb"

  /// The lock files of packages of npm, of which a repository has one for all its apps.
  package static let packageLocks: [DependencyFile] = [.packageLock, .yarnLock, .pnpmLock, .bunLock]

  /// The lock file with more facts, if there is one.
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
      case .pnpmLock: PNPMLock.dependencies(in: bytes, path: path)
      case .bunLock: BunLock.dependencies(in: bytes, path: path)
      case .configXML: CordovaConfiguration.dependencies(in: bytes, path: path)
      case .cartfileResolved: CartfileResolved.dependencies(in: bytes, path: path)
      }
    }
  }
}
