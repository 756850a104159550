# SPDX-License-Identifier: Apache-2.0
"""The indexes that are asked: imported from the shared data, the embedded places, and a million synthetic ones."""
import subprocess
import sys

from workload import places

CITIES = "cities15000-2025-11.txt.gz"
# Newer tables come later, so that they win.
WORLD = ["cities1000-2010-12.txt.gz", "cities5000-2018-01.txt.gz", CITIES]
SYNTHETIC_PLACES = 1_000_000
SIDE_TABLES = ["admin1CodesASCII-2025-11.txt", "admin2Codes-2017-05.txt.gz", "countryInfo-2025-11.txt", "featureCodes_en-2012-05.txt"]


class Indexes:
    """Imports each index when it is first asked for."""

    def __init__(self, command, data, folder, root):
        self.command, self.data, self.folder, self.root = command, data, folder, root
        self.paths = {}

    def path(self, name):
        if name not in self.paths:
            self.paths[name] = self.synthetic() if name == "synthetic" else self.imported(name, self.folder / f"{name}.gaz")
        return self.paths[name]

    def synthetic(self):
        """The index of the places of Scripts/bench, where that keeps it; imported anew when the command is newer."""
        path = self.root / f".build/bench/places-{SYNTHETIC_PLACES}.gaz"
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_mtime > self.command.stat().st_mtime:
            return path
        return self.imported("synthetic", path)

    def imported(self, name, path):
        work = subprocess.run([self.command, "import", "--output", path, *self.sources(name)], capture_output=True, text=True)
        if work.returncode:
            sys.exit(f"The import of {name} failed:\n{work.stderr}")
        return path

    def sources(self, name):
        """The arguments of `import` for an index."""
        if name == "airports":
            return ["--format", "csv", "--mapping", "openflights-airports", self.data / "openflights/airports.dat"]
        if name == "vancouver":
            return ["--country", "CA", self.data / "osm/vancouver-2015.osm.pbf"]
        if name == "embedded":
            return sorted((self.root / "Data/places").glob("*.ndjson"))
        if name == "synthetic":
            return ["--format", "geonames", places(self.root / ".build/bench", SYNTHETIC_PLACES)]
        cities = {"cities": [CITIES], "world": WORLD}[name]
        return [self.data / "geonames" / file for file in cities + SIDE_TABLES]
