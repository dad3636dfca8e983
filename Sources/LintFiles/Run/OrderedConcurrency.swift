/// Work on many items at once whose results come in the order of the items.
public enum OrderedConcurrency {
  /// The useful widths; threads are as many as processors anyway.
  package static let widths = 1...1024

  /// Runs `work` on each item, `width` at a time, and hands each result to `receive` in the order of `items`.
  ///
  /// Neighbours share a task: files that lie together belong to one project, for which two tasks would wait in turn. A slow task
  /// holds back the results after it; then no more than eight times `width` tasks are begun beyond it, so that memory stays
  /// bounded.
  public static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    width: Int,
    work: @escaping @Sendable (Item) -> Result,
    receive: (Int, Result) -> Void
  ) async {
    let width = width.clamped(to: widths)
    let size = min(max(1, items.count / (width * 8)), 8)
    let starts = Array(stride(from: 0, to: items.count, by: size))
    await withTaskGroup(of: (Int, [Result]).self) { group in
      var begun = 0
      var running = 0
      var delivered = 0
      var waiting: [Int: [Result]] = [:]
      while delivered < starts.count {
        while running < width, begun < starts.count, begun < delivered + 8 * width {
          let (index, items) = (begun, items[starts[begun]...].prefix(size))
          group.addTask { (index, items.map(work)) }
          begun += 1
          running += 1
        }
        guard let (index, results) = await group.next() else { return }
        running -= 1
        waiting[index] = results
        while let results = waiting.removeValue(forKey: delivered) {
          for (offset, result) in results.enumerated() { receive(starts[delivered] + offset, result) }
          delivered += 1
        }
      }
    }
  }
}
