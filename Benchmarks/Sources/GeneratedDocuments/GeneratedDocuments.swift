/// Documents of any size that look like real ones.
public enum GeneratedDocuments {
  /// Returns an XML property list of at least `bytes` bytes: an array of dictionaries with values of every kind.
  public static func propertyList(bytes: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>

      """
    var index = 0
    while text.utf8.count < bytes {
      text += """
        \t<dict>
        \t\t<key>identifier</key>
        \t\t<string>com.example.item.\(index)</string>
        \t\t<key>title</key>
        \t\t<string>Item number \(index) with a title &amp; an entity</string>
        \t\t<key>count</key>
        \t\t<integer>\(index % 1000)</integer>
        \t\t<key>ratio</key>
        \t\t<real>\(Double(index % 97) / 7)</real>
        \t\t<key>enabled</key>
        \t\t<\(index.isMultiple(of: 2) ? "true" : "false")/>
        \t\t<key>tags</key>
        \t\t<array>
        \t\t\t<string>alpha</string>
        \t\t\t<string>größer</string>
        \t\t</array>
        \t</dict>

        """
      index += 1
    }
    return Array((text + "</array>\n</plist>\n").utf8)
  }

  /// Returns a `.strings` file of at least `bytes` bytes, with comments, escapes and a few other alphabets.
  public static func stringTable(bytes: Int) -> [UInt8] {
    var text = ""
    var index = 0
    while text.utf8.count < bytes {
      text += """
        /* The title of screen \(index) */
        "screen.\(index).title" = "Welcome to screen \(index), %@!";
        "screen.\(index).body" = "Größe and \\"quotes\\"\\nsecond line of text \(index)";


        """
      index += 1
    }
    return Array(text.utf8)
  }
}
