/// Which pods a Podfile gives to which targets, as far as its text shows without being run.
///
/// Source: CocoaPods, "Podfile Syntax Reference".
package struct PodfileTargets: Sendable, Hashable {
  /// The pods of a target, of which only those are known that it names.
  package struct Pods: Sendable, Hashable {
    /// The pods that it names, without subspecs.
    package internal(set) var names: Set<String> = []
    /// The paths of its pods that lie elsewhere on the disk.
    package internal(set) var paths: [String: String] = [:]
    /// The packages of npm whose folder it names.
    package internal(set) var packages: Set<String> = []
    /// Whether something that is not known may link more.
    var mayBeMore = false
    /// Whether the packages of an app are linked.
    package internal(set) var takesPackages = false
    /// Whether the pods of React Native are linked, which it does not name.
    var takesReactNative = false

    /// Returns the pods of both.
    package func merging(_ other: Pods) -> Pods {
      var both = self
      both.names.formUnion(other.names)
      both.paths.merge(other.paths) { own, _ in own }
      both.packages.formUnion(other.packages)
      both.mayBeMore = mayBeMore || other.mayBeMore
      both.takesPackages = takesPackages || other.takesPackages
      both.takesReactNative = takesReactNative || other.takesReactNative
      return both
    }

    /// Whether it names all that it links, but for what they require.
    package var namesAll: Bool { !mayBeMore && !takesPackages && !takesReactNative }

    /// Returns whether a package of npm may be linked that has a pod.
    package func links(_ package: String) -> Bool { mayBeMore || takesPackages || packages.contains(package) }
  }

  /// The pods of each target that it names; of a name that occurs twice those of both.
  private var pods: [String: Pods] = [:]
  /// Whether modules of Expo may be linked.
  package private(set) var mayLinkExpo = false

  /// The pods of all targets; nil if there may be others.
  package private(set) var all: Pods?

  /// Returns whether it names a target.
  package func names(_ target: String) -> Bool { pods[target] != nil }

  /// Returns the pods of a target, of which there are none for one that it does not name; nil if that is not known.
  package func pods(of target: String) -> Pods? { pods[target] ?? (all == nil ? nil : Pods()) }

  /// Reads a Podfile without comments; linear but for methods, which count where they are called.
  init(_ code: UnsafeBufferPointer<UInt8>) {
    var reader = PodfileReader(code)
    reader.read()
    // All targets are named by literals, and nothing else is evaluated.
    var namesAll = !reader.isComputed
    let blocks = reader.blocks
    var rest = Self.budget
    for (index, block) in blocks.enumerated() {
      guard let name = block.target else { continue }
      guard rest > 0 else {
        namesAll = false
        break
      }
      var sum = Pods()
      var outer: Int? = index
      while let current = outer {
        sum = sum.merging(Self.pods(of: blocks[current], reader.methods, depth: 0, &rest))
        outer = blocks[current].inherits ? blocks[current].outer : nil
      }
      let former = pods[name] ?? Pods()
      rest -= former.names.count + former.packages.count
      pods[name] = sum.merging(former)
    }
    all = namesAll && !pods.isEmpty ? pods.values.reduce(Pods()) { $0.merging($1) } : nil
    // The pods of Expo begin so.
    let isOfExpo = { (name: String) in ["EX", "UM", "Expo"].contains(where: name.hasPrefix) }
    mayLinkExpo =
      reader.namesExpo
      || pods.values.contains { $0.mayBeMore || $0.names.contains(where: isOfExpo) }
  }

  /// How deep methods may call each other.
  private static let depthLimit = 4
  /// The number of pods and calls that are followed; what is beyond is not known.
  private static let budget = 100_000

  private static func pods(
    of block: PodfileReader.Block,
    _ methods: [String: PodfileReader.Block],
    depth: Int,
    _ rest: inout Int
  ) -> Pods {
    var sum = block.pods
    rest -= 1 + sum.names.count + sum.packages.count + block.calls.count
    guard rest > 0 else {
      sum.mayBeMore = true
      return sum
    }
    for call in block.calls {
      if PodfileReader.installers.contains(call) {
        sum.takesPackages = true
      } else if PodfileReader.frameworks.contains(call) {
        sum.takesReactNative = true
      } else if let method = methods[call], depth < depthLimit {
        sum = sum.merging(pods(of: method, methods, depth: depth + 1, &rest))
      } else if !PodfileReader.neutral.contains(call) {
        sum.mayBeMore = true
      }
    }
    return sum
  }
}
