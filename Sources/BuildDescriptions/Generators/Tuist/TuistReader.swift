import ProjectFiles

/// Reads the targets of a `Project.swift` of Tuist, as far as they are written as literals.
package enum TuistReader {
  /// Returns the targets of the description in `root`; notes in `limits` what is not read.
  package static func targets(
    in root: String,
    _ files: any FileAccess,
    _ limits: ReachedLimits = ReachedLimits()
  ) -> [ProjectTarget] {
    guard let file = DescriptionFile(.tuist, in: root, files) else { return [] }
    let (calls, values) = file.swift(limits)
    let project = calls.first { $0.member == "Project" }
    return calls.flatMap { targetCalls(in: $0, values, depth: 0) }.compactMap { call in
      TuistTarget(call: call, project: project, constants: values, file: file).target()
    }
  }

  /// Returns the calls that declare targets, the expression itself or inside it.
  private static func targetCalls(
    in expression: SwiftExpression,
    _ constants: SwiftConstants,
    depth: Int
  ) -> [SwiftExpression] {
    if ["target", "Target"].contains(expression.member ?? ""), expression["product"] != nil { return [expression] }
    return expression.children.flatMap { targetCalls(in: $0, constants, depth: depth + 1) }
  }
}
