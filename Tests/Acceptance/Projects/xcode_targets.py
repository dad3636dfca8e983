"""The sources of each Info.plist according to Xcode projects: a plain reader, independent of the linter's."""

import json
import os
import re

from Support import program

# Products with code of their own and an Info.plist that the system reads.
BUNDLE = re.compile(r"com\.apple\.product-type\.(application|app-extension|watchkit2-extension|extensionkit-extension)")
# Products that are part of the bundles that need them.
PART = re.compile(r"com\.apple\.product-type\.(framework|library|objfile)")
# Folders with the code of others.
FOREIGN = {"Pods", "Carthage", "node_modules"}
CODE = (".swift", ".m", ".mm", ".h")
SETTING = re.compile(r"\$[({](\w+)(?::\w+)?[)}]")


def bundles(folder):
    """Returns the code of each Info.plist below a folder that a target of an Xcode project names, as absolute paths."""
    paths = [path for path in sorted(folder.glob("**/project.pbxproj")) if not FOREIGN & set(path.parts)]
    projects = [Project(path) for path in paths]
    found = {}
    for target in (target for project in projects for target in project.targets):
        if BUNDLE.match(target.product):
            sources = {file for part in closure(target, projects) for file in part.sources()}
            for plist in target.info_plists():
                if plist.is_file() and folder in plist.parents:
                    found.setdefault(plist, set()).update(sources)
    return found


def closure(target, projects):
    """Returns a target and the frameworks and libraries that it depends on, those of other projects by the names of products."""
    found, pending = [], [target]
    while pending:
        part = pending.pop()
        if part not in found:
            found.append(part)
            names = part.linked_products()
            own = [other for other in part.project.targets if other.id in part.dependencies() or other.built in names]
            others = [other for project in projects if project is not part.project for other in project.targets
                      if other.product_name in names.values()]
            pending += [other for other in own + others if PART.match(other.product)]
    return found


class Project:
    """The objects of a project, and the settings and paths that they name."""

    def __init__(self, path):
        self.root = path.parent.parent
        text = program.convert(path, "json").stdout
        self.objects = json.loads(text)["objects"] if text else {}
        self.groups = {child: group for group, item in self.objects.items() for child in item.get("children", [])}
        self.targets = [Target(self, name, item) for name, item in self.objects.items() if item["isa"] == "PBXNativeTarget"]

    def all(self, names):
        return [self.objects[name] for name in names if name in self.objects]

    def configurations(self, item):
        return self.all(self.objects[item["buildConfigurationList"]]["buildConfigurations"])

    def defaults(self):
        """Returns the settings of the project by configuration."""
        project = next(item for item in self.objects.values() if item["isa"] == "PBXProject")
        return {item["name"]: self.settings(item) for item in self.configurations(project)}

    def settings(self, configuration):
        """Returns the settings of a configuration: those of its xcconfig file, and over them its own."""
        reference = configuration.get("baseConfigurationReference")
        found = self.xcconfig(self.file(reference)) if reference else {}
        own = configuration.get("buildSettings", {})
        return {**found, **{name: value for name, value in own.items() if isinstance(value, str)}}

    def xcconfig(self, path):
        if not path.is_file():
            return {}
        text = path.read_text(errors="replace")
        found = {}
        for name in re.findall(r'^#include\??\s*"([^"]+)"', text, re.M):
            found.update(self.xcconfig(path.parent / name))
        return {**found, **dict(re.findall(r"^\s*(\w+)\s*=\s*(.*?)\s*(?://.*)?$", text, re.M))}

    def file(self, reference):
        """Returns the path of a file or group, which is relative to the groups around it."""
        path = ""
        while reference in self.objects:
            item = self.objects[reference]
            path = os.path.join(item.get("path", ""), path) if path else item.get("path", "")
            reference = self.groups.get(reference) if item.get("sourceTree") == "<group>" else None
        return self.root / path

    def packages(self):
        """Returns the sources of each target of the local packages below the folder of the project, by name."""
        return {folder.name: folder for manifest in self.root.glob("**/Package.swift")
                for folder in manifest.parent.glob("Sources/*") if folder.is_dir()}


class Target:
    def __init__(self, project, name, item):
        self.project, self.id, self.item = project, name, item
        self.product = item.get("productType", "")
        self.built = item.get("productReference")
        self.product_name = project.objects.get(self.built, {}).get("path")

    def dependencies(self):
        return {item.get("target") for item in self.project.all(self.item.get("dependencies", []))}

    def files(self, phase):
        """Returns the references of the files in the build phases of a kind."""
        phases = [item for item in self.project.all(self.item["buildPhases"]) if item["isa"] == phase]
        return [file["fileRef"] for item in phases for file in self.project.all(item.get("files", []))
                if file.get("fileRef") in self.project.objects]

    def linked_products(self):
        """Returns the names of the products of targets that are linked, by reference."""
        files = {name: self.project.objects[name] for name in self.files("PBXFrameworksBuildPhase")}
        return {name: item.get("path") for name, item in files.items() if item.get("sourceTree") == "BUILT_PRODUCTS_DIR"}

    def info_plists(self):
        """Yields the Info.plist of each configuration."""
        defaults = self.project.defaults()
        for configuration in self.project.configurations(self.item):
            settings = {"TARGET_NAME": self.item["name"], **defaults.get(configuration["name"], {}),
                        **self.project.settings(configuration)}
            text = settings.get("INFOPLIST_FILE", "")
            for _ in range(5):
                text = SETTING.sub(lambda match: settings.get(match[1], ""), text)
            if text:
                yield self.project.root / text.lstrip("/")

    def sources(self):
        """Returns the code that the target compiles, with the code of local packages that it names."""
        found = {self.project.file(reference) for reference in self.files("PBXSourcesBuildPhase")}
        found |= self.synchronized()
        products = {item["productName"] for item in self.project.all(self.item.get("packageProductDependencies", []))}
        for folder in (folder for name, folder in self.project.packages().items() if name in products):
            found |= code(folder)
        return {path for path in found if path.suffix in CODE}

    def synchronized(self):
        """Returns the code in synchronized folders: exceptions of the target's own are left out, those of others added."""
        found = set()
        for name, item in self.project.objects.items():
            if item["isa"] == "PBXFileSystemSynchronizedRootGroup":
                folder, is_own = self.project.file(name), name in self.item.get("fileSystemSynchronizedGroups", [])
                sets = self.project.all(item.get("exceptions", []))
                named = {folder / path for exceptions in sets if exceptions.get("target") == self.id
                         for path in exceptions.get("membershipExceptions", [])}
                exceptions = {file for path in named for file in (code(path) if path.is_dir() else {path})}
                found |= code(folder) - exceptions if is_own else exceptions
        return found


def code(folder):
    return {file for file in folder.rglob("*") if file.suffix in CODE}
