import AppProject
import CodeScanning
import ProjectFiles

extension RuleContext {
  /// Returns the certainty of a finding that rests on the premises of `rule` and, if it is about the app around the file, on that.
  func certainty(of rule: RuleDescription) -> Certainty {
    let target = premises.ground(.target)
    let isNamed = target.basis == .assumed || rule.premises.contains(.target)
    // That a file in no target belongs to an app is one more doubt.
    return Certainty(isNamed ? [target] : [], isUnused: traits.bundle.isUnused && attribution == .assumed)
  }

  /// Returns the certainty of a finding that rests on what code does.
  ///
  /// That no target names the file and that none is known to compile the code is one doubt.
  public func certainty(of mention: CodeUsage.Mention) -> Certainty {
    let place = FactOrigin.line(mention.name, mention.evidence)
    return Certainty([
      Ground(.code, max(attribution, mention.basis), place), Ground(.call, .derived, place),
      Ground(.configuration, mention.compilation.basis, place),
    ])
  }

  /// Returns the certainty of a finding that rests on the need of a purpose string.
  public func certainty(of need: PurposeNeed) -> Certainty {
    let place = FactOrigin.line(need.cause, need.evidence)
    let basis: FactBasis = need.isCertain ? .read : .assumed
    let membership = max(attribution, need.basis)
    switch need.kind {
    case .call, .use, .moduleImport:
      return Certainty([
        Ground(.code, membership, place), Ground(.call, basis, place),
        Ground(.configuration, need.compilation.basis, place),
      ])
    case .dependency: return Certainty([Ground(.target, membership), Ground(.library, basis, place)])
    case .entitlement: return Certainty([Ground(.target, membership), Ground(.call, basis, place)])
    }
  }

  /// How what findings in the document rest on is known.
  var premises: KnownPremises { KnownPremises(self) }
}
