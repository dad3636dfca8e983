/// The text of a small `project.pbxproj`.
struct XcodeProjectText {
  struct Target {
    var name: String
    var product = "application"
    /// The file name of its product.
    var file = ""
    var settings = ""
    /// The paths of the files that it compiles.
    var sources: [String] = []
    /// The names of the targets that it links.
    var links: [String] = []
    /// Products of other projects that it links, such as `Kit.framework`.
    var products: [String] = []
    /// The products of packages that it links.
    var packages: [String] = []
  }

  var targets: [Target]
  /// The folders of local packages.
  var packages: [String] = []

  var text: String {
    """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (\(list(targets.map { "T\($0.name)" }))); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list(targets.flatMap(files)))); };
    \(packages.enumerated().map { "L\($0) = { isa = XCLocalSwiftPackageReference; relativePath = \"\($1)\"; };" }.joined())
    \(targets.map(text).joined(separator: "\n"))
      };
    }
    """
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func files(_ target: Target) -> [String] { target.sources.indices.map { "F\(target.name)\($0)" } }

  private func text(_ target: Target) -> String {
    let name = target.name
    let linked = target.links.map { "R\($0)" } + target.products.indices.map { "O\(name)\($0)" }
    let references = files(target) + linked
    let sources = zip(files(target), target.sources).map {
      "\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = SOURCE_ROOT; };"
    }
    let outer = target.products.enumerated().map {
      "O\(name)\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = BUILT_PRODUCTS_DIR; };"
    }
    let items = references.map { "I\(name)\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }
    let products = target.packages.enumerated().map {
      "K\(name)\($0) = { isa = XCSwiftPackageProductDependency; productName = \"\($1)\"; };"
    }
    return """
      T\(name) = {
        isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(target.product)";
        productReference = R\(name); buildPhases = (B\(name)); buildConfigurationList = C\(name);
        packageProductDependencies = (\(list(target.packages.indices.map { "K\(name)\($0)" })));
      };
      R\(name) = { isa = PBXFileReference; path = "\(target.file)"; sourceTree = BUILT_PRODUCTS_DIR; };
      B\(name) = { isa = PBXSourcesBuildPhase; files = (\(list(references.map { "I\(name)\($0)" }))); };
      C\(name) = { isa = XCConfigurationList; buildConfigurations = (D\(name)); };
      D\(name) = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(target.settings) }; };
      \((sources + outer + items + products).joined(separator: "\n"))
      """
  }
}
