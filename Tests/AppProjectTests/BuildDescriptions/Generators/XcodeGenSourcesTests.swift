import Testing

/// The Info.plist of a target is looked for among its sources, in a bounded number of folders.
@Suite struct XcodeGenSourcesTests {
  @Test func aSearchThatFindsAFileAtItsLimitDoesNotTrap() {
    var files = ["project.yml": "name: A\ntargets:\n  A:\n    type: application\n    sources: [Lib]\n"]
    for index in 0..<1500 { files["Lib/A/F\(index).swift"] = "" }
    files["Lib/B/Info.plist"] = "{ }"
    let target = TestProject(files).described.first
    #expect(target?.configurations.first?.infoPlist == TestProject.path("Lib/B/Info.plist"))
  }
}
