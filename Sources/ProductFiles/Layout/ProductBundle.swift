import ProjectFiles
import PropertyList

/// A bundle of a product as it was built: an app, an extension, a framework or resources.
package struct ProductBundle: Sendable {
  /// What a bundle is.
  package enum Kind: Sendable, CaseIterable {
    case app
    case appClip
    case watchApp
    case appExtension
    case framework
    case xpcService
    case systemExtension
    /// A bundle with resources, on macOS also one with code.
    case resources

    /// Whether the system starts it as a program of its own.
    package var isProgram: Bool {
      switch self {
      case .app, .appClip, .watchApp, .appExtension, .xpcService, .systemExtension: true
      case .framework, .resources: false
      }
    }

    /// Returns the kind of the bundle at a path; nil for other folders.
    init?(path: String, name: String) {
      let folder = ProductTree.name(ProductTree.folder(path))
      switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
      case "app": self = folder == "Watch" ? .watchApp : folder == "AppClips" ? .appClip : .app
      case "appex": self = .appExtension
      case "framework": self = .framework
      case "xpc": self = .xpcService
      case "systemextension": self = .systemExtension
      case "bundle", "plugin": self = .resources
      default: return nil
      }
    }
  }

  /// Its path from the top of the product; "" if it is the product.
  package let path: String
  /// The path of the bundle around it; nil at the top.
  package let parent: String?
  /// Its name with its extension.
  package let name: String
  /// What it is.
  package let kind: Kind
  /// The path of its Info.plist; nil if there is none.
  package let infoPlistPath: String?
  /// What is in its Info.plist; nil if there is none or it cannot be read.
  package let infoPlist: PropertyListValue?
  /// The path of its executable by its Info.plist or its name, whether or not it is there; nil for resources without one.
  package let executablePath: String?
  /// Its executable; nil if there is none.
  package let executable: ProductBinary?
  /// The path of the folder with its contents and its seal.
  package let contentsPath: String
  /// The path of the folder with its resources.
  package let resourcesPath: String
  /// The path of its privacy manifest; nil if there is none.
  package let privacyManifestPath: String?
  /// The path of its provisioning profile; nil if there is none.
  package let profilePath: String?
  /// Its provisioning profile; nil if there is none or it cannot be read.
  package let profile: ProvisioningProfile?

  /// Whether it is a framework whose code becomes part of the executables that are linked with it.
  package var isOnlyLinked: Bool { kind == .framework && executable?.file?.kind == .archive }

  /// The identifier in its Info.plist.
  package var identifier: String? { infoPlist?["CFBundleIdentifier"]?.text }
}

/// A file of a product with code.
package struct ProductBinary: Sendable {
  /// Its path from the top of the product, with links followed.
  package let path: String
  /// What is in it; nil if it cannot be read.
  package let file: MachOFile?
  /// Why it cannot be read.
  package let failure: MachOFailure?

  /// The hash of the whole file (SHA-256), which seals of bundles around it have; nil where there are none.
  let hash: [UInt8]?

  /// The images in it.
  package var images: [MachOImage] { file?.images ?? [] }

  /// The signature of the first image that has one; nil without.
  package var signature: CodeSignature? { images.firstResult { $0.signature.flatMap(CodeSignature.init) } }

  /// Reads a file; its hash is made if `isSealed`.
  init(path: String, bytes: [UInt8], isSealed: Bool) {
    self.path = path
    hash = isSealed ? bytes.withUnsafeBufferPointer(SHA256.bytes) : nil
    do throws(MachOFailure) {
      (file, failure) = (try MachOFile(bytes, comparesCode: true), nil)
    } catch { (file, failure) = (nil, error) }
  }
}
