import ProjectFiles

/// What is built of files: a target of a project, or one of a package.
package struct CodeModule: Sendable {
  /// The name, by which code imports it unless settings give it another.
  package let name: String
  /// The target; nil for one of a package.
  package let target: ProjectTarget?
  /// The settings of a target of a package; nil for others.
  package let settings: PackageSettings?
  /// Its files.
  package let membership: TargetMembership
  /// Whether it is a framework that several processes load, which has a privacy manifest of its own.
  package let isFramework: Bool
  /// Whether its code becomes part of what links it; apps, extensions, tests and tools are processes of their own.
  package let isLinkable: Bool
  /// Whether it is third-party code that a package manager put into the project.
  package let isForeign: Bool

  /// Makes the module of a target.
  package init(_ target: ProjectTarget) {
    self.target = target
    name = target.name
    settings = nil
    membership = target.membership ?? TargetMembership()
    let type = target.productType
    isFramework = type == "framework" || type == "library.dynamic"
    isLinkable = ["framework", "library", "objfile"].contains { type.hasPrefix($0) } || type == "bundle"
    isForeign = FilePath.name(FilePath.folder(target.declaredIn)) == "Pods.xcodeproj"
  }

  /// Makes the module of a target of a package.
  package init(_ module: SwiftPackage.Module) {
    target = nil
    name = module.name
    settings = module.settings
    membership = TargetMembership(folders: module.folders)
    (isFramework, isLinkable, isForeign) = (false, true, false)
  }

  /// Makes the module of a product of a package that is a framework, which links the targets of the package.
  static let frameworkOfPackage = CodeModule()

  private init() {
    (name, target, settings) = ("", nil, nil)
    membership = TargetMembership()
    (isFramework, isLinkable, isForeign) = (true, true, false)
  }
}
