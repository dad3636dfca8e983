import FuzzDriver

runFuzzer { start, count in
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
