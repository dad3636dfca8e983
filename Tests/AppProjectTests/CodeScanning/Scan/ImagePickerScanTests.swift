import Testing

@testable import CodeScanning

/// What image pickers need by their source and the types of media.
@Suite struct ImagePickerScanTests {
  private func keys(_ text: String, _ language: SourceLanguage = .swift) -> Set<String> {
    let uses = SourceScanner.scan(Array(text.utf8), language: language, path: "A").uses
    return Set(uses.filter { !$0.symbol.isIdle && $0.symbol.until == nil }.flatMap { $0.symbol.requirement.joined() })
  }

  @Test(arguments: [
    "let p = UIImagePickerController()\np.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary",
    "struct P { var source: UIImagePickerController.SourceType = .camera }",
  ])
  func theCameraAmongOtherSources(_ text: String) { #expect(keys(text) == ["NSCameraUsageDescription"]) }

  @Test(arguments: [
    "[UTType.movie.identifier]", "[kUTTypeMovie as String]", "[\"public.movie\"]", "a.availableMediaTypes(for: b)",
  ])
  func moviesOfTheCameraNeedTheMicrophone(_ types: String) {
    let text = { (source: String) in
      "let p = UIImagePickerController()\np.sourceType = \(source)\np.mediaTypes = \(types)"
    }
    #expect(keys(text(".camera")).contains("NSMicrophoneUsageDescription"))
    #expect(keys(text(".photoLibrary")).isEmpty)
    #expect(
      !keys(text(".camera").replacing(types, with: "[UTType.image.identifier]\nlet movie = 1")).contains(
        "NSMicrophoneUsageDescription"
      )
    )
  }

  @Test func moviesInObjectiveC() {
    let text = """
      UIImagePickerController *p = [UIImagePickerController new];
      p.sourceType = UIImagePickerControllerSourceTypeCamera;
      p.mediaTypes = @[(NSString *)kUTTypeMovie];
      """
    #expect(keys(text, .objectiveC).contains("NSMicrophoneUsageDescription"))
  }

  @Test func theSourceOfAPickerIsPassedOn() {
    let kinds = { (text: String) in
      let source = SourceScanner.scan(Array(text.utf8), language: .swift, path: "A")
      return [source[.pickerSource].map(\.name), source[.cameraSource].map(\.name)]
    }
    #expect(kinds("struct P { let source: UIImagePickerController.SourceType }") == [["source"], []])
    #expect(kinds("func show(from s: UIImagePickerController.SourceType) {}") == [["from"], []])
    #expect(kinds("func show(_ s: UIImagePickerController.SourceType) {}") == [["show("], []])
    #expect(kinds("P(source: .camera)\nshow(.camera)\nlet a = [.camera]") == [[], ["source", "show("]])
  }

  @Test func faceIDForThePresenceOfTheUser() {
    let flags = "SecAccessControlCreateWithFlags(nil, a, .userPresence, nil)"
    #expect(keys(flags) == ["NSFaceIDUsageDescription"])
    #expect(
      keys("SecAccessControlCreateWithFlags(NULL, a, kSecAccessControlUserPresence, NULL);", .objectiveC)
        == ["NSFaceIDUsageDescription"]
    )
    #expect(keys("let a = view.userPresence").isEmpty)
  }
}
