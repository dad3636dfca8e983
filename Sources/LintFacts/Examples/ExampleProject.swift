import LintEngine

/// A small Xcode project for the examples of rules that check targets.
package struct ExampleProject {
  /// The place of the file, from the folder of the project.
  package static let file = "App.xcodeproj/project.pbxproj"

  /// A target of it.
  package struct Target {
    package let name: String
    /// The end of the product type.
    package let product: String
    /// The build settings of each configuration, as written in the file.
    package let configurations: [(name: String, settings: String)]
    /// The names of the targets that it embeds.
    package let embeds: [String]
    /// The folder whose files belong to it; nil if the project does not list them.
    package let folder: String?

    /// Makes a target with one configuration.
    package init(
      _ settings: String,
      name: String = "App",
      product: String = "application",
      embeds: [String] = [],
      folder: String? = nil
    ) {
      self.init([("Release", settings)], name: name, product: product, embeds: embeds, folder: folder)
    }

    /// Makes a target with several configurations.
    package init(
      _ configurations: [(name: String, settings: String)],
      name: String = "App",
      product: String = "application",
      embeds: [String] = [],
      folder: String? = nil
    ) {
      (self.name, self.product, self.configurations) = (name, product, configurations)
      (self.embeds, self.folder) = (embeds, folder)
    }
  }

  /// Its targets.
  package let targets: [Target]

  /// Makes a project of targets.
  package init(_ targets: Target...) { self.init(targets) }

  /// Makes a project of targets.
  package init(_ targets: [Target]) { self.targets = targets }

  /// The files around the Info.plist of an app that is signed with `entitlements`, the entries of that file.
  package static func app(entitlements: String = "") -> [String: String] {
    [
      "App.entitlements": "<plist version=\"1.0\"><dict>\(entitlements)</dict></plist>",
      file: ExampleProject(Target("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")).text,
    ]
  }

  /// The files around the Info.plist of a bundle called Widget, with the app that holds it; `settings` are those of the bundle.
  package static func cellar(holding settings: String, product: String) -> [String: String] {
    [
      "App/Info.plist": .plist(
        """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundleVersion</key> <string>$(CURRENT_PROJECT_VERSION)</string>
        """
      ),
      file: ExampleProject(
        Target("INFOPLIST_FILE = App/Info.plist; CURRENT_PROJECT_VERSION = 8;", embeds: ["Widget"]),
        Target("INFOPLIST_FILE = Info.plist; \(settings)", name: "Widget", product: product)
      ).text,
    ]
  }

  /// The files around the entitlements of an extension, with the app that holds it and has an app group; `settings` are those of both.
  package static func cellarWithGroup(_ settings: String = "") -> [String: String] {
    [
      "Info.plist": .plist(""),
      "Widget.plist": .plist(""),
      "App.entitlements": .plist(
        "<key>com.apple.security.application-groups</key> <array> <string>group.com.example.cellar</string> </array>"
      ),
      file: ExampleProject(
        Target(
          "\(settings) INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;",
          embeds: ["Widget"]
        ),
        Target(
          "\(settings) INFOPLIST_FILE = Widget.plist; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;",
          name: "Widget",
          product: "app-extension"
        )
      ).text,
    ]
  }

  /// The text of `project.pbxproj`.
  package var text: String {
    """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = {
          isa = PBXGroup;
          sourceTree = "<group>";
          children = (\(targets.filter { $0.folder != nil }.map { "S\($0.name)" }.joined(separator: ", ")));
        };
    \(targets.map(text).joined(separator: "\n"))
      };
    }
    """
  }

  private func text(of target: Target) -> String {
    let name = target.name
    let lists = target.configurations.map { "C\(name)\($0.name)" }.joined(separator: ", ")
    let configurations = target.configurations.map { configuration in
      """
          C\(name)\(configuration.name) = {
            isa = XCBuildConfiguration;
            name = \(configuration.name);
            buildSettings = { \(configuration.settings) };
          };
      """
    }
    let embedded = target.embeds.map { inner in
      """
          D\(name)\(inner) = { isa = PBXTargetDependency; target = T\(inner); };
          F\(name)\(inner) = { isa = PBXBuildFile; fileRef = R\(inner); };
      """
    }
    let folder = target.folder.map {
      "    S\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \"\($0)\"; sourceTree = \"<group>\"; };"
    }
    let head = """
          T\(name) = {
            isa = PBXNativeTarget;
            name = \(name);
            productType = "com.apple.product-type.\(target.product)";
            buildConfigurationList = L\(name);
            productReference = R\(name);
            buildPhases = (B\(name));
            dependencies = (\(target.embeds.map { "D\(name)\($0)" }.joined(separator: ", ")));
            fileSystemSynchronizedGroups = (\(target.folder == nil ? "" : "S\(name)"));
          };
          R\(name) = { isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR; };
          B\(name) = {
            isa = PBXCopyFilesBuildPhase;
            files = (\(target.embeds.map { "F\(name)\($0)" }.joined(separator: ", ")));
          };
          L\(name) = { isa = XCConfigurationList; buildConfigurations = (\(lists)); };
      """
    return ([head] + configurations + embedded + [folder].compactMap(\.self)).joined(separator: "\n")
  }
}
