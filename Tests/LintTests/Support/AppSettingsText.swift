/// An Info.plist in which most settings of network, links and background work have something wrong with them.
enum AppSettingsText {
  /// The file in the old-style syntax.
  static let openStep = """
    {
      NSAppTransportSecurity = {
        NSAllowsArbitraryLoads = YES;
        NSAllowsLocalNetworking = YES;
        NSExceptionMinimumTLSVersion = TLSv1.0;
        NSExceptionDomains = {
          "http://example.org" = { NSExceptionMinimumTLSVersion = TLSv1.0; NSIncludeSubdomains = YES; };
          "*.example.net" = { NSExceptionMinimumTLSVersion = SSLv3; NSRequiresCertificateTransparency = YES; };
          "10.0.0.1" = { NSIncludesSubdomains = YES; NSTemporaryExceptionAllowsInsecureHTTPLoads = YES; };
          NSAllowsLocalNetworking = YES;
        };
        NSPinnedDomains = { example.org = { NSPinnedCAIdentities = ({ "SPKI-SHA256-BASE64" = AAAA; }); }; };
      };
      NSAllowsArbitraryLoads = YES;
      UIBackgroundModes = (audio, audio, brew, processing, external-accessory, newsstand-content);
      WKBackgroundModes = (alarm, self-care);
      BGTaskSchedulerPermittedIdentifiers = ();
      CFBundleURLTypes = (
        cellar, { CFBundleURLSchemes = (cellar, "fb[ID]", "a b", Cellar, tel); }, { CFBundleURLName = a; }
      );
      CFBundleURLSchemes = (oak);
      LSApplicationQueriesSchemes = ("fb://", fb);
      UIDeviceFamily = (1);
      LSUIElement = YES;
      NSExtension = { NSExtensionPointName = a; };
      CFBundleResourceSpecification = a;
      CFBundleSupportedPlatforms = (iPhoneOS, iPhoneSimulator);
      CFBundlePackageType = APP;
      CFBundleExecutable = "";
      CFBundleName = "$(PRODUCT_NAME)";
    }

    """

  /// The same file in XML.
  static let xml = """
    <plist version="1.0">
    <dict>
      <key>NSAppTransportSecurity</key>
      <dict>
        <key>NSAllowsArbitraryLoads</key>
        <true/>
        <key>NSAllowsLocalNetworking</key>
        <true/>
        <key>NSExceptionMinimumTLSVersion</key>
        <string>TLSv1.0</string>
        <key>NSExceptionDomains</key>
        <dict>
          <key>http://example.org</key>
          <dict>
            <key>NSExceptionMinimumTLSVersion</key>
            <string>TLSv1.0</string>
            <key>NSIncludeSubdomains</key>
            <true/>
          </dict>
          <key>*.example.net</key>
          <dict>
            <key>NSExceptionMinimumTLSVersion</key>
            <string>SSLv3</string>
            <key>NSRequiresCertificateTransparency</key>
            <true/>
          </dict>
          <key>10.0.0.1</key>
          <dict>
            <key>NSIncludesSubdomains</key>
            <true/>
            <key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key>
            <true/>
          </dict>
          <key>NSAllowsLocalNetworking</key>
          <true/>
        </dict>
        <key>NSPinnedDomains</key>
        <dict>
          <key>example.org</key>
          <dict>
            <key>NSPinnedCAIdentities</key>
            <array>
              <dict>
                <key>SPKI-SHA256-BASE64</key>
                <string>AAAA</string>
              </dict>
            </array>
          </dict>
        </dict>
      </dict>
      <key>NSAllowsArbitraryLoads</key>
      <true/>
      <key>UIBackgroundModes</key>
      <array>
        <string>audio</string>
        <string>audio</string>
        <string>brew</string>
        <string>processing</string>
        <string>external-accessory</string>
        <string>newsstand-content</string>
      </array>
      <key>WKBackgroundModes</key>
      <array>
        <string>alarm</string>
        <string>self-care</string>
      </array>
      <key>BGTaskSchedulerPermittedIdentifiers</key>
      <array/>
      <key>CFBundleURLTypes</key>
      <array>
        <string>cellar</string>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>cellar</string>
            <string>fb[ID]</string>
            <string>a b</string>
            <string>Cellar</string>
            <string>tel</string>
          </array>
        </dict>
        <dict>
          <key>CFBundleURLName</key>
          <string>a</string>
        </dict>
      </array>
      <key>CFBundleURLSchemes</key>
      <array>
        <string>oak</string>
      </array>
      <key>LSApplicationQueriesSchemes</key>
      <array>
        <string>fb://</string>
        <string>fb</string>
      </array>
      <key>UIDeviceFamily</key>
      <array>
        <integer>1</integer>
      </array>
      <key>LSUIElement</key>
      <true/>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointName</key>
        <string>a</string>
      </dict>
      <key>CFBundleResourceSpecification</key>
      <string>a</string>
      <key>CFBundleSupportedPlatforms</key>
      <array>
        <string>iPhoneOS</string>
        <string>iPhoneSimulator</string>
      </array>
      <key>CFBundlePackageType</key>
      <string>APP</string>
      <key>CFBundleExecutable</key>
      <string></string>
      <key>CFBundleName</key>
      <string>$(PRODUCT_NAME)</string>
    </dict>
    </plist>

    """
}
