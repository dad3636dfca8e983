"""The repositories of boundaries.py: each leads out of itself in one way, to a folder of secrets or to a program that would leave a
file behind.

A case is a function that fills `world.repository` and `world.outside`; a program that must not run writes `canary` next to them.
"""

import json
import os

from Support.git import git

SECRET = "outside-5eCr3t"

INFO = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleName</key>
	<string>$(TOKEN)</string>
	<key>CFBundleShortVersionString</key>
	<string>$(OTHER_TOKEN)</string>
	<key>UIRequiredDeviceCapabilities</key>
	<array>
		<string>gps</string>
	</array>
</dict>
</plist>
"""
PROJECT = """// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 56; rootObject = P;
objects = {
P = { isa = PBXProject; mainGroup = G; buildConfigurationList = CL; targets = (T); projectReferences = ({ ProjectRef = OP; }); };
G = { isa = PBXGroup; children = (X, S, OP); sourceTree = "<group>"; };
X = { isa = PBXFileReference; path = "%(configuration)s"; sourceTree = "%(tree)s"; };
S = { isa = PBXFileReference; path = "%(source)s"; sourceTree = "<group>"; };
OP = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = "%(project)s"; sourceTree = "<group>"; };
B = { isa = PBXBuildFile; fileRef = S; };
PH = { isa = PBXSourcesBuildPhase; files = (B); };
CL = { isa = XCConfigurationList; buildConfigurations = (C); };
C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = { SDKROOT = iphoneos; }; };
TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
TC = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
  buildSettings = { INFOPLIST_FILE = "%(info)s"; CODE_SIGN_ENTITLEMENTS = "%(entitlements)s"; %(settings)s }; };
