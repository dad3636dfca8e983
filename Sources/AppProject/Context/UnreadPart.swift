import BuildDescriptions
import Dependencies
import ProjectFiles

/// A part of a project that could not be understood, so that what depends on it is not checked.
public struct UnreadPart: Sendable, Hashable {
  /// Why it is not understood; the raw values name the texts about it.
  public enum Reason: String, Sendable, CaseIterable {
    /// A description computes values, and no code of a project is run.
    case computed
    /// A description names plugins that write keys and are not known.
    case plugins
    /// The same, with the names of the plugins.
    case namedPlugins = "named-plugins"
    /// A lock file is binary, so that the versions of packages are not known.
    case binaryLock = "binary-lock"
    /// The switches of libraries are not literal.
    case switches
    /// Helpers of a description lie in a module of their own.
    case helpers
    /// The Xcode project that a description generates is not there.
    case ungenerated
    /// The folder with libraries is not there.
    case libraries
    /// A workspace names a project or package that is not there.
    case missing
    /// A limit on work or memory was reached.
    case limit
  }

  /// The absolute path of the file that shows it.
  public let file: String
  /// Why it is not understood.
  public let reason: Reason
  /// What it is about: a target, a folder, a limit; may be empty.
  public let name: String
}

extension KnownProject {
  /// What could not be understood of the project, by file; linear in its targets.
  var unreadParts: [UnreadPart] {
    let parts = openTargets + helpers + ungenerated + libraries + binaryLocks + switches + missingMembers + limits
    return parts.uniqued().sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  private var openTargets: [UnreadPart] {
    model.targets.targets.filter(\.suppliesUnknownKeys).map { target in
      let file = target.carriers.first ?? target.declaredIn
      // What is no code is open because of what it names.
      let isData = ["json", "xml"].contains(FilePath.fileExtension(file))
      let named = target.unknownSources.filter { !$0.isEmpty }
      if !named.isEmpty, named.count == target.unknownSources.count {
        return UnreadPart(file: file, reason: .namedPlugins, name: named.uniqued().joined(separator: ", "))
      }
      return UnreadPart(file: file, reason: isData ? .plugins : .computed, name: target.name)
    }
  }

  private var helpers: [UnreadPart] {
    let manifest = ProjectFormat.tuist.file(in: model.root)
    guard exists(manifest), TuistHelpers.folder(around: model.root, reader.files) != nil else { return [] }
    return [UnreadPart(file: manifest, reason: .helpers, name: "")]
  }

  private var ungenerated: [UnreadPart] {
    guard model.files.xcodeProjects.isEmpty else { return [] }
    return model.targets.targets.map(\.declaredIn).uniqued()
      .filter { path in
        let isYAML = ProjectFormat.xcodeGen.sharedExtensions.contains(FilePath.fileExtension(path))
        return ProjectFormat.tuist.isFile(path) || isYAML
      }
      .map { UnreadPart(file: $0, reason: .ungenerated, name: "") }
  }

  /// The folders into which tools put libraries, by the file that asks for them.
  private static let libraryFolders = [
    (ProjectFormat.cocoaPods.name, "Pods"), ("Cartfile", "Carthage"), (ProjectFormat.npm.name, "node_modules"),
  ]
  /// How many folders around a package may hold the libraries of all.
  private static let sharedLevels = 3

  private var libraries: [UnreadPart] {
    ProjectDependencies.folders(model.root, reader.files).flatMap { folder in
      Self.libraryFolders.compactMap { request, name in
        let file = FilePath.join(folder, request)
        guard exists(file) else { return nil }
        var place = folder
        for _ in 0..<(name == "node_modules" ? Self.sharedLevels : 1) {
          if exists(FilePath.join(place, name)) { return nil }
          place = FilePath.folder(place)
        }
        return UnreadPart(file: file, reason: .libraries, name: name)
      }
    }
  }

  /// The lock files of Bun up to version 1.1, next to which later ones write a text.
  private var binaryLocks: [UnreadPart] {
    let folders = ProjectDependencies.folders(model.root, reader.files)
    return (folders + folders.suffix(1).map(FilePath.folder)).compactMap { folder in
      let file = FilePath.join(folder, DependencyFile.binaryLock)
      guard exists(file), !exists(FilePath.join(folder, DependencyFile.bunLock.fileName)) else { return nil }
      return UnreadPart(file: file, reason: .binaryLock, name: "")
    }
  }

  /// The longest file of switches that is looked at, in bytes.
  private static let switchLimit = 1 << 20

  /// A list of permissions that is no literal: a variable, or what another file returns.
  private var switches: [UnreadPart] {
    ProjectDependencies.folders(model.root, reader.files).compactMap { folder in
      let file = ProjectFormat.cocoaPods.file(in: folder)
      guard let bytes = reader.files.contents(of: file, limit: Self.switchLimit) else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      let isOpen = lines.contains { line in
        let code = line.drop(while: \.isWhitespace)
        guard code.hasPrefix("setup_permissions") else { return false }
        let list = code.dropFirst("setup_permissions".count).drop { $0 == "(" || $0 == " " }
        return !list.isEmpty && !list.hasPrefix("[")
      }
      return isOpen ? UnreadPart(file: file, reason: .switches, name: "") : nil
    }
  }

  private var missingMembers: [UnreadPart] {
    let root = model.root
    return [root, FilePath.folder(root)].flatMap { folder in
      reader.files.entries(of: folder).filter { ProjectFormat.xcodeWorkspace.isFolder($0.name) }.flatMap { entry in
        let path = FilePath.join(folder, entry.name)
        guard let workspace = XcodeWorkspace(at: path, reader.files),
          folder == root || workspace.projects.contains(where: { FilePath.isInside($0, root) })
        else { return [UnreadPart]() }
        // Libraries have a line of their own.
        let members = workspace.folders + workspace.projects.map(FilePath.folder)
        return members.filter { !exists($0) && !reader.files.isOutside($0) && FilePath.name($0) != "Pods.xcodeproj" }
          .sorted().map { UnreadPart(file: path, reason: .missing, name: FilePath.name($0)) }
      }
    }
  }

  private var limits: [UnreadPart] {
    model.reachedLimits.value.filter { $0.kind != .outside }
      .map { UnreadPart(file: $0.description, reason: .limit, name: $0.kind.rawValue) }
  }

  private func exists(_ path: String) -> Bool { reader.files.status(of: path) != nil }
}
