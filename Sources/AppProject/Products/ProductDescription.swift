import ProductFiles
import ProjectFiles
import PropertyList

/// The bundles of a product in the form in which an Xcode project describes what it builds.
struct ProductDescription {
  /// The place of the project in a product.
  static let file = ProjectFormat.xcodeProject.file(in: "Product.xcodeproj")

  private let product: Product
  private let documents: ProductDocuments

  init(_ product: Product, _ documents: ProductDocuments) {
    (self.product, self.documents) = (product, documents)
  }

  /// The text of the project; linear in the bundles and their files.
  var text: String {
    let bundles = product.bundles.enumerated().filter { $0.element.kind != .resources }
    var objects = [
      "P = { isa = PBXProject; mainGroup = G; };", "G = { isa = PBXGroup; sourceTree = \"<group>\"; children = (); };",
    ]
    for (index, bundle) in bundles { objects += target(bundle, index) }
    return "{\nrootObject = P;\nobjects = {\n\(objects.joined(separator: "\n"))\n};\n}\n"
  }

  private func target(_ bundle: ProductBundle, _ index: Int) -> [String] {
    let embedded = product.bundles.enumerated().filter { other in
      other.element.parent == bundle.path && other.element.kind.isProgram
    }.map(\.offset)
    let resources = documents.resources[bundle.path] ?? []
    let ids = resources.indices.map { "F\(index)x\($0)" }
    var objects = [
      """
      T\(index) = { isa = PBXNativeTarget; name = \(quoted(bundle.name)); productType = "com.apple.product-type.\(type(bundle))"; \
      buildConfigurationList = L\(index); productReference = R\(index); buildPhases = (B\(index), E\(index)); \
      dependencies = (\(embedded.map { "D\(index)x\($0)" }.joined(separator: ", "))); };
      R\(index) = { isa = PBXFileReference; path = \(quoted(bundle.name)); sourceTree = BUILT_PRODUCTS_DIR; };
      L\(index) = { isa = XCConfigurationList; buildConfigurations = (C\(index)); };
      C\(index) = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings(bundle)) }; };
      B\(index) = { isa = PBXResourcesBuildPhase; files = (\(ids.map { "B\($0)" }.joined(separator: ", "))); };
      E\(index) = { isa = PBXCopyFilesBuildPhase; files = (\(embedded.map { "E\(index)x\($0)" }.joined(separator: ", "))); };
      """
    ]
    for (id, path) in zip(ids, resources) {
      objects.append("\(id) = { isa = PBXFileReference; path = \(quoted(path)); sourceTree = \"<absolute>\"; };")
      objects.append("B\(id) = { isa = PBXBuildFile; fileRef = \(id); };")
    }
    for other in embedded {
      objects.append("D\(index)x\(other) = { isa = PBXTargetDependency; target = T\(other); };")
      objects.append("E\(index)x\(other) = { isa = PBXBuildFile; fileRef = R\(other); };")
    }
    return objects
  }

  private func type(_ bundle: ProductBundle) -> String {
    switch bundle.kind {
    case .app: "application"
    case .appClip: "application.on-demand-install-capable"
    case .watchApp: "application"
    case .appExtension:
      bundle.infoPlist?["EXAppExtensionAttributes"] == nil ? "app-extension" : "extensionkit-extension"
    case .framework: "framework"
    case .xpcService: "xpc-service"
    case .systemExtension: "system-extension"
    case .resources: "bundle"
    }
  }

  private func settings(_ bundle: ProductBundle) -> String {
    var settings: [(String, String)] = [("GENERATE_INFOPLIST_FILE", "NO")]
    if let executable = bundle.infoPlist?["CFBundleExecutable"]?.text {
      settings += [("PRODUCT_NAME", executable), ("EXECUTABLE_NAME", executable)]
    }
    if let path = bundle.infoPlistPath { settings.append(("INFOPLIST_FILE", path)) }
    if let path = documents.entitlements[bundle.path] { settings.append(("CODE_SIGN_ENTITLEMENTS", path)) }
    if let identifier = bundle.identifier { settings.append(("PRODUCT_BUNDLE_IDENTIFIER", identifier)) }
    if let build = bundle.executable?.images.firstResult({ $0.buildVersions.first }), let platform = build.platform,
      let (sdk, setting) = Self.names[platform]
    {
      settings += [("SDKROOT", sdk), ("SUPPORTED_PLATFORMS", sdk), (setting, build.minimumOS.description)]
    }
    return settings.map { "\($0) = \(quoted($1));" }.joined(separator: " ")
  }

  /// The names of SDKs, and of the settings for the least versions.
  private static let names: [MachOPlatform: (sdk: String, setting: String)] = [
    .macOS: ("macosx", "MACOSX_DEPLOYMENT_TARGET"), .iOS: ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"),
    .macCatalyst: ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), .tvOS: ("appletvos", "TVOS_DEPLOYMENT_TARGET"),
    .watchOS: ("watchos", "WATCHOS_DEPLOYMENT_TARGET"), .visionOS: ("xros", "XROS_DEPLOYMENT_TARGET"),
  ]

  private func quoted(_ text: String) -> String {
    // A variable in a value is no part of what was built.
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
