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
}
