"""Purpose strings that the code needs: is each missed when it is removed?

What the code needs is decided by the patterns below, in the sources that the Xcode project gives to the Info.plist, and not by
the linter. Where no project names an Info.plist, as with generators, the sources are those of its first folder. Left out are
keys that build settings supply, and needs that no source shows: those of libraries, and of plug-ins of Flutter and React Native.
"""

import re

import xcode_targets
from Support import checkouts, fixes, program

# The least part of the needed keys whose removal must be reported.
BAR = 0.90
# The rules that report a missing key; the last three where another key for the same resource is present.
RULES = fixes.PROJECT_RULES["missing-usage-description"] | {
    "calendar-old-key-denied", "location-always-needs-when-in-use", "purpose-string-deprecated-key"}

# Code that certainly needs a key.
NEEDS = {
    "NSAppleMusicUsageDescription": r"MPMediaLibrary\.requestAuthorization|SKCloudServiceController|MPMediaPickerController\(",
    "NSBluetoothAlwaysUsageDescription": r"CB(Central|Peripheral)Manager(\(| alloc)",
    "NSCalendarsFullAccessUsageDescription": r"requestFullAccessToEvents",
    "NSCameraUsageDescription":
        r"requestAccess\(for: \.video|requestAccessForMediaType:AVMediaTypeVideo|AVCaptureDevice\.default\(for: \.video|"
        r"ourceType = \.camera|UIImagePickerControllerSourceTypeCamera;|VNDocumentCameraViewController\(|"
        r"DataScannerViewController\(",
    "NSContactsUsageDescription": r"CNContactStore(\(| alloc)|ABAddressBookCreate",
    "NSFaceIDUsageDescription": r"evaluatePolicy\(|evaluatePolicy:",
    "NSFocusStatusUsageDescription": r"INFocusStatusCenter.*requestAuthorization",
    "NSHealthShareUsageDescription": r"requestAuthorization\(\s*toShare:[^,]*,\s*read: (?!nil|\[\])|HKHealthStore\(\)",
    "NSHealthUpdateUsageDescription": r"requestAuthorization\(\s*toShare: (?!nil|\[\])",
    "NSHomeKitUsageDescription": r"HMHomeManager(\(| alloc)",
    "NSLocalNetworkUsageDescription": r"NWBrowser\(|NetServiceBrowser(\(| alloc)",
    "NSLocationAlwaysAndWhenInUseUsageDescription": r"requestAlwaysAuthorization",
    "NSLocationWhenInUseUsageDescription": r"request(WhenInUse|Always)Authorization",
    "NSMicrophoneUsageDescription":
        r"requestRecordPermission|requestAccess\(for: \.audio|requestAccessForMediaType:AVMediaTypeAudio|"
        r"AVAudioRecorder(\(| alloc)",
    "NSMotionUsageDescription": r"CMMotionActivityManager(\(| alloc)|CMPedometer(\(| alloc)|CMAltimeter(\(| alloc)",
    "NSPhotoLibraryAddUsageDescription":
        r"UIImageWriteToSavedPhotosAlbum|UISaveVideoAtPathToSavedPhotosAlbum|PHPhotoLibrary\.shared\(\)\.performChanges|"
        r"requestAuthorization\(for: \.addOnly",
    "NSPhotoLibraryUsageDescription":
        r"PHPhotoLibrary\.requestAuthorization(?!\(for: \.addOnly)|PHPhotoLibrary requestAuthorization|PHAsset\.fetchAssets",
    "NSRemindersFullAccessUsageDescription": r"requestFullAccessToReminders",
    "NSSiriUsageDescription": r"requestSiriAuthorization",
    "NSSpeechRecognitionUsageDescription": r"SFSpeechRecognizer\.requestAuthorization|SFSpeechRecognizer requestAuthorization",
    "NSUserTrackingUsageDescription": r"ATTrackingManager\.requestTrackingAuthorization",
    "NFCReaderUsageDescription": r"NFC(NDEF|Tag)ReaderSession(\(| alloc)",
}
PURPOSE = re.compile(r"\s*<key>(NS\w+UsageDescription|NFCReaderUsageDescription)</key>\s*<string>[^<]*</string>")
PLACE = re.compile(r"([^\s:]+\.\w+):(\d+) (?:calls|uses) (.+?)\. ")


