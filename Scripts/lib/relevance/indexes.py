# SPDX-License-Identifier: Apache-2.0
"""The indexes that are asked, each imported from the shared data."""
import subprocess
import sys

CITIES = "cities15000-2025-11.txt.gz"
# Newer tables come later, so that they win.
WORLD = ["cities1000-2010-12.txt.gz", "cities5000-2018-01.txt.gz", CITIES]
SIDE_TABLES = ["admin1CodesASCII-2025-11.txt", "admin2Codes-2017-05.txt.gz", "countryInfo-2025-11.txt", "featureCodes_en-2012-05.txt"]


class Indexes:
    """Imports each index when it is first asked for."""

    def __init__(self, command, data, folder):
        self.command, self.data, self.folder = command, data, folder
        self.paths = {}

    def path(self, name):
        if name not in self.paths:
            self.paths[name] = self.imported(name)
        return self.paths[name]

    def imported(self, name):
        path = self.folder / f"{name}.gaz"
        work = subprocess.run([self.command, "import", "--output", path, *self.sources(name)], capture_output=True, text=True)
        if work.returncode:
            sys.exit(f"The import of {name} failed:\n{work.stderr}")
        return path

    def sources(self, name):
        """The arguments of `import` for an index."""
        if name == "airports":
            return ["--format", "csv", "--mapping", "openflights-airports", self.data / "openflights/airports.dat"]
        cities = {"cities": [CITIES], "world": WORLD}[name]
        return [self.data / "geonames" / file for file in cities + SIDE_TABLES]
