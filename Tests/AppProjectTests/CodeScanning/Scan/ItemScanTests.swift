import Testing

@testable import CodeScanning

@Suite struct ItemScanTests {
  /// Returns whether sharing in `text` needs the key for saving pictures.
  private func savesPictures(_ text: String, _ language: SourceLanguage = .swift) -> Bool {
    SourceScanner.scan(Array(text.utf8), language: language, path: "A").uses.contains { !$0.symbol.isIdle }
  }

  @Test func picturesByTheirTypeOrValue() {
    #expect(
      savesPictures("func f(_ a: UIImage) { UIActivityViewController(activityItems: [a], applicationActivities: nil) }")
    )
    #expect(savesPictures("let a = UIImage(named: n)\nlet b = UIActivityViewController(activityItems: [\"x\", a])"))
    #expect(savesPictures("let b = UIActivityViewController(activityItems: [UIImage(named: n)!])"))
    #expect(savesPictures("let p: Image\nvar body: some View { ShareLink(item: p, preview: q) }"))
  }

  @Test func othersAreNotKnownToBePictures() {
    let sheet = "struct Sheet { let items: [Any]\nfunc make() { UIActivityViewController(activityItems: items) } }\n"
    #expect(savesPictures(sheet + "struct V { let image: UIImage\nvar body: some View { Sheet(items: [image]) } }"))
    #expect(!savesPictures(sheet + "struct V { let image: UIImage\nvar body: some View { Sheet(items: [link]) } }"))
    #expect(!savesPictures("func f(_ a: String) { UIActivityViewController(activityItems: [a]) }"))
    #expect(!savesPictures("func f(_ a: URL, image: UIImage) { UIActivityViewController(activityItems: [a]) }"))
    #expect(!savesPictures("func f(_ a: UIImage) { UIActivityViewController(activityItems: [a.name]) }"))
    #expect(!savesPictures("let b = UIActivityViewController(activityItems: items)"))
  }

  @Test func objectiveC() {
    let call = "[[UIActivityViewController alloc] initWithActivityItems:@[a] applicationActivities:nil]"
    #expect(savesPictures("void f(UIImage *a) { \(call); }", .objectiveC))
    #expect(!savesPictures("void f(NSURL *a) { \(call); }", .objectiveC))
  }

  @Test(arguments: [
    "let a = UIGraphicsImageRenderer(bounds: b).image { _ in draw() }\nlet s = UIActivityViewController(activityItems: [a])",
    "func f(_ a: UIImage) { let items: [Any] = [a]; g(UIActivityViewController(activityItems: items)) }",
    "let v: UIImageView\nfunc f() { guard let p = v.image else { return }; g(UIActivityViewController(activityItems: [p])) }",
    "func f(_ v: UIImageView) { g(UIActivityViewController(activityItems: [v.image!])) }",
  ])
  func picturesOfRenderersViewsAndLists(_ text: String) { #expect(savesPictures(text)) }

  @Test(arguments: [
    "let a = UIImage(named: n)?.pngData()\nlet s = UIActivityViewController(activityItems: [a])",
    "let a = UIGraphicsImageRenderer(bounds: b).pngData { _ in }\nlet s = UIActivityViewController(activityItems: [a])",
    "func f(_ a: UIImage, t: String) { let items = [t]; g(UIActivityViewController(activityItems: items)) }",
    """
    func f(_ a: UIImage) { let s = UIActivityViewController(activityItems: [a])
      s.excludedActivityTypes = [.saveToCameraRoll] }
    """,
  ])
  func othersOfRenderersAndListsAndWhatExcludesSaving(_ text: String) { #expect(!savesPictures(text)) }
}
