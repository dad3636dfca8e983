import LintFiles
import Testing

@Suite struct OrderedConcurrencyTests {
  @Test(arguments: [.min, 0, 1, 3, 64, .max])
  func resultsComeInOrder(width: Int) async {
    let items = Array(0..<500)
    var received: [Int] = []
    await OrderedConcurrency.forEach(items, width: width) { item in
      // Early items take longest, so that results are ready in another order.
      (0..<((500 - item) * 50)).reduce(item) { value, step in step.isMultiple(of: 7) ? value ^ 1 ^ 1 : value }
    } receive: { index, result in
      #expect(index == received.count)
      received.append(result)
    }
    #expect(received == items)
  }

  @Test func nothingIsDoneForNothing() async {
    await OrderedConcurrency.forEach([Int](), width: 4, work: { $0 }, receive: { _, _ in Issue.record("no item") })
  }
}
