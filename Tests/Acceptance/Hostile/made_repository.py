"""A git repository with an app, its string tables and branches on which these differ, whose files change at random."""

import os

from Support.git import git

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
"""
TAIL = "</dict>\n</plist>\n"
LANGUAGES = ["de", "en", "fr", "ja", "ru", "zh-Hans"]
TABLES = ["Localizable.strings", "Errors.strings", "InfoPlist.strings"]
KEYS = ["open", "close", "save", "share", "camera.title", "camera.denied", "count %d", "hello %@"]
PURPOSES = ["NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSLocationWhenInUseUsageDescription"]
ENTRIES = [f"\t<key>{key}</key>\n\t<string>{text}</string>\n" for key in PURPOSES for text in ("", "Shows what is near you.")] + [
    "\t<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>audio</string>\n\t\t<string>location</string>\n\t</array>\n",
    "\t<key>CFBundleShortVersionString</key>\n\t<string>1.x</string>\n",
    "\t<key>LSRequiresIPhoneOS</key>\n\t<string>YES</string>\n",
    "\t<key>UIRequiredDeviceCapabilities</key>\n\t<array>\n\t\t<string>armv64</string>\n\t</array>\n",
    "\t<key>NSPhotoLibraryUsageDescriptoin</key>\n\t<string>Shows your photos.</string>\n",
]
RIGHTS = ["com.apple.security.app-sandbox", "aps-environment", "com.apple.developer.healthkit", "com.apple.developer.unknown"]
CODE = {
    "Camera.swift": "import AVFoundation\nfunc ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n",
    "Place.swift": "import CoreLocation\nlet manager = CLLocationManager()\nmanager.requestWhenInUseAuthorization()\n",
    "Texts.swift": "let a = NSLocalizedString(\"open\", comment: \"\")\nlet b = NSLocalizedString(\"gone\", comment: \"\")\n",
    "Store.swift": "import Foundation\nlet kept = UserDefaults.standard.string(forKey: \"a\")\n",
    "Plain.swift": "let one = 1\n",
}
PROJECT = """// !$*UTF8*$!
{
	archiveVersion = 1;
	objects = {
		P = {isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = PL; };
		G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
		A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
		T = {isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application"; buildConfigurationList = TL;
			fileSystemSynchronizedGroups = (A); };
		PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
		PC = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
		TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
		TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
			INFOPLIST_FILE = App/Info.plist;
			CODE_SIGN_ENTITLEMENTS = App/App.entitlements;
			INFOPLIST_KEY_NSMotionUsageDescription = "%s";
		}; };
	};
	rootObject = P;
}
"""
SPEC = """name: Kit
targets:
  Kit:
    type: application
    platform: iOS
    sources: [Kit]
    info:
      path: Kit/Info.plist
      properties:
        NSMotionUsageDescription: "%s"
"""
CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "%s" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "%s"}}}}
  },
  "version" : "1.0"
}
"""
DICTIONARY = HEAD + """	<key>count %%d</key>
	<dict>
		<key>NSStringLocalizedFormatKey</key>
		<string>%%#@n@</string>
		<key>n</key>
		<dict>
			<key>NSStringFormatSpecTypeKey</key>
			<string>NSStringPluralRuleType</string>
			<key>NSStringFormatValueTypeKey</key>
			<string>d</string>
			<key>%s</key>
			<string>%%d things</string>
		</dict>
	</dict>
""" + TAIL


def info_plist(chance):
    """An Info.plist with some right and wrong entries; now and then its declaration names no encoding."""
    head = HEAD if chance.random() < 0.85 else HEAD.replace("UTF-8", "UTF-9", 1)
    identifier = "\t<key>CFBundleIdentifier</key>\n\t<string>org.example.walk</string>\n"
    language = "\t<key>CFBundleDevelopmentRegion</key>\n\t<string>en</string>\n"
    return head + identifier + language + "".join(chance.sample(ENTRIES, chance.randrange(4))) + TAIL


def entitlements(chance):
    return HEAD + "".join(f"\t<key>{key}</key>\n\t<true/>\n" for key in chance.sample(RIGHTS, chance.randrange(3))) + TAIL


def manifest(chance):
    reasons = chance.choice(["CA92.1", "CA92.9", "1C8F.1"])
    return HEAD + f"""	<key>NSPrivacyAccessedAPITypes</key>
	<array>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryUserDefaults</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>{reasons}</string>
			</array>
		</dict>
	</array>
""" + TAIL


def table(chance):
    return "".join(f'"{key}" = "{chance.choice(["Text", "Other", "%@ here"])}";\n'
                   for key in chance.sample(KEYS, len(KEYS) - chance.randrange(3)))


def info_table(chance):
    return "".join(f'"{key}" = "Text of {key[2:6]}.";\n' for key in chance.sample(PURPOSES, chance.randrange(3)))


