import Benchmark
import GeneratedDocuments
import LanguageFeatures
import LintEngine
import PropertyList
import SourceText

/// What a keystroke in the middle of a document costs, layer by layer, at 1 KB and at 10 MB.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident],
    scalingFactor: .kilo,
    maxDuration: .seconds(2)
  )
  for (label, size) in [("1 KB", 1_000), ("10 MB", 10_000_000)] {
    addBenchmarks(Keystroke(path: "/data.plist", bytes: GeneratedDocuments.propertyList(bytes: size)), "XML \(label)")
    addBenchmarks(
      Keystroke(path: "/Localizable.strings", bytes: GeneratedDocuments.stringTable(bytes: size)),
      "strings \(label)"
    )
  }
}

/// Adds one benchmark for each layer that a keystroke passes.
@Sendable func addBenchmarks(_ keystroke: Keystroke, _ label: String) {
  let former = keystroke.former
  let edited = keystroke.edited

  Benchmark("\(label): text") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(former.text.applying(keystroke.edit)) }
  }

  Benchmark("\(label): positions") { benchmark in
    for _ in benchmark.scaledIterations {
      let position = edited.text.position(at: keystroke.offset, encoding: .utf16)
      blackHole(edited.text.offset(of: position, encoding: .utf16))
    }
  }

  Benchmark("\(label): tree") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(former.tree.updated(with: edited.text, change: keystroke.change))
    }
  }

  Benchmark("\(label): findings") { benchmark in
    // Judging the document before the edit is what the server has done when the edit arrives.
    var linter = IncrementalLinter()
    blackHole(linter.findings(in: former))
    benchmark.startMeasurement()
    var documents = (former, edited)
    for _ in benchmark.scaledIterations {
      blackHole(linter.findings(in: documents.1))
      swap(&documents.0, &documents.1)
    }
  }

  Benchmark("\(label): completion", configuration: .init(scalingFactor: .one)) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(Completion.proposals(in: edited, at: keystroke.offset))
    }
  }
}
