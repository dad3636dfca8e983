import BuildDescriptions

extension ProjectContext {
  /// Returns what is known of the selected targets in the selected configurations, so that no rule reports on others; a context
  /// that has no selected target is left as it is.
  ///
  /// All targets stay known, as apps around a selected one are compared with it; linear in them.
  public func narrowed(
    toTargets isTarget: (String) -> Bool,
    configurations isConfiguration: (String) -> Bool
  ) -> ProjectContext {
    let selected = targets.filter { isTarget($0.name) }.map { $0.narrowed(to: isConfiguration) }
      .filter { !$0.configurations.isEmpty }
    var narrowed = self
    narrowed.allTargets = allTargets.map { target in
      let own = target.narrowed(to: isConfiguration)
      return own.configurations.isEmpty ? target : own
    }
    narrowed.generated = generated.compactMap { bundle in
      guard isTarget(bundle.target.name) else { return nil }
      let target = bundle.target.narrowed(to: isConfiguration)
      guard !target.configurations.isEmpty else { return nil }
      // Keys that are added to a file are no Info.plist of their own.
      let isWhole = bundle.document.kind == .infoPlist && !bundle.addsToFile
      var own = GeneratedBundle(
        target: target,
        document: (isWhole ? GeneratedInfoPlist(target)?.document : nil) ?? bundle.document,
        context: bundle.context.narrowed(toTargets: isTarget, configurations: isConfiguration),
        carrier: bundle.carrier
      )
      own.addsToFile = bundle.addsToFile
      return own
    }
    guard !selected.isEmpty else { return narrowed }
    narrowed.targets = selected
    narrowed.bundles = bundles.filter { isTarget($0.name ?? "") }.compactMap { bundle in
      var own = bundle
      own.configurations = bundle.configurations.filter { isConfiguration($0.name) }
      return own.configurations.isEmpty ? nil : own
    }
    return narrowed
  }
}

extension ProjectTarget {
  /// Returns the target with the selected configurations alone.
  fileprivate func narrowed(to isConfiguration: (String) -> Bool) -> ProjectTarget {
    var target = self
    target.configurations = configurations.filter { isConfiguration($0.name) }
    return target
  }
}
