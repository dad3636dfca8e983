import Locking

/// The lock that the rooms above use together with a connection.
package typealias Locked = Locking.Locked
