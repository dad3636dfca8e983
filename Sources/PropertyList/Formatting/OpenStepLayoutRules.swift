/// The layout of the old-style syntax, in which authors decide the lines: `key = value;` and the indentation.
struct OpenStepLayoutRules: LayoutRules {
  func space(_ previous: LayoutToken?, _ next: LayoutToken, _ gap: LayoutGap) -> LayoutSpace {
    guard let previous else { return .none }
    if next.role == .separator, !previous.role.isComment { return .none }
    let lines = previous.role == .lineComment ? max(gap.lineEnds, 1) : gap.lineEnds
    guard lines == 0 else {
      let continuesEntry = (previous.role == .equalsSign || next.role == .equalsSign) && next.role != .open
      return .lines(min(lines, 2), level: next.level + (continuesEntry ? 1 : 0))
    }
    if previous.role == .equalsSign || next.role == .equalsSign { return .blank }
    if previous.role == .separator, next.role != .close { return .blank }
    return gap.isEmpty ? .none : .blank
  }
}
