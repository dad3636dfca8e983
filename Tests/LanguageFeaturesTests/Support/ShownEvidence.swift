import ProjectFiles

extension Evidence {
  /// The path below `/app`, the line and the text that the evidence points at.
  var shown: String {
    let text = String(decoding: Array(lineText.utf8)[columns], as: UTF8.self)
    return "\(path.dropFirst("/app/".count)):\(line):\(text)"
  }
}
