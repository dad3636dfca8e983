"""Puts property lists, a profile and signatures around linked binaries, and packs the products. Called by make.sh."""

import datetime
import hashlib
import pathlib
import plistlib
import struct
import subprocess
import sys
import zipfile

WORK = pathlib.Path(sys.argv[1])
TEAM = "TEAM123456"


def der(tag, *parts):
    """Returns an element in DER."""
    body = b"".join(parts)
    size = len(body)
    if size < 0x80:
        head = bytes([size])
    else:
        number = size.to_bytes((size.bit_length() + 7) // 8, "big")
        head = bytes([0x80 | len(number)]) + number
    return bytes([tag]) + head + body


def entitlement(value):
    """Returns a value of entitlements in DER."""
    match value:
        case bool():
            return der(0x01, b"\xff" if value else b"\x00")
        case int():
            return der(0x02, value.to_bytes(4, "big", signed=True).lstrip(b"\0") or b"\0")
        case str():
            return der(0x0C, value.encode())
        case list():
            return der(0x30, *map(entitlement, value))
        case dict():
            return der(0xB0, *(der(0x30, entitlement(key), entitlement(item)) for key, item in sorted(value.items())))
    raise TypeError(value)


def blob(magic, body):
    """Returns a part of a signature."""
    return struct.pack(">II", magic, len(body) + 8) + body


def message(contents, *options):
    """Returns contents signed with the sample certificate."""
    (WORK / "contents").write_bytes(contents)
    command = ["openssl", "cms", "-sign", "-binary", "-outform", "DER", "-signer", WORK / "certificate.pem"]
    command += ["-inkey", WORK / "key.pem", "-in", WORK / "contents", *options]
    return subprocess.run(command, check=True, capture_output=True).stdout


def sign(binary, identifier, entitlements, info_plist, resources):
    """Returns a thin binary with the linker's signature replaced by one with a certificate, team, entitlements and hashes of files."""
    data = bytearray(binary)
    count, position = struct.unpack_from("<I", data, 16)[0], 32
    linkedit = signature = None
    for _ in range(count):
        kind, size = struct.unpack_from("<II", data, position)
        if kind == 0x19 and data[position + 8 : position + 18] == b"__LINKEDIT":
            linkedit = position
        if kind == 0x1D:
            signature = position
        position += size
    offset = struct.unpack_from("<I", data, signature + 8)[0]
    # The load commands are signed too, so the size is chosen before: more than is needed.
    room = 0x2000
    start = struct.unpack_from("<Q", data, linkedit + 40)[0]
    struct.pack_into("<I", data, signature + 12, room)
    struct.pack_into("<Q", data, linkedit + 32, (offset + room - start + 0x3FFF) & ~0x3FFF)
    struct.pack_into("<Q", data, linkedit + 48, offset + room - start)
    code = bytes(data[:offset])
    parts = {
        2: blob(0xFADE0C01, struct.pack(">I", 0)),
        5: blob(0xFADE7171, plistlib.dumps(entitlements)),
        7: blob(0xFADE7172, der(0x70, der(0x02, b"\x01"), entitlement(entitlements))),
    }
    signed = {1: info_plist, 3: resources} | parts
    hashes = [hashlib.sha256(signed[slot]).digest() if slot in signed else bytes(32) for slot in range(7, 0, -1)]
    hashes += [hashlib.sha256(code[start : start + 4096]).digest() for start in range(0, len(code), 4096)]
    texts = identifier.encode() + b"\0" + TEAM.encode() + b"\0"
    head = 8 + 44
    directory = blob(
        0xFADE0C02,
        struct.pack(
            ">IIIIIIIBBBBIII", 0x20200, 0, head + len(texts) + 7 * 32, head, 7, len(hashes) - 7, len(code), 32, 2, 0, 12, 0, 0,
            head + len(identifier) + 1,
        ) + texts + b"".join(hashes),
    )
    parts = {0: directory} | parts | {0x10000: blob(0xFADE0B01, message(directory))}
    index, body, place = b"", b"", 12 + 8 * len(parts)
    for slot, part in parts.items():
        index += struct.pack(">II", slot, place + len(body))
        body += part
    return code + blob(0xFADE0CC0, struct.pack(">I", len(parts)) + index + body).ljust(room, b"\0")


def seal(files, folder, executable):
    """Returns the CodeResources of the bundle in a folder: the hashes of its files but for those that are signed in another way."""
    items = {}
    for path, contents in files.items():
        name = path.removeprefix(folder)
        if path.startswith(folder) and name not in ("Info.plist", "PkgInfo", executable):
            items[name] = {"hash": hashlib.sha1(contents).digest(), "hash2": hashlib.sha256(contents).digest()}
            if ".lproj/" in name:
                items[name]["optional"] = True
    first = {name: {"hash": item["hash"], "optional": True} if "optional" in item else item["hash"] for name, item in items.items()}
    rules = {
        "^.*": True, "^.*\\.lproj/": {"optional": True, "weight": 1000.0}, "^.*\\.lproj/locversion.plist$": {"omit": True, "weight": 1100.0},
        "^Base\\.lproj/": {"weight": 1010.0}, "^version.plist$": True,
    }
    newer = {
        ".*\\.dSYM($|/)": {"weight": 11.0}, "^(.*/)?\\.DS_Store$": {"omit": True, "weight": 2000.0}, "^.*": True,
        "^.*\\.lproj/": {"optional": True, "weight": 1000.0}, "^.*\\.lproj/locversion.plist$": {"omit": True, "weight": 1100.0},
        "^Base\\.lproj/": {"weight": 1010.0}, "^Info\\.plist$": {"omit": True, "weight": 20.0},
        "^PkgInfo$": {"omit": True, "weight": 20.0}, "^embedded\\.provisionprofile$": {"weight": 20.0}, "^version\\.plist$": {"weight": 20.0},
    }
    return plistlib.dumps({"files": first, "files2": items, "rules": rules, "rules2": newer})


def info(**keys):
    """Returns a binary Info.plist."""
    usual = {
        "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "MinimumOSVersion": "15.0",
        "CFBundleSupportedPlatforms": ["iPhoneOS"], "DTPlatformName": "iphoneos", "DTPlatformVersion": "26.0", "DTSDKName": "iphoneos26.0",
        "DTXcode": "2600", "DTXcodeBuild": "17A324", "UIDeviceFamily": [1, 2],
    }
    return plistlib.dumps(usual | keys, fmt=plistlib.FMT_BINARY)


def pack(name, files):
    """Writes a zip file of contents, or of targets of links, by their names."""
    with zipfile.ZipFile(pathlib.Path(__file__).with_name(name), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, contents in files.items():
            entry = zipfile.ZipInfo(path)
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            is_link = isinstance(contents, str)
            entry.external_attr = (0o120777 if is_link else 0o100755) << 16
            archive.writestr(entry, contents)


def built(name):
    """Returns a file that make.sh made."""
    return (WORK / name).read_bytes()


ENTITLEMENTS = {
    "application-identifier": f"{TEAM}.org.example.shop", "com.apple.developer.team-identifier": TEAM, "get-task-allow": True,
    "aps-environment": "development", "com.apple.developer.healthkit": True, "com.apple.security.application-groups": ["group.org.example.shop"],
}
PROFILE = {
    "Name": "Shop", "TeamIdentifier": [TEAM], "Platform": ["iOS"], "ExpirationDate": datetime.datetime(2035, 1, 1),
    "Entitlements": {key: value for key, value in ENTITLEMENTS.items() if key != "com.apple.developer.healthkit"},
    "DeveloperCertificates": [subprocess.run(["openssl", "x509", "-in", WORK / "certificate.pem", "-outform", "DER"], check=True, capture_output=True).stdout],
    "ProvisionedDevices": ["0" * 40],
}
APP = "Payload/Shop.app/"
SHOP = {
    APP + "Info.plist": info(
        CFBundleIdentifier="org.example.shop", CFBundleExecutable="Shop", CFBundlePackageType="APPL", CFBundleName="Shop",
        UILaunchScreen={}, LSRequiresIPhoneOS=True, UIRequiredDeviceCapabilities=["arm64"],
        NSPhotoLibraryUsageDescription="Photos become the pictures of your offers.",
    ),
    APP + "PkgInfo": b"APPL????",
    APP + "PrivacyInfo.xcprivacy": plistlib.dumps({
        "NSPrivacyTracking": False,
        "NSPrivacyAccessedAPITypes": [{
            "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults", "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        }],
    }),
    APP + "embedded.mobileprovision": message(plistlib.dumps(PROFILE), "-nodetach"),
    APP + "en.lproj/InfoPlist.strings": plistlib.dumps(
        {"NSPhotoLibraryUsageDescription": "Photos become the pictures of your offers."}, fmt=plistlib.FMT_BINARY
    ),
    APP + "Frameworks/Metrics.framework/Info.plist": info(
        CFBundleIdentifier="org.example.metrics", CFBundleExecutable="Metrics", CFBundlePackageType="FMWK"
    ),
    APP + "Frameworks/Metrics.framework/Metrics": built("Metrics"),
    APP + "PlugIns/Today.appex/Info.plist": info(
        CFBundleIdentifier="org.example.shop.today", CFBundleExecutable="Today", CFBundlePackageType="XPC!", CFBundleVersion="2",
        CFBundleDisplayName="Today", NSExtension={"NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionPrincipalClass": "Today"},
    ),
    APP + "PlugIns/Today.appex/Today": built("Today"),
}
SHOP[APP + "_CodeSignature/CodeResources"] = seal(SHOP, APP, "Shop")
SHOP[APP + "Shop"] = sign(
    built("Shop"), "org.example.shop", ENTITLEMENTS, SHOP[APP + "Info.plist"], SHOP[APP + "_CodeSignature/CodeResources"]
)
MAC = {"MinimumOSVersion": "13.0", "LSMinimumSystemVersion": "13.0", "CFBundleSupportedPlatforms": ["MacOSX"]}
FRAMEWORK = "Desk.app/Contents/Frameworks/Metrics.framework/"
DESK = {
    "Desk.app/Contents/Info.plist": info(CFBundleIdentifier="org.example.desk", CFBundleExecutable="Desk", CFBundlePackageType="APPL", **MAC),
    "Desk.app/Contents/MacOS/Desk": built("Tool"),
    "Desk.app/Contents/Resources/PrivacyInfo.xcprivacy": plistlib.dumps({"NSPrivacyTracking": False}),
    FRAMEWORK + "Metrics": "Versions/Current/Metrics",
    FRAMEWORK + "Resources": "Versions/Current/Resources",
    FRAMEWORK + "Versions/A/Metrics": built("MacMetrics"),
    FRAMEWORK + "Versions/A/Resources/Info.plist": info(CFBundleIdentifier="org.example.metrics", CFBundleExecutable="Metrics", **MAC),
    FRAMEWORK + "Versions/Current": "A",
    "Desk.app/Contents/XPCServices/Helper.xpc/Contents/Info.plist": info(
        CFBundleIdentifier="org.example.desk.helper", CFBundleExecutable="Helper", CFBundlePackageType="XPC!", **MAC
    ),
    "Desk.app/Contents/XPCServices/Helper.xpc/Contents/MacOS/Helper": built("tool-arm64"),
    "__MACOSX/Desk.app/._Contents": b"\0\5\x16\7",
}
SLICES = "Metrics.xcframework/"
XCFRAMEWORK = {
    SLICES + "Info.plist": plistlib.dumps({
        "AvailableLibraries": [
            {"LibraryIdentifier": "ios-arm64", "LibraryPath": "libMetrics.a", "SupportedPlatform": "ios", "SupportedArchitectures": ["arm64"]},
            {
                "LibraryIdentifier": "ios-arm64_x86_64-simulator", "LibraryPath": "Metrics.framework", "SupportedPlatform": "ios",
                "SupportedPlatformVariant": "simulator", "SupportedArchitectures": ["arm64", "x86_64"],
            },
        ],
        "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0",
    }),
    SLICES + "ios-arm64/libMetrics.a": built("libMetrics.a"),
    SLICES + "ios-arm64_x86_64-simulator/Metrics.framework/Info.plist": info(CFBundleIdentifier="org.example.metrics", CFBundleExecutable="Metrics"),
    SLICES + "ios-arm64_x86_64-simulator/Metrics.framework/Metrics": built("SimMetrics"),
}
pack("Shop.ipa", SHOP)
pack("Desk.app.zip", DESK)
pack("Metrics.xcframework.zip", XCFRAMEWORK)
