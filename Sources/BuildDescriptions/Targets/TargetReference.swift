/// Another target that a target depends on or whose product it links, as a project names it.
package enum TargetReference: Sendable, Hashable {
  /// The target of this name in the same project.
  case target(String)
  /// The target of this name in the project whose `project.pbxproj` or description is at `project`.
  case outerTarget(String, project: String)
  /// The product with this file name, such as `Kit.framework`, of a target of any project.
  case product(String)
  /// The product of this name of a package; `package` is the folder of the package, nil if it is not named.
  case packageProduct(String, package: String?)
}
