import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AppIconIncompleteTests {
  private func findings(_ set: String?, _ files: [String: String] = [:], settings: String = "SDKROOT = iphoneos;")
    -> [String]
  {
    let project = ExampleProject(
      .init("INFOPLIST_FILE = Info.plist; \(settings) ASSETCATALOG_COMPILER_APPICON_NAME = Cellar;", folder: "App")
    )
    var all = files
    if let set { all["App/Assets.xcassets/Cellar.appiconset/Contents.json"] = set }
    all["App/Main.swift"] = ""
    return ProjectCheck(AppIconIncomplete.self, file: ExampleProject.file, all).findings(in: project.text).map(
      \.message
    )
  }

  @Test func reportsANameThatNoCatalogHas() {
    #expect(findings(nil) == ["No asset catalog has an icon “Cellar”."])
    #expect(findings(nil, ["App/Cellar.icon/icon.json": ""]) == [])
    #expect(findings(nil, ["App/Assets.xcassets/Cellar.brandassets/Contents.json": "{}"]) == [])
  }

  @Test func reportsAnEmptyIcon() {
    #expect(
      findings(#"{ "images": [{ "idiom": "universal", "platform": "ios", "size": "1024x1024" }] }"#)
        == ["The icon “Cellar” has no images."]
    )
    // What it has is for another system.
    #expect(
      findings(#"{ "images": [{ "idiom": "mac", "size": "16x16" }] }"#, settings: "SDKROOT = iphoneos;") == []
    )
  }

  private let empty = #"{ "images": [{ "idiom": "universal", "platform": "ios", "size": "1024x1024" }] }"#

  @Test func anIconOfIconComposerTakesThePlaceOfASet() {
    #expect(findings(empty, ["App/Cellar.icon/icon.json": ""]) == [])
  }

  @Test func setsOfOtherTargetsShowNothing() {
    #expect(findings(nil, ["Demo/Assets.xcassets/Cellar.appiconset/Contents.json": empty]) == [])
  }

  @Test func anExtensionNeedsNoIcon() {
    let project = ExampleProject(
      .init(
        "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = Cellar;",
        product: "app-extension",
        folder: "App"
      )
    )
    let files = ["App/Assets.xcassets/Cellar.appiconset/Contents.json": empty, "App/Main.swift": ""]
    #expect(ProjectCheck(AppIconIncomplete.self, file: ExampleProject.file, files).findings(in: project.text).isEmpty)
  }

  @Test func aHelperInAnAppForTheMacNeedsNone() {
    let icon = "SDKROOT = macosx; ASSETCATALOG_COMPILER_APPICON_NAME = Cellar;"
    let files = [
      "App/Main.swift": "", "Helper/Main.swift": "",
      "Helper/Assets.xcassets/Cellar.appiconset/Contents.json":
        #"{ "images": [{ "idiom": "mac", "size": "16x16" }] }"#,
    ]
    let helper = ExampleProject.Target("INFOPLIST_FILE = Helper/Info.plist; \(icon)", name: "Helper", folder: "Helper")
    let findings = { (embeds: [String]) in
      let app = ExampleProject.Target(
        "INFOPLIST_FILE = App/Info.plist; SDKROOT = macosx;",
        embeds: embeds,
        folder: "App"
      )
      return ProjectCheck(AppIconIncomplete.self, file: ExampleProject.file, files)
        .findings(in: ExampleProject(app, helper).text)
    }
    #expect(findings(["Helper"]).isEmpty)
    #expect(findings([]).count == 1)
  }

  @Test func reportsAMissingImage() {
    let set = #"{ "images": [{ "filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024" }] }"#
    #expect(findings(set) == ["The icon “Cellar” names “a.png”, which does not exist."])
    #expect(findings(set, ["App/Assets.xcassets/Cellar.appiconset/a.png": "not a picture"]) == [])
  }

  @Test func isSilentWithoutKnownFiles() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; ASSETCATALOG_COMPILER_APPICON_NAME = Cellar;"))
    #expect(ProjectCheck(AppIconIncomplete.self, file: ExampleProject.file, [:]).findings(in: project.text).isEmpty)
  }

  /// The files of the layers of a stack, each with its description of images.
  private func stack(_ layers: [String], layer: String = "{}") -> [String: String] {
    let folder = "App/Assets.xcassets/Cellar.solidimagestack"
    let names = layers.indices.map { "{ \"filename\": \"\($0).solidimagestacklayer\" }" }.joined(separator: ", ")
    return layers.enumerated().reduce(into: ["\(folder)/Contents.json": "{ \"layers\": [\(names)] }"]) { files, item in
      let path = "\(folder)/\(item.offset).solidimagestacklayer"
      files["\(path)/Contents.json"] = layer
      files["\(path)/Content.imageset/Contents.json"] = item.element
    }
  }

  @Test func aStackWithoutImagesIsAnEmptyIcon() {
    let none = #"{ "images": [{ "idiom": "vision", "scale": "2x" }] }"#
    let one = #"{ "images": [{ "idiom": "vision", "scale": "2x", "filename": "a.png" }] }"#
    let image = ["App/Assets.xcassets/Cellar.solidimagestack/1.solidimagestacklayer/Content.imageset/a.png": "a"]
    let vision = "SDKROOT = xros;"
    let empty = ["The icon “Cellar” has no images."]
    #expect(findings(nil, stack([none, none]), settings: vision) == empty)
    #expect(findings(nil, stack([none, one]).merging(image) { $1 }, settings: vision) == [])
    // A layer may show an image of another set.
    let shared = #"{ "properties": { "content": { "type": "image-set", "name": "Barrel" } } }"#
    #expect(findings(nil, stack([none, none], layer: shared), settings: vision) == [])
    #expect(findings(nil, stack([none, none]), settings: "SDKROOT = iphoneos;") == [])
    // An app for both systems has both.
    let both = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos xros\";"
    let set = #"{ "images": [{ "idiom": "universal", "platform": "ios", "filename": "a.png" }] }"#
    let flat = ["App/Assets.xcassets/Cellar.appiconset/a.png": "a"]
    #expect(findings(set, flat.merging(stack([none, none])) { $1 }, settings: both) == empty)
  }
}
