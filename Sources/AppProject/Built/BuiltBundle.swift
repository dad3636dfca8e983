import ProductFiles

/// What a build made of a bundle, besides the texts in it.
public struct BuiltBundle: Sendable, Hashable {
  /// The product that holds it.
  package var product: BuiltProduct
  /// What it is.
  package var kind: ProductBundle.Kind
  /// Its path in the product, from the outermost bundle on, as App Store Connect names it.
  package var path: String
  /// Its executable; nil if there is none.
  package var executable: BuiltCode?
  /// The images of the program around it that loads it or starts it; empty for a program of its own.
  package var hostSlices: [BuiltSlice] = []
  /// The path of an executable that is not there.
  package var missingExecutable: String?
  /// Its provisioning profile; nil without one.
  package var profile: ProvisioningProfile?
  /// The certificates in the profile.
  package var profileCertificates: [Certificate] = []
  /// The files with code in it, outside of inner bundles with an Info.plist, that no device loads from where they are, sorted.
  package var strayCode: [BuiltCode] = []
  /// The paths of bundles and of folders for them in a bundle that may hold none, sorted.
  package var strayBundles: [String] = []
  /// The images in its asset catalog; nil if there is none that can be read.
  package var images: [CatalogImage]?
  /// The Objective-C selectors that the code of an App Clip sends.
  package var selectors: Set<String> = []
  /// The purpose strings that a program must have which is linked with a framework, each with what needs it.
  package var neededKeys: [String: String] = [:]
  /// The categories of API for which such a program must give reasons, since the library has no manifest; each with an API.
  package var neededReasons: [String: String] = [:]
  /// The libraries of a framework for several systems, by their paths in it; empty for others.
  package var libraries: [String: BuiltCode] = [:]
  /// Whether the publisher signed a framework for several systems.
  package var isSealed = true

  /// What is not as it was signed, by paths from the outermost bundle on; what inner bundles report is left out.
  package var brokenSeal = BrokenSeal()

  /// Makes the facts about a bundle with an executable of its own name.
  package init(
    _ path: String = "Cellar.app",
    _ kind: ProductBundle.Kind = .app,
    in product: BuiltProduct = BuiltProduct(),
    slices: [BuiltSlice] = [BuiltSlice()],
    signature: BuiltSignature? = BuiltSignature()
  ) {
    (self.path, self.kind, self.product) = (path, kind, product)
    let name = ProductTree.name(path).split(separator: ".").first.map(String.init) ?? ""
    executable = BuiltCode(path: "\(path)/\(name)", slices: slices, signature: signature)
  }

  /// Whether it is part of an app for devices, not for simulators or the Mac.
  package var isForDevices: Bool { product.isForDevices }

  /// Whether it is part of an app for devices that was signed to be installed or uploaded.
  ///
  /// An archive of Xcode is signed anew when it is exported, and a folder is often part of one.
  package var isExported: Bool { isForDevices && product.kind == .appPackage }

  /// Returns the executable of a program for the Mac and its signature if that is for apps of `channel`.
  package func signedForMac(_ channel: BuiltSignature.Channel) -> (code: BuiltCode, signature: BuiltSignature)? {
    guard product.isForMac, kind.isProgram, let executable, let signature = executable.signature,
      signature.isFor(channel)
    else { return nil }
    return (executable, signature)
  }

  /// Whether it is a framework for several systems.
  package var isXCFramework: Bool { path.hasSuffix(".xcframework") }

  /// Its name.
  package var name: String { ProductTree.name(path) }
}

/// A product as a whole.
package struct BuiltProduct: Sendable, Hashable {
  /// What it is.
  package var kind = Product.Kind.appPackage
  /// The system that its app, or else its first bundle, was built for.
  package var platform: MachOPlatform? = .iOS
  /// Whether it holds an app.
  package var hasApp = true
  /// Whether a certificate signed the app.
  package var isSigned = true
  /// Who may install the app by its provisioning profile; nil without one.
  package var profileKind: ProvisioningProfile.Kind?
  /// The oldest version of the system that the app runs on.
  package var minimumOS = MachOVersion("15.0")
  /// The names of the libraries in the folder `SwiftSupport`; nil without it.
  package var swiftSupport: Set<String>?
  /// The names of Swift's libraries in the app.
  package var swiftLibraries: Set<String> = []
  /// The names of copies in `SwiftSupport` that are none of the library in the app: they come from another build.
  package var swiftSupportOfOthers: Set<String> = []
  /// The names of copies in `SwiftSupport` that Apple did not sign.
  package var swiftSupportUnsigned: Set<String> = []
  /// What Xcode noted about the signatures of binary libraries.
  package var librarySignatures: [LibrarySignature] = []

  /// When it is checked, in seconds since the first day of 2001; nil if nothing depends on it.
  package var now: Double?

  /// Makes the facts about a package with an app for iOS.
  package init() {}

  /// Whether it is an app for devices, not for simulators or the Mac.
  package var isForDevices: Bool {
    switch platform {
    case .iOS, .tvOS, .watchOS, .visionOS: hasApp
    default: false
    }
  }

  /// Whether it is an app for the Mac.
  package var isForMac: Bool { hasApp && (platform == .macOS || platform == .macCatalyst) }
}

