import ProjectFiles

/// Reads the targets of a `Project.swift` of Tuist, as far as they are written as literals there and in the helpers that it calls.
package struct TuistReader {
  private static let depthLimit = 8
  /// The most calls and constants that are read for one description, those of a function for each of its calls.
  private static let limit = 20_000

  private let manifest: DescriptionFile
  private let helpers: TuistHelpers
  private let functions: [String: [SwiftSource.Function]]
  private var targets: [ProjectTarget] = []
  private let budget = WorkBudget(TuistReader.limit)

  /// Returns the targets of the description in `root`; notes in `limits` what is not read.
  package static func targets(
    in root: String,
    _ files: any FileAccess,
    _ limits: ReachedLimits = ReachedLimits()
  ) -> [ProjectTarget] {
    guard let file = DescriptionFile(.tuist, in: root, files) else { return [] }
    let source = file.swiftSource(limits)
    let helpers = TuistHelpers(around: root, files, limits)
    var reader = TuistReader(
      manifest: file,
      helpers: helpers,
      functions: helpers.source.functions.merging(source.functions) { $1 }
    )
    let constants = SwiftConstants(helpers.source.constants.merging(source.allConstants) { $1 })
    reader.read(source.calls, source.calls.first { $0.member == "Project" }, constants, depth: 0)
    return reader.targets
  }

  private init(manifest: DescriptionFile, helpers: TuistHelpers, functions: [String: [SwiftSource.Function]]) {
    (self.manifest, self.helpers, self.functions) = (manifest, helpers, functions)
  }

  /// Reads the targets that expressions declare, themselves, inside them or by functions; `project` is the call around them.
  private mutating func read(
    _ expressions: [SwiftExpression],
    _ project: SwiftExpression?,
    _ constants: SwiftConstants,
    depth: Int
  ) {
    for expression in expressions {
      guard depth < Self.depthLimit, budget.take(1) else { return }
      if ["target", "Target"].contains(expression.member ?? ""), expression["product"] != nil {
        add(expression, project, constants)
      } else if let (function, arguments) = function(of: expression) {
        guard budget.take(function.calls.count + function.constants.count + arguments.count) else { return }
        // What the arguments declare comes first.
        read(arguments.map(\.value), project, constants, depth: depth + 1)
        let inner = constants.adding(function.constants).adding(function.values(in: expression, constants))
        let calls = function.calls.filter { $0.mayRun(inner) }.map(\.expression)
        read(calls, calls.first { $0.member == "Project" } ?? project, inner, depth: depth + 1)
      } else {
        read(expression.children, project, constants, depth: depth + 1)
      }
    }
  }

  /// Returns the function that a call is one of, with the arguments; nil for others.
  private func function(
    of call: SwiftExpression
  ) -> (function: SwiftSource.Function, arguments: [SwiftExpression.Argument])? {
    guard let name = call.member, let arguments = call.arguments else { return nil }
    return functions[name]?.first { $0.mayTake(arguments) }.map { ($0, arguments) }
  }

  private mutating func add(_ call: SwiftExpression, _ project: SwiftExpression?, _ constants: SwiftConstants) {
    let target = TuistTarget(
      call: call,
      project: project,
      constants: constants,
      file: manifest,
      helpers: helpers
    ).target()
    // A function is read where it is called, and once more where the description declares it.
    guard let target, !targets.contains(where: { $0.name == target.name }) else { return }
    targets.append(target)
  }
}
