/// The layout of Apple's XML writer: each element on a line of its own.
///
/// A comment stays on the line of what it follows, and one empty line between entries stays.
struct XMLLayoutRules: LayoutRules {
  func space(_ previous: LayoutToken?, _ next: LayoutToken, _ gap: LayoutGap) -> LayoutSpace {
    guard let previous else { return .none }
    if next.role.isComment, gap.lineEnds == 0 { return .blank }
    let keepsEmptyLine =
      gap.lineEnds > 1 && previous.role != .header && previous.role != .open && previous.role != .key
      && next.role != .close && next.role != .header
    return .lines(keepsEmptyLine ? 2 : 1, level: next.level)
  }
}