T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL;
  buildPhases = (PH); };
}; }
"""


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def committed(case):
    """Makes the case a repository of git with two commits and a tag."""
    def make(world):
        git(world.repository, "init", "--quiet", "--initial-branch=main", ".")
        case(world)
        git(world.repository, "add", "--all")
        git(world.repository, "commit", "--quiet", "--allow-empty", "--message", "first")
        git(world.repository, "tag", "1.0")
        write(world.repository / "later.txt", "later\n")
        git(world.repository, "add", "--all")
        git(world.repository, "commit", "--quiet", "--message", "second")
        finish = getattr(world, "finish", None)
        if finish:
            finish()
    make.__name__ = case.__name__
    return make


def secrets(world):
    """Files as they lie next to checkouts: settings with tokens, an Info.plist, sources, a package and a project."""
    write(world.outside / "Secret.xcconfig", f"TOKEN = {SECRET}\nOTHER_TOKEN = {SECRET}\n")
    write(world.outside / "Info.plist", INFO.replace("$(TOKEN)", SECRET))
    write(world.outside / "App.entitlements", INFO.replace("$(TOKEN)", SECRET))
    write(world.outside / "Secret.swift", f"import AVFoundation\nfunc {SECRET.replace('-', '_')}() {{ AVCaptureDevice.requestAccess(for: .video) {{ _ in }} }}\n")
    write(world.outside / "en.lproj/Localizable.strings", f'"{SECRET}" = "{SECRET}";\n')
    write(world.outside / "project.yml", f"settings: {{ TOKEN: {SECRET}, OTHER_TOKEN: {SECRET} }}\n")
    write(world.outside / "Other.xcodeproj/project.pbxproj", PROJECT.replace("T = {", f'"{SECRET}" = {{') % PATHS)
    write(world.outside / "package.json", json.dumps({"name": SECRET, "dependencies": {SECRET: "1.0"}}))
    write(world.outside / "Package.swift", f'// swift-tools-version: 6.0\nlet package = Package(name: "{SECRET}", targets: [.target(name: "{SECRET}", path: ".")])\n')
    write(world.outside / "pubspec.yaml", f"name: {SECRET}\n")


PATHS = {"configuration": "App.xcconfig", "tree": "<group>", "source": "App/a.swift", "project": "None.xcodeproj", "info": "App/Info.plist",
         "entitlements": "App/App.entitlements", "settings": "PRODUCT_BUNDLE_IDENTIFIER = com.example.app;"}


def app(world, **paths):
    """An app whose project names those paths."""
    write(world.repository / "App/Info.plist", INFO)
    write(world.repository / "App/a.swift", "let a = 1\n")
    write(world.repository / "App.xcodeproj/project.pbxproj", PROJECT % (PATHS | paths))


@committed
def paths_of_xcode(world):
    secrets(world)
    app(world, configuration="../outside/Secret.xcconfig", source="../outside/Secret.swift", info="../outside/Info.plist",
        entitlements=f"{world.outside}/App.entitlements", project="../outside/Other.xcodeproj")


@committed
def absolute_paths_of_xcode(world):
    secrets(world)
    app(world, configuration=f"{world.outside}/Secret.xcconfig", tree="<absolute>", source=f"{world.outside}/Secret.swift",
        info=f"{world.outside}/Info.plist")


@committed
def includes_of_configuration_files(world):
    secrets(world)
    app(world)
    write(world.repository / "App.xcconfig",
          f'#include "../outside/Secret.xcconfig"\n#include? "{world.outside}/Secret.xcconfig"\n#include ".git/config"\n')


@committed
def configuration_of_git(world):
    secrets(world)
    app(world, configuration=".git/config")
    world.finish = lambda: git(world.repository, "config", "x.TOKEN", SECRET)


@committed
def values_through_settings(world):
    secrets(world)
    app(world, info="$(SRCROOT)/../outside/Info.plist", entitlements="$(HOME)/../outside/App.entitlements",
        settings=f"UP = ..; INFOPLIST_KEY_CFBundleName = \"$(TOKEN)\"; GENERATE_INFOPLIST_FILE = YES;")


@committed
def linked_folders(world):
    secrets(world)
    app(world, configuration="Linked/Secret.xcconfig", source="App/Deep/Linked/Secret.swift", info="Linked/Info.plist",
        entitlements="Linked/App.entitlements", project="Linked/Other.xcodeproj")
    (world.repository / "App/Deep").mkdir()
    (world.repository / "Linked").symlink_to("../outside")
    (world.repository / "App/Deep/Linked").symlink_to(world.outside)
    (world.repository / "App/en.lproj").symlink_to("../../outside/en.lproj")
    (world.repository / "Linked.xcodeproj").symlink_to("../outside/Other.xcodeproj")
    (world.repository / "Secret.xcconfig").symlink_to("../outside/Secret.xcconfig")


@committed
def names_of_equal_text(world):
    """An é of one character and of two: other files, the same text."""
    secrets(world)
    app(world, configuration="caf\u00e9/Secret.xcconfig", source="cafe\u0301/Secret.swift", info="cafe\u0301/Info.plist",
        project="cafe\u0301/Other.xcodeproj")
    write(world.repository / "caf\u00e9/a.xcconfig", "A = 1\n")
    (world.repository / "cafe\u0301").symlink_to("../outside")
    write(world.repository / "App.xcconfig", '#include "caf\u00e9/a.xcconfig"\n#include "cafe\u0301/Secret.xcconfig"\n')


@committed
def fixes_in_linked_folders(world):
    write(world.outside / "Info.plist", INFO.replace("</array>", "<string>gps</string></array>"))
    write(world.outside / "en.lproj/Localizable.strings", '"b" = "b";\n"a" = "a"\n')
    app(world, info="Linked/Info.plist")
    (world.repository / "Linked").symlink_to("../outside")
    (world.repository / "App/en.lproj").symlink_to("../../outside/en.lproj")
    (world.repository / "baseline.json").symlink_to("../outside/baseline.json")
    (world.repository / "cache.json").symlink_to("../outside/cache.json")


@committed
def paths_of_xcodegen(world):
    secrets(world)
    write(world.repository / "App/Info.plist", INFO)
    write(world.repository / "project.yml", f"""\