/// A file with code.
package struct BuiltCode: Sendable, Hashable {
  /// Its path in the product, from the outermost bundle on.
  package var path: String
  /// Whether it is an archive of object files.
  package var isArchive = false
  /// Its images, those of an archive once for each processor and system.
  package var slices: [BuiltSlice] = [BuiltSlice()]
  /// Its signature; nil without one.
  package var signature: BuiltSignature?

  /// Makes a file.
  package init(
    path: String,
    isArchive: Bool = false,
    slices: [BuiltSlice] = [BuiltSlice()],
    signature: BuiltSignature? = nil
  ) {
    (self.path, self.isArchive, self.slices, self.signature) = (path, isArchive, slices, signature)
  }
}

/// The image for one processor.
package struct BuiltSlice: Sendable, Hashable {
  /// The processor.
  package var architecture = "arm64"
  /// What kind of file it is.
  package var fileType: MachOImage.FileType? = .executable
  /// The system.
  package var platform: MachOPlatform? = .iOS
  /// The oldest version of the system.
  package var minimumOS = MachOVersion("15.0")
  /// The version of the SDK.
  package var sdk = MachOVersion("26.0")
  /// Whether the store encrypted it.
  package var isEncrypted = false
  /// Whether it has a load command about encryption, which the store fills in.
  package var hasEncryptionInformation = true

  /// Makes the slice of an app for iOS.
  package init(_ architecture: String = "arm64", for platform: MachOPlatform = .iOS) {
    (self.architecture, self.platform) = (architecture, platform)
  }

  init(_ image: MachOImage) {
    let build = image.buildVersions.first
    (architecture, fileType) = (image.architecture.description, image.fileType)
    (platform, minimumOS, sdk) = (build?.platform, build?.minimumOS, build?.sdk)
    (isEncrypted, hasEncryptionInformation) = ((image.encryption ?? 0) != 0, image.encryption != nil)
  }
}

/// What is in a signature, of which nothing is verified.
package struct BuiltSignature: Sendable, Hashable {
  /// The certificate of the signer; nil without one.
  package var signer: Certificate? = Certificate(commonName: "Apple Distribution: Cellar (TEAM123456)")
  /// The application identifier among the entitlements; nil without one.
  package var identifier: String?
  /// Whether no certificate was used.
  package var isAdHoc = false
  /// Whether the entitlement of the sandbox is signed.
  package var isSandboxed = true
  /// Whether a service confirmed the time.
  package var hasTimestamp = true
  /// Whether the runtime of macOS protects the process.
  package var hasHardenedRuntime = true

  /// Makes the signature of an export for the store.
  package init() {}

  init(_ signature: CodeSignature) {
    (signer, isAdHoc) = (signature.signer, signature.isAdHoc)
    let entitlements = signature.entitlements ?? signature.binaryEntitlements
    identifier = entitlements?["application-identifier"]?.text
    isSandboxed = entitlements?["com.apple.security.app-sandbox"]?.flag == true
    (hasTimestamp, hasHardenedRuntime) = (signature.hasTimestamp, signature.hasHardenedRuntime)
  }
}

extension BuiltSignature {
  /// For where apps for the Mac are signed.
  package enum Channel: CaseIterable {
    case store
    case developerID

    /// How the names of its certificates begin.
    fileprivate var prefixes: [String] {
      switch self {
      case .store: ["Apple Distribution:", "3rd Party Mac Developer Application:"]
      case .developerID: ["Developer ID Application:"]
      }
    }
  }

  /// Returns whether the name of the certificate shows that it is for apps of `channel`.
  package func isFor(_ channel: Channel) -> Bool {
    channel.prefixes.contains { signer?.commonName?.hasPrefix($0) == true }
  }
}

/// What Xcode noted in the folder `Signatures` about a binary library.
package struct LibrarySignature: Sendable, Hashable {
  /// The name of the library, such as `Metrics.xcframework`.
  package var library: String
  /// Whether its publisher signed it.
  package var isSigned: Bool

  /// Makes a note.
  package init(library: String, isSigned: Bool) { (self.library, self.isSigned) = (library, isSigned) }
}
