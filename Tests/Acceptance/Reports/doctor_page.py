"""Makes pages with plist-lsp doctor, checks their text, and shows them in headless Chromium if it is installed."""

import html
import html.parser
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from Support import files, program

BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
VOID = {"meta", "wbr"}
# No name is resolved, so that a request would fail with a message.
OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr",
           "--window-size=1280,1600"]
SPEC = """
name: Trails
options: { bundleIdPrefix: org.example }
targets:
  Trails:
    type: application
    platform: iOS
    deploymentTarget: "16.0"
    sources: [App]
    dependencies: [{ target: Share }]
    info: { path: App/Info.plist }
    settings:
      base: { CODE_SIGN_ENTITLEMENTS: App/App.entitlements, MARKETING_VERSION: "1.2", CURRENT_PROJECT_VERSION: 7 }
  Share:
    type: app-extension
    platform: iOS
    sources: [Share]
    info: { path: Share/Info.plist }
"""
HOSTILE = "<script>document.title = 'broken'</script><img src=x>"
LANGUAGES = ["ar", "da", "de", "de-AT", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "zh-Hans"]
failures = []


def plist(**entries):
    """A property list of texts, lists and Booleans."""
    def value(item):
        if isinstance(item, bool):
            return "<true/>" if item else "<false/>"
        if isinstance(item, list):
            return "<array>" + "".join(map(value, item)) + "</array>"
        if isinstance(item, dict):
            return plist(**item).removeprefix('<plist version="1.0">').removesuffix("</plist>")
        return f"<string>{html.escape(item)}</string>"
    return '<plist version="1.0"><dict>' + "".join(
        f"\n<key>{html.escape(key)}</key>{value(item)}" for key, item in entries.items()) + "\n</dict></plist>"


