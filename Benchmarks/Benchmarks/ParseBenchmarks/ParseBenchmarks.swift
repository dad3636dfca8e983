import Benchmark
import CLibXML2
import GeneratedDocuments
import PropertyList
import SourceText

/// Full parses of 10 MB, next to libxml2's SAX2 reader on the same bytes.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    maxDuration: .seconds(5)
  )

  let size = 10_000_000
  let xml = GeneratedDocuments.propertyList(bytes: size)
  let strings = GeneratedDocuments.stringTable(bytes: size)

  Benchmark("XML 10 MB: text and tree") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(PropertyListTree.parse(SourceText(bytes: xml))) }
  }

  Benchmark("XML 10 MB: tree") { benchmark in
    let text = SourceText(bytes: xml)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(PropertyListTree.parse(text)) }
  }

  Benchmark("XML 10 MB: libxml2 SAX2") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(SAX2.countElements(xml)) }
  }

  Benchmark("strings 10 MB: text and tree") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(PropertyListTree.parse(SourceText(bytes: strings))) }
  }

  Benchmark("strings 10 MB: tree") { benchmark in
    let text = SourceText(bytes: strings)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(PropertyListTree.parse(text)) }
  }
}

/// libxml2's fastest interface, with handlers that only count.
enum SAX2 {
  /// Returns the number of elements that libxml2 sees in `bytes`.
  static func countElements(_ bytes: [UInt8]) -> Int {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { context, _, _, _, _, _, _, _, _ in
      context?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    handler.characters = { _, _, _ in }
    var count = 0
    bytes.withUnsafeBytes { buffer in
      withUnsafeMutablePointer(to: &count) { counter in
        let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlSAXUserParseMemory(&handler, counter, text, Int32(buffer.count))
      }
    }
    return count
  }
}
