import AppProject
import KeyCatalog
import LintEngine
import PropertyList

/// The name at run time of a class that a key names.
package enum RuntimeClassName {
  /// What is wrong with a name.
  package struct Problem {
    /// The name of the text about it.
    package let text: String
    /// The class.
    package let name: String
    /// The right name, if it is known.
    package let meant: String?
  }

  private static let moduleVariables = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"]
  /// How many letters a misspelt name may differ in.
  private static let nearDistance = 2

  /// Returns what is wrong with the name of a class of the bundle; nil if it may be right.
  package static func problem(of text: String, _ project: ProjectContext) -> Problem? {
    let code = project.code
    guard project.targets.allSatisfy({ $0.template == nil }) else { return nil }
    guard let dot = text.lastIndex(of: ".") else {
      // A class of Swift without a name for Objective-C.
      guard !text.contains("$"), !code.classes.contains(text) else { return nil }
      guard code.classes.contains(".\(text)") else { return misspelling(text, project) }
      return Problem(text: "module", name: text, meant: "$(PRODUCT_MODULE_NAME).\(text)")
    }
    let (module, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard !name.isEmpty, !name.contains("$"), project.targets.allSatisfy(\.knowsFiles) else { return nil }
    guard isOwn(module, project) else { return otherModule(module, name, project) }
    guard !code.classes.contains(".\(name)") else { return nil }
    if code.classes.contains(name) { return Problem(text: "objective-c", name: name, meant: name) }
    let own = code.classes.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    let near = own.sorted().compactMap { other in
      EditDistance.bounded(name, other, limit: nearDistance).map { (distance: $0, name: other) }
    }
    let nearest = near.min { $0.distance < $1.distance }
    return Problem(text: "message", name: name, meant: nearest.map { "\(module).\($0.name)" })
  }

  /// Returns the problem of a name without a module that no class has and that differs little from one of the bundle's own.
  private static func misspelling(_ name: String, _ project: ProjectContext) -> Problem? {
    if let app = applications.first(where: { name.prefix(2) == $0.prefix(2) && name != $0 }),
      EditDistance.bounded(name, app, limit: nearDistance) != nil
    {
      return Problem(text: "message", name: name, meant: app)
    }
    // The system has classes of its own.
    guard name.count > 2 * nearDistance, !systemPrefixes.contains(where: name.hasPrefix), project.code.isComplete else {
      return nil
    }
    let near = project.code.namedClasses.compactMap { other in
      EditDistance.bounded(name, other.hasPrefix(".") ? String(other.dropFirst()) : other, limit: nearDistance)
        .map { (distance: $0, name: other) }
    }
    guard let nearest = near.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
    return Problem(
      text: "message",
      name: name,
      meant: nearest.name.hasPrefix(".") ? "$(PRODUCT_MODULE_NAME)\(nearest.name)" : nearest.name
    )
  }

  /// The classes of the system that are most often named.
  private static let applications = ["NSApplication", "UIApplication"]
  private static let systemPrefixes = ["AV", "CN", "IN", "NS", "QL", "SK", "UI", "UN", "WK"]

  /// Returns the problem of a class of the bundle with a module before it that is none of the project's in any configuration.
  private static func otherModule(_ module: String, _ name: String, _ project: ProjectContext) -> Problem? {
    guard project.code.isComplete else { return nil }
    guard project.code.classes.contains(".\(name)") else { return misspelling(name, of: module, project) }
    let configurations = project.targets.flatMap(\.configurations)
    let written = configurations.map { $0.expand(module).text }
    let own = configurations.map { $0.value(of: "PRODUCT_MODULE_NAME").text }
    // A class may also be one of a framework or a package. The module of a target is not always called like it: it has no hyphen.
    let modules = project.allTargets.flatMap {
      $0.configurations.compactMap { $0.value(of: "PRODUCT_MODULE_NAME").text }
    }
    let others = project.code.modules.union(project.allTargets.map(\.name)).subtracting(project.targets.map(\.name))
      .union(modules)
    guard !written.isEmpty, !written.contains(nil), !own.contains(nil),
      zip(written, own).allSatisfy({ $0 != $1 }),
      !written.contains(where: { $0.map(others.contains) ?? true })
    else { return nil }
    return Problem(text: "other-module", name: name, meant: "$(PRODUCT_MODULE_NAME).\(name)")
  }

  /// Returns the problem of a class that a framework of the project does not have, with a name like that of one that is there.
  private static func misspelling(_ name: String, of module: String, _ project: ProjectContext) -> Problem? {
    let isOfProject = project.allTargets.contains { target in
      target.knowsFiles && target.configurations.contains { $0.value(of: "PRODUCT_MODULE_NAME").text == module }
    }
    guard isOfProject, name.count > 2 * nearDistance, !project.code.classes.contains(name) else { return nil }
    let near = project.code.classes.filter { $0.hasPrefix(".") }.sorted().compactMap { other in
      EditDistance.bounded(name, String(other.dropFirst()), limit: nearDistance).map { (distance: $0, name: other) }
    }
    return near.min { $0.distance < $1.distance }.map {
      Problem(text: "message", name: name, meant: "\(module)\($0.name)")
    }
  }

  /// Returns whether a module is that of the bundle's target.
  private static func isOwn(_ module: String, _ project: ProjectContext) -> Bool {
    if moduleVariables.contains(module) { return true }
    let names = project.targets.flatMap(\.configurations).map { $0.value(of: "PRODUCT_MODULE_NAME").text }
    return !names.isEmpty && names.allSatisfy { $0 == module }
  }
}

extension RuleContext {
  /// Reports a name that no class has at run time, as a finding of `rule`.
  package mutating func report(_ problem: RuntimeClassName.Problem, at node: Node, as rule: RuleDescription) {
    let fix = problem.meant.map {
      Fix(rule.text("replace", $0), [editor.replaceText(of: node, with: $0)], isSafe: false)
    }
    report(
      rule,
      at: node.range,
      rule.text(problem.text, problem.name, node.stringValue ?? ""),
      fixes: fix.map { [$0] } ?? []
    )
  }
}
