import Testing

@testable import BuildDescriptions

/// Build variables are replaced.
@Suite struct SettingExpansionTests {
  private func settings(_ layers: [[(String, String)]]) -> BuildSettings {
    var settings = BuildSettings()
    for layer in layers { settings.add(layer.map { BuildSetting($0.0, $0.1) }) }
    return settings
  }

  private func expand(_ text: String) -> ExpandedText {
    settings([
      [
        ("NAME", "My App 2"), ("ID", "org.example.$(NAME:rfc1034identifier)"), ("LOOP", "$(POOL)"), ("POOL", "$(LOOP)"),
        ("WHICH", "NAME"), ("EMPTY", ""), ("PATH_OF", "/a/b/c.tar.gz"), ("SELF", "$(SELF) x"),
      ]
    ]).expand(text)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("$(NAME)", "My App 2"),
    ("${NAME}!", "My App 2!"),
    ("$(ID)", "org.example.My-App-2"),
    ("$(NAME:c99extidentifier)", "My_App_2"),
    ("$(NAME:identifier:lower)", "my_app_2"),
    ("$(NAME:upper)", "MY APP 2"),
    ("$(NAME:quote)", "My\\ App\\ 2"),
    ("$($(WHICH))", "My App 2"),
    ("$(EMPTY)", ""),
    ("$(EMPTY:default=Zed)", "Zed"),
    ("$(ABSENT:default=Zed)", "Zed"),
    ("$(NAME:default=Zed)", "My App 2"),
    ("$(PATH_OF:file) $(PATH_OF:dir) $(PATH_OF:base) $(PATH_OF:suffix)", "c.tar.gz /a/b/ c.tar .gz"),
    ("5 $ and $(NAME", "5 $ and $(NAME"),
    ("$NAME", "$NAME"),
  ])
  func variablesAreReplaced(text: String, expanded: String) {
    #expect(expand(text) == .known(expanded))
  }

  @Test(arguments: [
    ("$(ABSENT)", "ABSENT"), ("a $(NAME) $(ABSENT)", "ABSENT"), ("$(LOOP)", "LOOP"), ("$(SELF)", "SELF"),
    ("$(NAME:odd)", ":odd"), ("$()", ""),
  ])
  func unknownVariablesAreNamed(text: String, variable: String) {
    #expect(expand(text) == .unknown(variable: variable))
  }

  @Test func higherLayersHideLowerOnes() {
    let settings = settings([[("A", "1"), ("B", "x")], [("A", "2")], [("B", "$(inherited) y"), ("C", "$(A)")]])
    #expect(settings.value(of: "A") == .known("2"))
    #expect(settings.value(of: "B") == .known("x y"))
    #expect(settings.value(of: "C") == .known("2"))
  }

  @Test func layersThatAreHiddenNeedNotBeKnown() {
    let settings = settings([[("A", "$(ABSENT)")], [("A", "2")]])
    #expect(settings.value(of: "A") == .known("2"))
  }

  @Test func inheritingFromAnUnknownLayerIsUnknown() {
    let settings = settings([[("A", "$(ABSENT)")], [("A", "$(inherited) 2")]])
    #expect(settings.value(of: "A") == .unknown(variable: "ABSENT"))
  }

  @Test func oneFileMayUseItsEarlierValue() {
    #expect(settings([[("A", "1"), ("A", "$(inherited) 2")]]).value(of: "A") == .known("1 2"))
  }

  @Test func theLastOfSeveralConditionsThatAreMetCounts() {
    let all = ["*", "macosx*", "mac*", "macosx14.0", "m*"].enumerated().map { ("A[sdk=\($1)]", "\($0)") }
    for count in 1...all.count {
      var settings = settings([Array(all.prefix(count))])
      settings.sdk = "macosx"
      #expect(settings.value(of: "A") == .known("\(count - 1)"))
    }
    var again = settings([[("A[sdk=*]", "1"), ("A[sdk=macosx*]", "2"), ("A[sdk=*]", "3")]])
    again.sdk = "macosx"
    #expect(again.value(of: "A") == .known("3"))
  }

  @Test func conditionsLeaveAValueOpen() {
    #expect(settings([[("A[sdk=iphoneos*]", "1")]]).value(of: "A") == .known("1"))
    #expect(settings([[("A[sdk=iphoneos*]", "1"), ("A[sdk=macosx*]", "2")]]).value(of: "A").text == nil)
    #expect(settings([[("A", "0"), ("A[sdk=iphoneos*]", "1")]]).value(of: "A").text == nil)
    #expect(settings([[("A[sdk=iphoneos*]", "1")]]).contains("A"))
  }

  @Test func equalValuesUnderConditionsAreOne() {
    #expect(settings([[("A", "1"), ("A[sdk=iphoneos*]", "1"), ("A[arch=arm64]", "1")]]).value(of: "A") == .known("1"))
    #expect(settings([[("A[sdk=iphoneos*]", "0")], [("A", "1")]]).value(of: "A") == .known("1"))
    #expect(settings([[("A[sdk=iphoneos*]", "0")], [("A", "$(inherited) 1")]]).value(of: "A").text == nil)
  }

  @Test(arguments: [("iphoneos", "1"), ("macosx", "2"), ("watchos", "0")])
  func aChosenSDKDecides(sdk: String, value: String) {
    var settings = settings([[("A", "0"), ("A[sdk=iphoneos*]", "1"), ("A[sdk=macosx14.0]", "2")]])
    settings.sdk = sdk
    #expect(settings.value(of: "A") == .known(value))
  }

  @Test func theConfigurationDecides() {
    let settings = settings([[("CONFIGURATION", "Debug")], [("A", "0"), ("A[config=Debug]", "1")]])
    #expect(settings.value(of: "A") == .known("1"))
  }

  @Test func settingsKnowNamesWithoutBrackets() {
    let settings = settings([[("ROOT", "org.example"), ("ID", "$ROOT.app"), ("PRICE", "5 $ and $")]])
    #expect(settings.value(of: "ID") == .known("org.example.app"))
    #expect(settings.value(of: "PRICE") == .known("5 $ and $"))
  }

  @Test func aMissingFileMaySetWhatHasADefault() {
    var settings = settings([[("FILE", "$(PAID:default=NO).plist")]])
    #expect(settings.value(of: "FILE") == .known("NO.plist"))
    settings.lacksFiles = true
    #expect(settings.value(of: "FILE").text == nil)
  }

  @Test func settingsThatDoubleEachOtherComeToAnEnd() {
    let doubling = (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A40", "xxxxxxxxxx")]
    #expect(settings([doubling]).value(of: "A0").text == nil)
  }

  /// Bug: 41 lines of it took all memory.
  @Test func aValueThatDoublesItselfIsUnknown() {
    let doubling = [("A", "x")] + Array(repeating: ("A", "$(inherited)$(inherited)"), count: 100)
    #expect(settings([doubling]).value(of: "A").text == nil)
    #expect(settings([Array(doubling.prefix(4))]).value(of: "A") == .known("xxxxxxxx"))
  }

  /// Bug: 30 settings took 2^30 look-ups.
  @Test func settingsThatNameEachOtherTwiceAreUnknown() {
    let chain = (0..<31).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A31", "")]
    #expect(settings([chain]).value(of: "A0").text == nil)
    #expect(settings([chain]).value(of: "A25") == .known(""))
  }

  /// Bug: the time grew with the square of the length.
  @Test func bracketsThatAreNeverClosedAreText() {
    let text = String(repeating: "$(", count: 9_000)
    #expect(expand(text) == .known(text))
  }
}
