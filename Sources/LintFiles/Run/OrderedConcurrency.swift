/// Work on many items at once whose results come in the order of the items.
public enum OrderedConcurrency {
  /// Runs `work` on each item, `width` at a time, and hands each result to `receive` in the order of `items`.
  ///
  /// A slow item holds back the results after it; then no more than eight times `width` items are begun beyond it, so
  /// that memory stays bounded.
  public static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    width: Int,
    work: @escaping @Sendable (Item) async -> Result,
    receive: (Int, Result) -> Void
  ) async {
    let width = max(1, width)
    await withTaskGroup(of: (Int, Result).self) { group in
      var begun = 0
      var running = 0
      var delivered = 0
      var waiting: [Int: Result] = [:]
      while delivered < items.count {
        while running < width, begun < items.count, begun < delivered + 8 * width {
          let (index, item) = (begun, items[begun])
          group.addTask { (index, await work(item)) }
          begun += 1
          running += 1
        }
        guard let (index, result) = await group.next() else { return }
        running -= 1
        waiting[index] = result
        while let result = waiting.removeValue(forKey: delivered) {
          receive(delivered, result)
          delivered += 1
        }
      }
    }
  }
}
