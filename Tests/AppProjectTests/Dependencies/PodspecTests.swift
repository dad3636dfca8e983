import Testing

@testable import Dependencies

@Suite struct PodspecTests {
  private func podspec(_ lines: String) -> Podspec? {
    Podspec(Array("Pod::Spec.new do |s|\n  s.name = 'Kit' # a library\n\(lines)\nend\n".utf8))
  }

  @Test func filesAreThoseOfThePatterns() throws {
    let spec = try #require(
      podspec(
        """
        s.source_files = 'Classes/**/*.{h,m}', "More"
        s.exclude_files = 'Classes/Old/**'
        s.resource_bundles = {'kit_privacy' => ['Resources/PrivacyInfo.xcprivacy']}
        s.ios.deployment_target = '12.0'
        """
      )
    )
    #expect(spec.hasSource("Classes/A/B.m") && spec.hasSource("Classes/A.h") && spec.hasSource("More/C.swift"))
    #expect(!spec.hasSource("Classes/A.swift") && !spec.hasSource("Classes/Old/A.m") && !spec.hasSource("Example/A.m"))
    #expect(spec.hasResource("Resources/PrivacyInfo.xcprivacy") && !spec.hasResource("PrivacyInfo.xcprivacy"))
  }

  @Test("bug: braces of many alternatives took all memory") func bracesMakeFewPatterns() throws {
    let many = "{" + String(repeating: "a,", count: 2_000) + "b}"
    let spec = try #require(podspec("s.source_files = '\(many)/\(many)/\(many).m', 'A/{a,b}/{c,d}.{h,m}', '{a,{b,c}}'"))
    #expect(spec.hasSource("A/b/c.m") && !spec.hasSource("A/b/e.m") && !spec.hasSource("a/b/b.m"))
  }

  @Test func listsMayHaveSeveralLines() throws {
    let spec = try #require(
      podspec(
        """
        s.source_files = [
          'A/*',
          'B/*', # more
        ]
        s.resources =
          'R/*'
        """
      )
    )
    #expect(spec.hasSource("A/a.m") && spec.hasSource("B/b.m") && spec.hasResource("R/PrivacyInfo.xcprivacy"))
  }

  @Test(arguments: [
    "s.source_files = \"#{folder}/*\"", "s.source_files = Dir['*']", "s.subspec 'A' do |a| end",
    "s.osx.deployment_target = '11.0'", "s.source_files = 'A' if iOS",
  ])
  func whatIsComputedOrForTheMacIsUnknown(_ line: String) {
    #expect(podspec(line) == nil)
  }

  @Test(arguments: [
    "", "s.source_files =", "s.source_files = ['a", "s.resources = '{a,{b,c},{d,e},{f}}'", "s.exclude_files = {{{",
  ])
  func unfinishedTextIsRead(_ line: String) {
    #expect(podspec(line)?.hasSource("A.m") != true)
  }

  @Test func aManifestIsForTheCodeOfItsPodspec() {
    let project = TestProject([
      "Package.swift": "",
      "ios/Kit.podspec": """
      Pod::Spec.new do |s|
        s.source_files = 'Classes/*.m'
        s.resource_bundles = { 'kit_privacy' => ['PrivacyInfo.xcprivacy'] }
      end
      """,
      "ios/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }",
      "ios/Classes/Settings.m": "void f(void) { [[NSUserDefaults standardUserDefaults] boolForKey:@\"a\"]; }",
      "ios/Example/Disk.m": "void g(void) { statfs(path, &buffer); }",
    ])
    let builder = project.builder
    let context = builder.context(for: "ios/PrivacyInfo.xcprivacy")
    #expect(context.code.requiredReasonUses.keys.sorted() == ["NSPrivacyAccessedAPICategoryUserDefaults"])
    #expect(context.attribution == .read)
  }
}
