import ProjectFiles
import PropertyList

/// One of the unlike bundles that a file belongs to, with all targets and configurations that build one like it.
public struct BundleAnswer: Sendable {
  /// The first of the bundles, with the facts of its Info.plist.
  public let bundle: AppBundle
  /// The bundles as their settings describe them; empty if no target claims the file.
  private let members: [AppBundle]

  /// Returns the unlike bundles that `document` belongs to, whose root has the entries of `root`, at least one.
  ///
  /// Without a project, or if no target claims it, only the file counts. Linear in the bundles.
  public static func all(for document: Document, _ root: RootKeys, in project: ProjectContext?) -> [BundleAnswer] {
    var file = document.kind == .infoPlist ? AppBundle(root, path: document.path) : AppBundle()
    file.isUnused = project?.isUnused ?? false
    guard let members = project?.bundles, !members.isEmpty else { return [BundleAnswer(bundle: file, members: [])] }
    let bundles = members.map { member in
      var bundle = member.completed(by: file)
      bundle.isUnused = file.isUnused
      return bundle
    }
    var answers: [BundleAnswer] = []
    for (member, bundle) in zip(members, bundles) {
      if let index = answers.firstIndex(where: { $0.bundle.isLike(bundle) }) {
        var like = answers[index].bundle
        if like.name == bundle.name { like.configurations += bundle.configurations }
        answers[index] = BundleAnswer(bundle: like, members: answers[index].members + [member])
      } else {
        answers.append(BundleAnswer(bundle: bundle, members: [member]))
      }
    }
    // Alone, such a bundle is all that there is.
    guard answers.count > 1 else { return answers }
    return answers.map { answer in
      var bundle = answer.bundle
      bundle.isForDebuggingOnly = answer.members.allSatisfy { $0.configurations.allSatisfy(\.isNamedForDebugging) }
      return BundleAnswer(bundle: bundle, members: answer.members)
    }
  }

  /// The names of the targets, followed by those of the configurations if another answer has the same target.
  public func name(among others: [BundleAnswer]) -> String {
    let shared = others.filter { !Set($0.names).isDisjoint(with: names) }
    guard shared.count > 1 else { return names.joined(separator: ", ") }
    return members.map { member in
      "\(member.name ?? "") (\(member.configurations.map(\.name).joined(separator: ", ")))"
    }.uniqued().joined(separator: ", ")
  }

  private var names: [String] { members.compactMap(\.name).uniqued() }

  /// Returns a context with only the targets of the answer, so that rules do not report others.
  public func narrowing(_ project: ProjectContext) -> ProjectContext {
    guard !members.isEmpty else { return project }
    var narrowed = project
    let names = Set(names)
    narrowed.bundles = members
    narrowed.targets = project.targets.filter { names.contains($0.name) }
    return narrowed
  }
}

extension ProjectContext {
  /// Returns the bundle that `document`, an Info.plist whose root has the entries of `root`, describes: the first of unlike ones.
  public func bundle(of document: Document, _ root: RootKeys) -> AppBundle {
    let known = bundles.first { $0.infoPlist != nil && $0.infoPlist?.value == document.path } ?? bundles.first
    let file = AppBundle(root, path: document.path)
    return known?.completed(by: file) ?? file
  }
}
