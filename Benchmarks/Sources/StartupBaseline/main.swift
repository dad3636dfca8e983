// Answers one line of input with one line of JSON: what any server has to do before it can say hello.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct Hello: Codable {
  var method: String
}

if let line = readLine(), let hello = try? JSONDecoder().decode(Hello.self, from: Data(line.utf8)),
  let answer = try? JSONEncoder().encode(hello)
{
  print(String(decoding: answer, as: UTF8.self))
}
