# SPDX-License-Identifier: Apache-2.0
"""Imports, measured from outside: the time of the whole process and the most memory it held."""
import json
import os
import subprocess
import sys
import time

SIDE_FILES = ["admin1CodesASCII-2025-11.txt", "admin2Codes-2017-05.txt.gz", "countryInfo-2025-11.txt", "featureCodes_en-2012-05.txt"]

# Name → files of GeoNames. Of places with one id the later file wins, so the oldest comes first.
WORLD = {
    "cities15000": ["cities15000-2025-11.txt.gz", *SIDE_FILES],
    "cities-merged": ["cities1000-2010-12.txt.gz", "cities5000-2018-01.txt.gz", "cities15000-2025-11.txt.gz", *SIDE_FILES],
}


def measure(command, name, sources, index, folder):
    """Imports the sources; gives counts, seconds, places a second, bytes a place by table, and peak memory."""
    details = folder / "import.json"
    arguments = [command, "import", "--format", "geonames", "--output", index, "--report", details, *sources]
    started = time.monotonic()
    process = subprocess.Popen(list(map(str, arguments)), stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - started
    if status != 0:
        sys.exit("The import failed.")
    overview = json.loads(subprocess.check_output([str(command), "info", "--index", str(index), "--json"]))
    places = overview["places"]
    return {
        "name": name, "index": str(index), "report": json.loads(details.read_text()), "printed": output,
        "places": places, "seconds": round(seconds, 2), "processorSeconds": round(usage.ru_utime + usage.ru_stime, 2), "placesPerSecond": round(places / seconds),
        "bytesPerPlace": round(overview["bytes"] / places, 1), "peakMemoryMB": round(usage.ru_maxrss / 1024),
        "tables": {table["name"]: round(table["bytes"] / places, 1) for table in overview["tables"]},
    }
