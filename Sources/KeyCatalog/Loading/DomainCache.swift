import Locking

/// A value for each domain, made at the first access.
///
/// It may be read from any thread; one makes the value while others wait.
struct DomainCache<Value: Sendable>: Sendable {
  private let slots: [Locked<Value?>]
  private let make: @Sendable (CatalogDomain) -> Value

  init(_ make: @escaping @Sendable (CatalogDomain) -> Value) {
    slots = KeyCatalog.fileKinds.map { _ in Locked(nil) }
    self.make = make
  }

  /// The value of `domain`; constant after the first call.
  subscript(domain: CatalogDomain) -> Value {
    slots[Int(domain.row)].withLock { value in
      if let value { return value }
      let made = make(domain)
      value = made
      return made
    }
  }
}
