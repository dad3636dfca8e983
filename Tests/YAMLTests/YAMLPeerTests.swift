import Foundation
import Testing
import YAML

/// What the other readers read, ours reads too: files of this repository, texts that PyYAML and Python's `json` write of
/// random values, and damaged texts where both read something.
@Suite(.enabled(if: PyYAML.isInstalled, "python3 with PyYAML is not installed"))
struct YAMLPeerTests {
  @Test func filesOfTheRepository() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let names = [
      ".pre-commit-hooks.yaml", "action.yml", "Tests/Fixtures/Projects/Flutter/pubspec.yaml",
      "Tests/Fixtures/Projects/XcodeGen/project.yml",
    ]
    let samples = try PyYAML.samples("files", names.map { root.appending(path: $0).path(percentEncoded: false) })
    #expect(samples.count == names.count)
    for sample in samples { try check(sample) }
  }

  @Test(arguments: ["yaml", "json"]) func writtenValues(form: String) throws {
    let samples = try PyYAML.samples(form, [PyYAML.seed, "300"])
    #expect(samples.count == 300)
    for sample in samples { try check(sample) }
  }

  /// More is rejected here than by PyYAML, and the other way round, but no text may have two meanings.
  @Test func damagedTextsHaveOneMeaning() throws {
    let samples = try PyYAML.samples("damaged", [PyYAML.seed, "2000"])
    #expect(samples.count == 2000)
    var commonCount = 0
    for sample in samples {
      do {
        try check(sample)
        commonCount += 1
      } catch is YAMLProblem {}
    }
    #expect(commonCount > samples.count * 19 / 20)
  }

  private func check(_ sample: PyYAML.Sample) throws {
    let node = try YAMLReader.read(Array(sample.text.utf8), repeatedKeys: .lastCounts)
    // A document that `---` starts and that holds nothing is an empty text to PyYAML.
    let nothing = TextTree.text("")
    #expect(
      node.map(TextTree.init) ?? nothing == sample.value ?? nothing,
      "\(sample.text.debugDescription), seed \(PyYAML.seed)"
    )
  }
}
