import Foundation
import JSONRPC
import Locking
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct WorkThreadTests {
  @Test func longWorkLeavesTheThreadsOfTheRuntimeFree() async {
    let isReleased = Locked(false)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<64 {
        let worker = Worker()
        group.addTask {
          await worker.run {
            while !isReleased.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
          }
        }
      }
      // With all threads of the runtime at work, this would never begin.
      group.addTask { isReleased.withLock { $0 = true } }
    }
  }

  @Test func aWorkerDoesOneThingAtATime() async {
    let worker = Worker()
    let running = Locked((now: 0, most: 0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          await worker.run {
            running.withLock { running in
              running.now += 1
              running.most = max(running.most, running.now)
            }
            running.withLock { $0.now -= 1 }
          }
        }
      }
    }
    #expect(running.withLock { $0 } == (0, 1))
  }
}
