import ProjectFiles

/// Finds the targets that other descriptions than Xcode projects declare.
public enum ProjectReaders {
  /// Returns the targets that the files of a format in a folder declare, and notes what was not read.
  typealias Reader = @Sendable (String, any FileAccess, ReachedLimits) -> [ProjectTarget]

  /// The reader of each format that declares targets, in their order.
  static let readers: [(format: ProjectFormat, read: Reader)] = [
    (.xcodeGen, { XcodeGenReader.targets(in: $0, $1, $2) }),
    (.tuist, { TuistReader.targets(in: $0, $1, $2) }),
    (.swiftPackage, { root, files, _ in SwiftPackageReader.targets(in: root, files) }),
    (.expo, { ExpoReader.targets(in: $0, $1, $2) }),
    (.cordova, { root, files, _ in CordovaReader.targets(in: root, files) }),
    (.nativeScript, { root, files, _ in NativeScriptReader.targets(in: root, files) }),
    (.dotNet, { root, files, _ in MAUIReader.targets(in: root, files) }),
    (.tauri, { root, files, _ in TauriReader.targets(in: root, files) }),
    (.electronBuilder, { root, files, _ in ElectronReader.targets(in: root, files) }),
    (.bazel, { root, files, _ in BazelReader.targets(in: root, files) }),
  ]

  /// Returns the targets that descriptions in the folder `root` declare, sorted by reader; invalid ones declare none.
  ///
  /// Linear in the descriptions, whose size is bounded. If Expo has already made an Xcode project, that takes
  /// precedence and it declares no targets.
  public static func targets(in root: String, files: any FileAccess) -> [ProjectTarget] {
    targets(in: root, files: files, ReachedLimits())
  }

  /// Returns the targets in the same way, and notes in `limits` what was not read.
  package static func targets(in root: String, files: any FileAccess, _ limits: ReachedLimits) -> [ProjectTarget] {
    readers.flatMap { $0.read(root, files, limits) }
  }

  /// Joins the targets of Xcode projects with those of the descriptions that such projects are made from.
  ///
  /// Of two with one name in one folder, the project determines what is built, and the description its keys and where
  /// new ones go.
  public static func joined(xcode: [ProjectTarget], described: [ProjectTarget]) -> [ProjectTarget] {
    var rest = described
    let joined = xcode.map { target in
      let folder = FilePath.folder(FilePath.folder(target.declaredIn))
      guard
        let index = rest.firstIndex(where: { $0.name == target.name && FilePath.folder($0.declaredIn) == folder })
      else { return target }
      return target.described(by: rest.remove(at: index))
    }
    return joined + rest
  }
}

extension ProjectTarget {
  /// Returns the target of an Xcode project with the facts of the description that it is made from.
  fileprivate func described(by other: ProjectTarget) -> ProjectTarget {
    var target = self
    target.generatedKeys = other.generatedKeys
    target.generatorDefaults = other.generatorDefaults
    target.entitlementInsertions = other.entitlementInsertions
    target.knowsEntitlements = other.knowsEntitlements
    target.suppliesUnknownKeys = other.suppliesUnknownKeys
    if membership?.isEmpty ?? true { target.membership = other.membership }
    if embeds.isEmpty { target.embeds = other.embeds }
    // The settings of the project are written by the generator too.
    if keySource?.isGenerated == true || other.keySource?.isGenerated == true {
      target.keySource = other.keySource
      target.insertions = other.insertions
    }
    return target
  }
}
