import AppProject
import BuildDescriptions
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles

/// Reports icons of apps that no asset catalog has, that are empty, or whose images do not fit.
enum AppIconIncomplete: Rule {
  static let description = RuleDescription(
    id: "app-icon-incomplete",
    severity: .warning,
    refusedBy: [.xcodeBuild, .appStoreConnect],
    example: .init(
      file: ExampleProject.file,
      bad: example("Barrel"),
      good: example("Cellar"),
      neighbours: [
        "App/Assets.xcassets/Cellar.appiconset/Contents.json": #"{ "images": [{ "filename": "a.jpg" }] }"#,
        "App/Assets.xcassets/Cellar.appiconset/a.jpg": "",
      ]
    ),
    references: [.apple("xcode/configuring-your-app-icon")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  private static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
  /// The ends of the names of what an icon may be.
  private static let endings = [".appiconset", ".icon", ".brandassets", ".solidimagestack", ".stickersiconset"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let apps = DescribedTargets.all(in: document, project).filter { $0.role == .app && $0.knowsFiles }
    // Without images, the app next to one that has them is a rest of a template, or a demonstration.
    let isShipped = { (app: ProjectTarget) in
      project.iconSets.contains { app.names($0.path) && $0.slots.contains { $0.file != nil } }
    }
    let othersAreShipped = apps.contains(where: isShipped)
    for target in apps {
      // Nobody sees the icon of a helper in an app for the Mac.
      guard !project.bundles(of: target).contains(where: { $0.isOnly(for: .macOS) && !$0.hosts.isEmpty }) else {
        continue
      }
      for configuration in target.configurations {
        guard let name = configuration.value(of: setting).text, !name.isEmpty,
          let defect = defect(of: name, configuration, target, project)
        else { continue }
        context.report(
          description,
          at: DescribedTargets.place(of: setting, in: configuration, of: target, document),
          defect.message,
          severity: othersAreShipped && !isShipped(target) ? .info : defect.severity,
          appStoreCode: defect.code,
          related: defect.place.map { [$0] } ?? [],
          cause: .run(defect.message)
        )
        break
      }
    }
  }

  private struct Defect {
    let message: String
    var code: String?
    var place: RelatedPlace?
    var severity: Severity?
  }

  /// Returns what is wrong with the icon called `name`; nil if nothing is known to be.
  ///
  /// Icons of other targets show nothing, and one of Icon Composer takes the place of a set.
  private static func defect(
    of name: String,
    _ configuration: TargetConfiguration,
    _ target: ProjectTarget,
    _ project: ProjectContext
  ) -> Defect? {
    let isForVision = configuration.platforms.contains(.visionOS)
    let all = project.iconSets.filter { $0.name == name && (isForVision || !$0.isStack) }
    let sets = all.filter { target.names($0.path) }
    guard !project.resourceNames.contains(name + ".icon") else { return nil }
    // An app for several systems may have a set and a stack.
    guard !sets.isEmpty, Set(sets.map(\.isStack)).count == sets.count else {
      guard all.isEmpty, !project.resourceNames.isEmpty, !hasCatalogElsewhere(target),
        !endings.contains(where: { project.resourceNames.contains(name + $0) })
      else { return nil }
      return Defect(message: description.text("message", name), code: "ITMS-90713")
    }
    return sets.firstResult { defect(in: $0, configuration) }
  }

  /// Returns what is wrong with a set; nil if nothing is known to be.
  private static func defect(in set: IconSet, _ configuration: TargetConfiguration) -> Defect? {
    let name = set.name
    let place = RelatedPlace(
      .elsewhere(Evidence(path: set.path, line: 0, lineText: "", columns: 0..<0)),
      description.text("here", name)
    )
    let slots = set.slots.filter { isFor(configuration.platforms, $0) }
    guard !slots.isEmpty else { return nil }
    if slots.allSatisfy({ $0.file == nil }) {
      return Defect(message: description.text("empty", name), code: "ITMS-90713", place: place)
    }
    if let slot = slots.first(where: \.isMissing) {
      return Defect(message: description.text("no-file", name, slot.file ?? ""), place: place)
    }
    for slot in slots {
      guard let image = slot.image, let file = slot.file else { continue }
      if let pixels = slot.pixels, image.width != pixels || image.height != pixels {
        let (own, wanted) = ("\(image.width) × \(image.height)", "\(pixels) × \(pixels)")
        return Defect(message: description.text("size", file, own, wanted), place: place)
      }
      // Apps whose images have the channel without a transparent pixel are in the store.
      if slot.isForStore, image.hasTransparentPixels != false {
        let isTransparent = image.hasTransparentPixels == true
        return Defect(
          message: description.text(isTransparent ? "transparent" : "alpha", file),
          code: "ITMS-90717",
          place: place,
          severity: isTransparent ? nil : .info
        )
      }
    }
    return nil
  }

  /// Whether a catalog lies outside the folder with the project, so that what is in it may not be known.
  private static func hasCatalogElsewhere(_ target: ProjectTarget) -> Bool {
    let folder = FilePath.folder(FilePath.folder(target.declaredIn))
    return target.namedFiles.contains { $0.hasSuffix(".xcassets") && !FilePath.isInside($0, folder) }
  }

  /// Whether a place is for what the configuration is built for.
  private static func isFor(_ platforms: Set<ApplePlatform>, _ slot: IconSet.Slot) -> Bool {
    let systems: Set<ApplePlatform>? =
      switch (slot.platform, slot.idiom) {
      case ("ios", _), (nil, "iphone"), (nil, "ipad"), (nil, "ios-marketing"): [.iOS]
      case ("watchos", _), (nil, "watch"), (nil, "watch-marketing"): [.watchOS]
      case (nil, "mac"): [.macOS]
      default: nil
      }
    return systems.map { !$0.isDisjoint(with: platforms) } ?? true
  }

  private static func example(_ name: String) -> String {
    ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(setting) = \(name);", folder: "App")).text
  }
}