def text_of(name, chance):
    """A text for the file with this path."""
    last = name.rsplit("/", 1)[-1]
    if last == "InfoPlist.strings":
        return info_table(chance)
    if last.endswith(".strings"):
        return table(chance)
    makers = {
        "Info.plist": info_plist, "App.entitlements": entitlements, "PrivacyInfo.xcprivacy": manifest,
        "project.pbxproj": lambda chance: PROJECT % chance.choice(["", "Counts your steps."]),
        "project.yml": lambda chance: SPEC % chance.choice(["", "Counts your steps on the way.", "TODO"]),
        "Localizable.stringsdict": lambda chance: DICTIONARY % chance.choice(["other", "one", "few"]),
        "Menu.xcstrings": lambda chance: CATALOG % (chance.choice(KEYS), chance.choice(["Text", "%@"])),
        ".plist-lsp.yml": lambda chance: chance.choice(["disabled_rules: [strings-missing-in-language]\n", "opt_in_rules: []\n"]),
    }
    return makers[last](chance) if last in makers else chance.choice(list(CODE.values()))


def files_of_branch(chance):
    """The texts of a branch by path."""
    names = ["Walk.xcodeproj/project.pbxproj", "App/Info.plist", "App/App.entitlements", "Kit/project.yml"]
    names += ["App/PrivacyInfo.xcprivacy"] if chance.random() < 0.8 else []
    names += ["App/Menu.xcstrings"] if chance.random() < 0.7 else []
    names += [".plist-lsp.yml"] if chance.random() < 0.2 else []
    names += [f"App/{name}" for name in chance.sample(list(CODE), 3)] + ["Kit/Kit/Steps.swift"]
    for folder, most in (("App", len(LANGUAGES)), ("Loose", 4)):
        for language in chance.sample(LANGUAGES[:most], chance.randrange(2, most)):
            names += [f"{folder}/{language}.lproj/{each}" for each in TABLES if chance.random() < 0.85]
            names += [f"{folder}/{language}.lproj/Localizable.stringsdict"] if chance.random() < 0.5 else []
    return {name: CODE.get(name.rsplit("/", 1)[-1], None) or text_of(name, chance) for name in names}


class Repository:
    """The work tree, with the files as they were at the last look."""

    BRANCHES = 6

    def __init__(self, root, chance):
        self.root, self.chance = root, chance
        root.mkdir(parents=True)
        self.git("init", "-q", "-b", "b0")
        for number in range(self.BRANCHES):
            if number:
                self.git("checkout", "-q", "-b", f"b{number}")
                for path in self.paths():
                    (root / path).unlink()
            for name, text in files_of_branch(chance).items():
                self.write(name, text)
            self.git("add", "-A")
            self.git("commit", "-q", "-m", f"Branch {number}")
        self.known = self.state()

    def git(self, *arguments):
        git(self.root, "-c", "core.autocrlf=false", *arguments)

    def paths(self):
        """The paths of all files, sorted."""
        found = [path.relative_to(self.root) for path in self.root.rglob("*") if path.is_file()]
        return sorted(str(path) for path in found if path.parts[0] != ".git")

    def state(self):
        states = {path: (self.root / path).stat() for path in self.paths()}
        return {path: (each.st_size, each.st_mtime_ns, each.st_ctime_ns, each.st_ino) for path, each in states.items()}

    def write(self, name, text):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8", newline="")

    def change(self):
        """Makes one of the changes that other programs make to files."""
        kind = self.chance.random()
        if kind < 0.5:
            # What was changed by hand is lost, as with a stash that is dropped.
            self.git("checkout", "-q", "-f", f"b{self.chance.randrange(self.BRANCHES)}")
        elif kind < 0.6:
            self.git("stash", "-q", "-u")
            self.git("stash", "drop", "-q") if self.has_stash() else None
        elif kind < 0.75:
            name = self.chance.choice(self.paths())
            self.write(name, text_of(name, self.chance))
        elif kind < 0.85:
            self.replace_keeping_size_and_date(self.chance.choice(self.paths()))
        elif kind < 0.93:
            name = self.chance.choice(self.paths())
            if not name.endswith((".pbxproj", "App/Info.plist")):
                (self.root / name).unlink()
        else:
            folder, language = self.chance.choice(["App", "Loose"]), self.chance.choice(LANGUAGES)
            self.write(f"{folder}/{language}.lproj/{self.chance.choice(TABLES)}", table(self.chance))

    def has_stash(self):
        return (self.root / ".git/refs/stash").exists()

    def replace_keeping_size_and_date(self, name):
        """Replaces a file by another one of the same size and date."""
        path = self.root / name
        former, status = path.read_bytes(), path.stat()
        other = former.replace(b"Text", b"%@ t").replace(b"open", b"gone").replace(b"audio", b"aduio")
        beside = path.with_name(path.name + "~")
        beside.write_bytes(other)
        os.utime(beside, ns=(status.st_atime_ns, status.st_mtime_ns))
        beside.rename(path)

    def events(self):
        """What changed since the last call, as an editor that watches all files sees it."""
        now, former = self.state(), self.known
        self.known = now
        return ([(path, 1) for path in now if path not in former] + [(path, 3) for path in former if path not in now]
                + [(path, 2) for path in now if path in former and now[path] != former[path]])
