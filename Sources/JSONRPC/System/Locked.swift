import Locking

/// The lock that dependent modules use together with a connection.
package typealias Locked = Locking.Locked
