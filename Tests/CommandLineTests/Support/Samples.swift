/// Small files that tests write.
enum Samples {
  /// An Info.plist with one error: the string on line 6, after a character of two UTF-16 units.
  static let badInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>NSCameraUsageDescription</key>
    \t<!-- 📷 --><string></string>
    </dict>
    </plist>

    """

  /// A property list without anything to report.
  static let good = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>Name</key>
    \t<string>Value</string>
    </dict>
    </plist>

    """

  /// One value of each kind that all formats but JSON can hold.
  static let everyKind = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>array</key>
    \t<array>
    \t\t<true/>
    \t\t<false/>
    \t\t<array/>
    \t\t<dict/>
    \t</array>
    \t<key>data</key>
    \t<data>
    \tAQL/
    \t</data>
    \t<key>date</key>
    \t<date>2026-02-28T12:34:56Z</date>
    \t<key>integer</key>
    \t<integer>-42</integer>
    \t<key>large</key>
    \t<integer>18446744073709551615</integer>
    \t<key>real</key>
    \t<real>1.5</real>
    \t<key>reference</key>
    \t<dict>
    \t\t<key>CF$UID</key>
    \t\t<integer>7</integer>
    \t</dict>
    \t<key>text</key>
    \t<string>a &lt; b &amp; é 📷</string>
    </dict>
    </plist>

    """
}
