import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// A text that leads elsewhere.
public struct LinkProposal: Sendable, Hashable {
  /// Where a link leads.
  public enum Target: Sendable, Hashable {
    /// A web address, as it is written.
    case address(String)
    /// An absolute path of this machine.
    case file(String)
  }

  /// The bytes of the text.
  public var range: Range<Int>
  /// Where it leads.
  public var target: Target
}

/// The links in a document.
public enum DocumentLinks {
  private static let maximumCount = 2000
  /// Longer texts are not read.
  private static let maximumText = 20_000
  /// The build settings that name a file of the project.
  static let fileSettings: Set<String> = [
    "INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS", "MODULEMAP_FILE", "SWIFT_OBJC_BRIDGING_HEADER",
  ]

  /// Returns the web addresses in values and the names of files that `files` has, by ascending start.
  ///
  /// Storyboards and nibs are looked for next to the file and in its localizations, build settings from the folder of the
  /// project. Linear in the document.
  public static func links(in document: Document, files: any FileAccess) -> [LinkProposal] {
    guard !ProjectFormat.xcconfig.isFile(document.name) else {
      return ConfigurationLinks.links(in: document, files: files)
    }
    guard document.kind.isPropertyList else { return [] }
    var links: [LinkProposal] = []
    for node in document.tree.allNodes where node.kind == .string && node.contentRange.count <= maximumText {
      guard links.count < maximumCount else { break }
      links += WebAddresses.links(in: node.contentRange, of: document.text)
      if let path = path(of: node, in: document), files.status(of: path) != nil {
        links.append(LinkProposal(range: node.contentRange, target: .file(path)))
      } else if let path = interfaceFile(of: node, in: document, files) {
        links.append(LinkProposal(range: node.contentRange, target: .file(path)))
      }
    }
    return links
  }

  // MARK: Files

  /// Returns the absolute path that a build setting of a project names.
  private static func path(of node: Node, in document: Document) -> String? {
    guard ProjectFormat.xcodeProject.isFile(document.name), let path = document.path,
      let key = node.entry?.key?.stringValue, node.entry?.value == node, fileSettings.contains(key),
      let name = node.stringValue
    else { return nil }
    return absolutePath(name, inProjectAt: FilePath.folder(FilePath.folder(path)))
  }

  /// Returns the absolute path that a build setting names, from the folder of the project; nil with other variables.
  static func absolutePath(_ name: String, inProjectAt root: String) -> String? {
    var relative = name[...]
    for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "$SRCROOT/"] where relative.hasPrefix(prefix) {
      relative = relative.dropFirst(prefix.count)
    }
    guard !relative.isEmpty, !relative.contains("$") else { return nil }
    return FilePath.absolute(String(relative), from: root)
  }

  /// Returns the storyboard or nib that a key of an Info.plist names.
  private static func interfaceFile(of node: Node, in document: Document, _ files: any FileAccess) -> String? {
    guard document.kind == .infoPlist, let path = document.path, let name = node.stringValue, !name.isEmpty,
      !name.contains("$"), let key = node.entry?.key?.stringValue, let extensions = interfaceKeys[key]
    else { return nil }
    let folder = FilePath.folder(path)
    for place in ["", "Base.lproj", "Resources", "Resources/Base.lproj", "en.lproj"] {
      for pathExtension in extensions {
        let file = FilePath.join(place.isEmpty ? folder : FilePath.join(folder, place), "\(name).\(pathExtension)")
        if files.status(of: file) != nil { return file }
      }
    }
    return nil
  }

  private static let interfaceKeys: [String: [String]] = [
    "UILaunchStoryboardName": ["storyboard", "xib"],
    "UIMainStoryboardFile": ["storyboard"],
    "UIMainStoryboardFile~ipad": ["storyboard"],
    "UISceneStoryboardFile": ["storyboard"],
    "NSMainStoryboardFile": ["storyboard"],
    "NSMainNibFile": ["xib", "nib"],
    "NSExtensionMainStoryboard": ["storyboard"],
    "WKInterfaceMainStoryboard": ["storyboard"],
  ]
}
