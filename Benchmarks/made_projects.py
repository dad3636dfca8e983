"""The projects that `projects.py` measures, made for the purpose: texts, sources, project files."""

CODES = ["en", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
         "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh-Hans",
         "zh-Hant"]
WORDS = {code: words.split() for code, words in {
    "ar": "الحساب الصورة حفظ إلغاء الرسالة", "bg": "Снимка Запази Отказ Съобщение на", "el": "Φωτογραφία Αποθήκευση του Άκυρο",
    "fa": "پیام ذخیره لغو تصویر حساب", "he": "תמונה שמירה ביטול הודעה חשבון", "hi": "संदेश सहेजें रद्द चित्र खाता", "ja": "写真を 保存 する 取り消し アカウント",
    "ko": "사진을 저장 취소 메시지 계정", "ru": "Фото Сохранить Отмена Сообщение на", "sr": "Слика Сачувај Откажи Порука на",
    "th": "รูปภาพ บันทึก ยกเลิก ข้อความ บัญชี", "uk": "Фото Зберегти Скасувати Повідомлення на", "zh-Hans": "照片 保存 取消 信息 账户",
    "zh-Hant": "照片 儲存 取消 訊息 帳戶"}.items()}
LATIN = "Photo Speichern Annuler mensaje della conta wird niet".split()
TABLES, KEYS = 49, 46
LARGE_KEYS = 5_000
SOURCES, LINES = 3_000, 700
PROJECTS, PROJECT_SOURCES, PROJECT_LINES = 150, 133, 110

INFO = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>CFBundleDevelopmentRegion</key>
	<string>en</string>
	<key>NSCameraUsageDescription</key>
	<string>Reads the code on a ticket.</string>
