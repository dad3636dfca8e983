import ProjectFiles
import PropertyList

/// Determines whether a `project.pbxproj` links code that cannot be read.
struct LinkedCode {
  private let objects: PBXObjects
  private let folder: String

  /// The source trees of files that the build makes or that belong to Xcode.
  private static let knownTrees: Set<String> = ["BUILT_PRODUCTS_DIR", "DEVELOPER_DIR", "SDKROOT"]

  /// Makes it for a project whose paths are relative to `folder`.
  init(_ objects: PBXObjects, folder: String) {
    (self.objects, self.folder) = (objects, folder)
  }

  /// Whether all code that is linked comes from sources of this project, SDKs or packages inside its folder or fetched
  /// ones; linear in the objects.
  var isKnown: Bool {
    // Products of other projects.
    guard objects.all("PBXReferenceProxy").isEmpty else { return false }
    let local = objects.all("XCLocalSwiftPackageReference").compactMap { $0.object.text("relativePath") }
    guard local.allSatisfy({ FilePath.isInside(FilePath.absolute($0, from: folder), folder) }) else { return false }
    return linksNoFile && !objects.all("XCBuildConfiguration").contains { Self.searchesElsewhere($0.object) }
  }

  private var linksNoFile: Bool {
    objects.all("PBXFrameworksBuildPhase").allSatisfy { phase in
      objects.objects("files", of: phase.object).allSatisfy { file in
        guard let reference = objects.object("fileRef", of: file.object) else { return true }
        return Self.knownTrees.contains(reference.text("sourceTree") ?? "")
          || reference.text("path")?.hasPrefix("System/Library/") == true
      }
    }
  }

  /// Whether a configuration makes the linker search for libraries that no build phase names.
  private static func searchesElsewhere(_ configuration: Node) -> Bool {
    guard let settings = configuration.value(forKey: "buildSettings"), settings.kind == .dictionary else {
      return false
    }
    return settings.entries.contains { entry in
      guard let name = entry.name, let value = entry.value else { return false }
      let words = value.kind == .array ? value.children.compactMap(\.stringValue) : [value.stringValue ?? ""]
      switch name.prefix(while: { $0 != "[" }) {
      case "FRAMEWORK_SEARCH_PATHS":
        return words.contains { !$0.isEmpty && $0 != "$(inherited)" }
      default: return false
      }
    }
  }
}

extension TargetConfiguration {
  /// Flags of the linker that add no code.
  private static let harmlessFlags: Set<String> = ["$(inherited)", "${inherited}", "-ObjC", "-dead_strip"]

  /// Whether its linker flags name only what the build phases name.
  var linksNothingElse: Bool {
    guard sets("OTHER_LDFLAGS") else { return true }
    guard let flags = value(of: "OTHER_LDFLAGS").text else { return false }
    return flags.split(separator: " ").allSatisfy { Self.harmlessFlags.contains(String($0)) }
  }
}
