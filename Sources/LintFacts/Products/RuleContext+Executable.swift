import LintEngine
import PropertyList

extension RuleContext {
  /// Where findings about the code of a bundle are: the name of the executable in its Info.plist, or the anchor of that.
  package var executableRange: Range<Int> {
    rootKeys.value(forKey: "CFBundleExecutable")?.range ?? document.anchor
  }
}