</dict>
</plist>
"""
USES = ["AVCaptureDevice.requestAccess(for: .video) { _ in }", "let manager = CLLocationManager()",
        "let store = CNContactStore()", "UIApplication.shared.canOpenURL(URL(string: \"maps://\")!)",
        "CMPedometer().startUpdates(from: .now) { _, _ in }"]
# What most files hold.
MODULES = ["UIKit", "SwiftUI", "MapKit", "Combine", "Photos", "CoreLocation"]
COMMON = ["URLSession.shared.dataTask(with: url).resume()", "UserDefaults.standard.set(1, forKey: \"seen\")",
          "print(NSLocalizedString(\"title\", comment: \"\"))"]


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def project_file(name, lines, group, synchronized=""):
    """Returns the text of a `project.pbxproj` with one app; `lines` are the objects of its files, of which `group` lists those
    at the top."""
    return f"""// !$*UTF8*$!
{{ archiveVersion = 1; objectVersion = 56; objects = {{
  P = {{isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; }};
  G = {{isa = PBXGroup; children = ({group}); sourceTree = "<group>"; }};
  A = {{isa = PBXNativeTarget; name = {name}; productType = "com.apple.product-type.application"; {synchronized}
    buildPhases = (B, R); buildConfigurationList = L; }};
  L = {{isa = XCConfigurationList; buildConfigurations = (C, D); }};
  C = {{isa = XCBuildConfiguration; name = Release; buildSettings = {{ INFOPLIST_FILE = {name}/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = org.example.{name}; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }}; }};
  D = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{ INFOPLIST_FILE = {name}/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = org.example.{name}.debug; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }}; }};
{lines}
}}; rootObject = P; }}
"""


def swift_file(number, length):
    """Returns a source; one in a hundred uses something that is protected."""
    lines = ["import Foundation", f"import {MODULES[number % len(MODULES)]}", "", f"/// Part {number} of the app.",
             f"struct Part{number} {{"]
    for line in range(length):
        lines.append(f"  let value{line} = {line} + {number} // counts" if line % 3 else
                     f"  func step{line}() {{ print(\"{line}\") }}")
    lines.append(f"  func load() {{ {COMMON[number % len(COMMON)]} }}")
    if number % 100 == 0:
        lines.append(f"  func use() {{ {USES[number // 100 % len(USES)]} }}")
    return "\n".join(lines + ["}", ""])


def table(code, number, keys):
    """Returns a table of strings; other languages than English lack a key here and there."""
    words = WORDS.get(code, LATIN)
    lines = []
    for key in range(keys):
        if code != "en" and (key * 7 + number * 3 + len(code) + ord(code[0])) % 97 == 0:
            continue
        text = " ".join(words[(key + number + word) % len(words)] for word in range(4))
        specifier = {0: " %@", 5: " %1$@ %2$ld", 8: " %d%%"}.get(key % 11, "")
        lines.append(f"/* Screen {number}, label {key} */\n\"screen{number}.label{key}\" = \"{text}{specifier}\";\n")
    if code == "de":
        # A finding that needs nothing but the file.
        lines.append(f"\"screen{number}.label1\" = \"Photo\";\n")
    return "\n".join(lines)


def make_translated(folder):
    """Writes an app whose files are nearly all translations, and returns the files that are linted."""
    names = [f"Screen{number}" for number in range(TABLES)] + ["InfoPlist"]
    objects, files = [], []
    for number, name in enumerate(names):
        children = []
        for index, code in enumerate(CODES):
            # Some tables are not translated yet.
            if index and (number * 40 + index) % 80 == 39:
                continue
            path = folder / f"App/{code}.lproj/{name}.strings"
            text = f"NSCameraUsageDescription = \"{' '.join(WORDS.get(code, LATIN))}\";\n"
            put(path, text if name == "InfoPlist" else table(code, number, KEYS))
            files.append(path)
            children.append(f"F{number}x{index}")
            objects.append(f"  F{number}x{index} = {{isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "
                           f"\"{code}\"; path = \"{code}.lproj/{name}.strings\"; sourceTree = \"<group>\"; }};")
        objects.append(f"  V{number} = {{isa = PBXVariantGroup; children = ({', '.join(children)}); name = {name}.strings; "
                       "sourceTree = \"<group>\"; };")
        objects.append(f"  X{number} = {{isa = PBXBuildFile; fileRef = V{number}; }};")
    variants = range(len(names))
    sources = [f"Part{number}.swift" for number in range(50)]
    for number, name in enumerate(sources):
        uses = "".join(f"    show(NSLocalizedString(\"screen{number % TABLES}.label{key}\", tableName: "
                       f"\"Screen{number % TABLES}\", comment: \"\"))\n" for key in range(KEYS))
        put(folder / "App" / name, f"import UIKit\n\nstruct Part{number} {{\n  func load() {{\n{uses}  }}\n}}\n")
        objects += source_objects(number, name)
    group = ", ".join([f"V{number}" for number in variants] + [f"S{number}" for number in range(len(sources))])
    objects.append(f"  T = {{isa = PBXGroup; children = ({group}); path = App; sourceTree = \"<group>\"; }};")
    objects += phases(len(sources), [f"X{number}" for number in variants])
    put(folder / "App.xcodeproj/project.pbxproj", project_file("App", "\n".join(objects), "T"))
    put(folder / "App/Info.plist", INFO)
    return [str(path) for path in files + [folder / "App/Info.plist"]]


def source_objects(number, name):
    return [f"  S{number} = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = {name}; "
            "sourceTree = \"<group>\"; };", f"  Y{number} = {{isa = PBXBuildFile; fileRef = S{number}; }};"]


def phases(sources, resources):
    numbers = ", ".join(f"Y{number}" for number in range(sources))
    return [f"  B = {{isa = PBXSourcesBuildPhase; files = ({numbers}); }};",
            f"  R = {{isa = PBXResourcesBuildPhase; files = ({', '.join(resources)}); }};"]


def make_many(folder, count):
    """Writes `count` Xcode projects below one folder."""
    for project in range(count):
        name = f"App{project}"
        home = folder / f"Group{project // 10}/{name}"
        objects = []
        for number in range(PROJECT_SOURCES):
            put(home / f"{name}/Part{number}.swift", swift_file(project * PROJECT_SOURCES + number, PROJECT_LINES))
            objects += source_objects(number, f"Part{number}.swift")
        for code in ["en", "de"]:
            put(home / f"{name}/{code}.lproj/Localizable.strings", table(code, project, 12))
        objects.append("  V = {isa = PBXVariantGroup; children = (F0, F1); name = Localizable.strings; sourceTree = \"<group>\"; };")
        objects += [f"  F{index} = {{isa = PBXFileReference; name = {code}; path = {code}.lproj/Localizable.strings; "
                    "sourceTree = \"<group>\"; };" for index, code in enumerate(["en", "de"])]
        objects.append("  X = {isa = PBXBuildFile; fileRef = V; };")
        children = ", ".join([f"S{number}" for number in range(PROJECT_SOURCES)] + ["V"])
        objects.append(f"  T = {{isa = PBXGroup; children = ({children}); path = {name}; sourceTree = \"<group>\"; }};")
        objects += phases(PROJECT_SOURCES, ["X"])
        put(home / f"{name}.xcodeproj/project.pbxproj", project_file(name, "\n".join(objects), "T"))
        put(home / f"{name}/Info.plist", INFO)


def make_app(folder):
    """Writes an app whose target has all files of its folder."""
    group = "  S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
    put(folder / "App.xcodeproj/project.pbxproj", project_file("App", group, "S", "fileSystemSynchronizedGroups = (S);"))
    put(folder / "App/Info.plist", INFO)


def make_large_table(folder):
    """Writes an app with one large table in all languages; returns the files that are linted, that of the base language first."""
    make_app(folder)
    files = [folder / f"App/{code}.lproj/Localizable.strings" for code in CODES]
    for code, path in zip(CODES, files):
        put(path, table(code, 0, LARGE_KEYS))
    return files + [folder / "App/Info.plist"]


def make_large(folder):
    """Writes an app with many sources."""
    make_app(folder)
    for code in CODES:
        put(folder / f"App/{code}.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Text\";\n")
    for number in range(SOURCES):
        put(folder / f"App/Module{number % 60}/Part{number}.swift", swift_file(number, LINES))