def measure(repositories, _, verbose):
    """Removes each needed key on its own from each Info.plist; returns whether enough of the removals are reported."""
    cases = found = wrong = 0
    for repository, checkout in repositories.items():
        with checkouts.Tree(checkout) as tree:
            folder = tree.show("HEAD")
            supplied = supplied_by_settings(folder)
            for plist, sources in sorted(bundles(folder).items()):
                for key, need in needed(plist, sources):
                    if key in supplied:
                        continue
                    name = f"{repository} {plist.relative_to(folder)} {key}"
                    place = f"{need[0].relative_to(folder)}:{need[1]}: {need[2]}"
                    if reported(folder, plist, key)[0]:
                        print(f"{name}: left out, reported although present")
                        continue
                    finding, reason = removal(folder, plist, key)
                    cases += 1
                    found += bool(finding)
                    if not finding:
                        print(f"{name}: missed, {place}{reason}")
                        continue
                    evidence = problem_of_evidence(finding, sources)
                    wrong += bool(evidence)
                    if evidence or verbose:
                        print(f"{name}: {evidence or 'reported'}, {finding['severity']}: {finding['message']}")
    print(f"{found} of {cases} removed keys are reported, {found / max(cases, 1):.1%} (at least {BAR:.0%}), "
          f"{wrong} with a place that does not show the need")
    return cases > 0 and found / cases >= BAR and not wrong


def bundles(folder):
    """Returns the code of each Info.plist."""
    found = xcode_targets.bundles(folder)
    for plist in folder.glob("*/**/*Info.plist"):
        if plist not in found and not xcode_targets.FOREIGN & set(plist.parts):
            first = folder / plist.relative_to(folder).parts[0]
            found[plist] = xcode_targets.code(first)
    return found


def supplied_by_settings(folder):
    """Returns the keys that a setting of a project supplies: Xcode writes them into the product without the Info.plist."""
    projects = (path for path in folder.glob("**/project.pbxproj") if not xcode_targets.FOREIGN & set(path.parts))
    return {key for path in projects for key in re.findall(r"INFOPLIST_KEY_(\w+)", path.read_text(errors="replace"))}


def needed(plist, sources):
    """Yields the keys of an Info.plist that its code needs, each with the first place that shows it."""
    present = set(PURPOSE.findall(plist.read_text(errors="replace")))
    if not present & NEEDS.keys():
        return
    texts = {path: program.lines(path) for path in sorted(sources) if path.is_file()}
    for key in sorted(present & NEEDS.keys()):
        pattern = re.compile(NEEDS[key])
        places = ((path, number, line) for path, lines in texts.items() for number, line in enumerate(lines, 1)
                  if pattern.search(line) and not line.startswith(("//", "*", "/*")))
        if place := next(places, None):
            yield key, place


def reported(folder, plist, key):
    """Returns the finding that an Info.plist lacks a key, or None, and why the file is not checked at all."""
    findings = program.lint(str(plist.relative_to(folder)), folder=folder)
    found = [finding for finding in findings if finding["rule"] in RULES and key in finding["message"]]
    unchecked = [f" ({finding['message']})" for finding in findings if finding["rule"] == "plist-preprocessed"]
    return next(iter(found), None), "".join(unchecked)


def removal(folder, plist, key):
    """Returns the same of an Info.plist without a key that it has."""
    before = plist.read_bytes()
    text = before.decode("utf-8", "surrogateescape")
    removed = PURPOSE.sub(lambda match: "" if match[1] == key else match[0], text)
    plist.write_bytes(removed.encode("utf-8", "surrogateescape"))
    found = reported(folder, plist, key)
    plist.write_bytes(before)
    return found


def problem_of_evidence(finding, sources):
    """Returns what is wrong with the place in code that a finding names, or None."""
    match = PLACE.search(finding["message"])
    if not match:
        return None
    name, number, symbol = match[1], int(match[2]), match[3]
    words = re.findall(r"\w{4,}", symbol)
    candidates = [path for path in sources if path.name == name and path.is_file()]
    if not candidates:
        return f"{name} is not compiled into the target"
    lines = [line for path in candidates for line in program.lines(path)[number - 1:number]]
    return None if any(word in line for line in lines for word in words) else f"{symbol} is not in {name}:{number}"
