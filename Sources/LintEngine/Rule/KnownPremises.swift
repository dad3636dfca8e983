import AppProject
import BuildDescriptions
import ProjectFiles

/// How the premises about a file and its bundle are known.
struct KnownPremises {
  private let document: Document
  private let bundle: AppBundle
  private let attribution: FactBasis
  /// The target that builds it; one without configurations makes no bundle.
  private let builder: ProjectTarget?

  /// Makes it for the document of a context.
  init(_ context: RuleContext) {
    (document, bundle, attribution) = (context.document, context.traits.bundle, context.attribution)
    builder = bundle.target ?? (attribution == .assumed ? nil : context.targets.first)
  }

  /// Returns the grounds of those of `premises` that no rule has to give.
  func grounds(_ premises: [Premise]) -> [Ground] { premises.filter { !$0.isFromRule }.map(ground) }

  /// Returns how a premise is known; what only rules can find out is assumed.
  func ground(_ premise: Premise) -> Ground {
    switch premise {
    case .fileKind: fileKind
    case .target: target
    case .absence: absence
    case .bundleKind: Ground(.bundleKind, bundle.kind)
    case .platform: Ground(.platform, bundle.platforms)
    case .configuration: Ground(.configuration, bundle.isForDebuggingOnly ? .assumed : .read, declaration)
    case .code, .call, .library: Ground(premise, .assumed)
    }
  }

  private var declaration: FactOrigin? { builder.map { .target($0.name, path: $0.declaredIn) } }

  /// Without a project, the file is compared with itself and what lies next to it.
  private var target: Ground {
    guard let declaration else { return Ground(.target, max(attribution, bundle.isUnused ? .assumed : .derived)) }
    return Ground(.target, max(attribution, bundle.isUnused ? .assumed : .read), declaration)
  }

  /// A setting of a target, the name or what else only files of the kind have.
  private var fileKind: Ground {
    let settings = [bundle.infoPlist, bundle.entitlements].compactMap(\.self)
    if builder != nil, let setting = settings.first(where: { $0.value == document.path }) {
      return Ground(.fileKind, setting.basis, setting.origin)
    }
    return Ground(.fileKind, .derived, document.path.map { .path($0) })
  }

  /// Without a target, settings may supply what the file lacks; with code that is not run, anything may.
  private var absence: Ground {
    guard let target = builder else { return Ground(.absence, .assumed) }
    return Ground(.absence, target.suppliesUnknownKeys ? .assumed : .read, declaration)
  }
}