def project(folder):
    """Writes a project with everything that a page shows, and with names that are markup."""
    contents = {
        "project.yml": SPEC,
        "App/Info.plist": plist(
            CFBundleDevelopmentRegion="en", CFBundlePackageType="APPL", NSCameraUsageDescription="Scan the codes of trails.",
            NSMicrophoneUsageDescription="", NSMotionUsageDescription=HOSTILE),
        "Share/Info.plist": plist(NSExtension={"NSExtensionPointIdentifier": "com.apple.share-services"}),
        "App/App.entitlements": plist(**{"aps-environment": "production", HOSTILE: [HOSTILE]}),
        "App/PrivacyInfo.xcprivacy": plist(
            NSPrivacyTracking=False, NSPrivacyTrackingDomains=[HOSTILE],
            NSPrivacyCollectedDataTypes=[{
                "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeCrashData",
                "NSPrivacyCollectedDataTypeLinked": False, "NSPrivacyCollectedDataTypeTracking": True,
                "NSPrivacyCollectedDataTypePurposes": ["NSPrivacyCollectedDataTypePurposeAnalytics"]}],
            NSPrivacyAccessedAPITypes=[{
                "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
                "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]}]),
        "App/Scanner.swift": "AVCaptureDevice.requestAccess(for: .video) // </script>" + HOSTILE + "\nlet manager = CLLocationManager()\n",
        "App/en.lproj/Localizable.strings": '"start" = "Start";\n"stop" = "Stop";\n"rest" = "Take a rest";\n',
    }
    for number, language in enumerate(LANGUAGES):
        texts = ['"start" = "' + html.escape(HOSTILE).replace("&quot;", "") + '";', '"stop" = "Stop";', '"rest" = "…";']
        contents[f"App/{language}.lproj/Localizable.strings"] = "\n".join(texts[:number % 4]) + "\n"
        contents[f"App/{language}.lproj/InfoPlist.strings"] = f'NSCameraUsageDescription = "{language}";\n' * (number % 3 > 0)
    files.write(folder, contents)


class Page(html.parser.HTMLParser):
    """Reads a page: whether elements are closed, what it links to, and what is in it."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.links, self.words = [], set(), [], []
        self.feed(text)
        if self.open:
            failures.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("script", "iframe", "object", "embed", "img", "link", "base", "form"):
            failures.append(f"an element {tag}")
        for name, value in attrs:
            if name == "id":
                if value in self.ids:
                    failures.append(f"the id {value} twice")
                self.ids.add(value)
            elif name == "href":
                self.links.append(value)
            elif name.startswith("on") or name in ("src", "style", "srcset"):
                failures.append(f"an attribute {name} of {tag}")
        if tag == "th" and "scope" not in dict(attrs):
            failures.append("a head of a table without its scope")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            failures.append(f"{tag} closes another element at {self.getpos()}")

    def handle_data(self, data):
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def check_text(text):
    page = Page(text)
    for link in page.links:
        if not link.startswith("#") or link[1:] not in page.ids:
            failures.append(f"a link to {link}")
    style = text[text.index("<style>"):text.index("</style>")]
    for wanted in ("url(", "@import", "http:"):
        if wanted in style:
            failures.append(f"the style sheet has {wanted}")
    for wanted in ("prefers-color-scheme: dark", "@media print", "@media (max-width"):
        if wanted not in style:
            failures.append(f"the style sheet lacks {wanted}")
    if tempfile.gettempdir() in text:
        failures.append("a path of this machine")
    for wanted in ("NSCameraUsageDescription", "Localizable.strings", "CA92.1", "aps-environment", "purpose-string-missing"):
        if wanted not in text:
            failures.append(f"the page lacks {wanted}")


def check_parser(path):
    """Parses the page with libxml2, which lacks the elements that HTML 5 added."""
    if not shutil.which("xmllint"):
        print("SKIPPED: xmllint is not installed")
        return
    command = ["xmllint", "--html", "--noout", path]
    errors = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60).stderr
    for line in errors.splitlines():
        if "error :" in line and not re.search(r"Tag (header|nav|main|section|footer|details|summary|wbr) invalid", line):
            failures.append(f"xmllint: {line}")


def browse(browser, folder, path, *options):
    command = [browser, *OPTIONS, f"--user-data-dir={folder}/profile", *options, path.as_uri()]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def body_words(text):
    body = text[text.index("<body>") + len("<body>"):text.rindex("</body>")]
    return re.sub(r"\s", "", "".join(Page(body).words))


def check_browser(browser, folder, path, text):
    run = browse(browser, folder, path, "--dump-dom")
    for line in run.stderr.splitlines():
        if "CONSOLE" in line or "ERR_NAME_NOT_RESOLVED" in line:
            failures.append(f"in the browser: {line}")
    # What the browser made of the page is what we wrote, except for white space between elements.
    if body_words(run.stdout) != body_words(text):
        failures.append("the browser read another page")
    pictures = []
    for scheme in (1, 0):
        picture = folder / f"scheme-{scheme}.png"
        browse(browser, folder, path, f"--blink-settings=preferredColorScheme={scheme}", f"--screenshot={picture}")
        pictures.append(picture.read_bytes() if picture.exists() else b"")
    if not all(picture.startswith(b"\x89PNG") and len(picture) > 20_000 for picture in pictures):
        failures.append("no picture of the page")
    if pictures[0] == pictures[1]:
        failures.append("light and dark look the same")
    printed = folder / "page.pdf"
    browse(browser, folder, path, f"--print-to-pdf={printed}")
    if not printed.exists() or not printed.read_bytes().startswith(b"%PDF"):
        failures.append("the page cannot be printed")


browser = next(filter(None, map(shutil.which, BROWSERS)), None)
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    project(folder / "Trails")
    for language in ("en", "zh-Hans"):
        text = program.output("doctor", "--format", "html", "--language", language, folder / "Trails")
        path = folder / f"{language}.html"
        path.write_text(text)
        check_text(text)
        check_parser(path)
        if browser:
            check_browser(browser, folder, path, text)
if not browser:
    print("SKIPPED: no Chromium is installed")
for failure in failures:
    print(failure, file=sys.stderr)
print("the page of doctor:", "failed" if failures else "good")
sys.exit(1 if failures else 0)