include: [../outside/project.yml, {world.outside}/project.yml]
configFiles: {{ Release: ../outside/Secret.xcconfig }}
targets:
  App:
    type: application
    platform: iOS
    sources: [App, ../outside]
    info: {{ path: ../outside/Info.plist }}
    entitlements: {{ path: ../outside/App.entitlements }}
    configFiles: {{ Release: {world.outside}/Secret.xcconfig }}
    settings: {{ INFOPLIST_FILE: App/Info.plist }}
""")


@committed
def paths_of_packages(world):
    secrets(world)
    app(world)
    write(world.repository / "Package.swift", '// swift-tools-version: 6.0\nlet package = Package(name: "App", dependencies: '
          '[.package(path: "../outside")], targets: [.target(name: "App", path: "../outside")])\n')
    write(world.repository / "Podfile", "target 'App' do\n  pod 'Secret', :path => '../outside'\nend\n")
    write(world.repository / "pubspec.yaml", "name: app\ndependencies:\n  secret: { path: ../outside }\n")
    write(world.repository / "package.json", json.dumps({"dependencies": {"secret": "file:../outside"}, "workspaces": ["../outside"]}))
    write(world.repository / "App.xcworkspace/contents.xcworkspacedata",
          '<Workspace version="1.0"><FileRef location="group:../outside/Other.xcodeproj"/>'
          f'<FileRef location="absolute:{world.outside}/Other.xcodeproj"/><FileRef location="group:../outside"/></Workspace>\n')
    write(world.repository / "app.json", json.dumps({"expo": {"ios": {"infoPlist": {"A": "../outside/Info.plist"}, "entitlements": {}},
                                                              "plugins": ["../outside/plugin"]}}))


@committed
def names_of_references(world):
    app(world)
    write(world.outside / "profile", "unchanged\n")

    def finish():
        commit = git(world.repository, "rev-parse", "HEAD").strip()
        names = ["refs/tags/--output=x", "refs/tags/--upload-pack=touch canary", "refs/heads/--exec=x", "refs/tags/-n", "refs/tags/:x"]
        (world.repository / ".git/packed-refs").write_text(
            "# pack-refs with: peeled fully-peeled sorted \n" + "".join(sorted(f"{commit} {name}\n" for name in names)))
        for name in ("x:.", "x:./App"):
            (world.repository / name).mkdir(exist_ok=True)
            (world.repository / name / "Info.plist").symlink_to(world.outside / "profile")
    world.finish = finish


@committed
def programs_of_git(world):
    app(world)
    write(world.repository / ".gitattributes", "* filter=x diff=x\n")

    def finish():
        touch = f"touch {world.folder}/canary"
        for name in ("core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "core.alternateRefsCommand", "diff.external", "diff.x.textconv",
                     "diff.x.command", "filter.x.clean", "filter.x.smudge", "filter.x.process", "gpg.program", "credential.helper", "pager.log"):
            git(world.repository, "config", name, touch)
        git(world.repository, "config", "core.hooksPath", ".hooks")
        for name in ("post-index-change", "fsmonitor-watchman", "reference-transaction"):
            hook = world.repository / ".hooks" / name
            write(hook, f"#!/bin/sh\n{touch}\n")
            hook.chmod(0o755)
        write(world.repository / "App/Info.plist", INFO.replace("gps", "arm64"))
        os.utime(world.repository / "App/a.swift", (1, 1))
    world.finish = finish


@committed
def repository_in_the_repository(world):
    app(world)
    inner = world.repository / "Folder"
    write(inner / "Info.plist", INFO)
    git(world.repository, "init", "--quiet", "--bare", str(inner))
    with (inner / "config").open("a") as file:
        file.write(f'[core]\n\tfsmonitor = "touch {world.folder}/canary"\n\tworktree = .\n\tbare = false\n')


CASES = {case.__name__: case for case in (
    paths_of_xcode, absolute_paths_of_xcode, includes_of_configuration_files, configuration_of_git, values_through_settings, linked_folders, names_of_equal_text,
    fixes_in_linked_folders, paths_of_xcodegen, paths_of_packages, names_of_references, programs_of_git, repository_in_the_repository)}
