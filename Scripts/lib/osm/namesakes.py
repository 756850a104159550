# SPDX-License-Identifier: Apache-2.0
"""Imports elements of one name at one spot: namesakes.py COMMAND FOLDER COUNT. A quarter of the count comes first, so that the growth is seen."""
import os
import subprocess
import sys
import time
from pathlib import Path

CAFE = '<tag k="amenity" v="cafe"/>'
KINDS = [CAFE, '<tag k="building" v="yes"/>', '<tag k="tourism" v="attraction"/>', '<tag k="natural" v="water"/>']
# The tags of the element with a number, beside its name.
WORLDS = {
    "one spot": lambda number: CAFE,
    "one house each": lambda number: CAFE + f'<tag k="addr:housenumber" v="{number}"/>',
    "several kinds": lambda number: KINDS[number * 7 % 4],
    "boards": lambda number: CAFE if number % 2 else '<tag k="tourism" v="information"/><tag k="information" v="board"/>',
}


def write(path, tags, count):
    with path.open("w") as file:
        file.write('<?xml version="1.0"?><osm version="0.6">\n')
        for number in range(1, count + 1):
            spot = f'lat="{48 + number % 7 / 1e6:.6f}" lon="{16 + number % 11 / 1e6:.6f}"'
            file.write(f'<node id="{number}" {spot}><tag k="name" v="Aida"/>{tags(number)}</node>\n')
        file.write("</osm>\n")


def main():
    command, folder, count = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    print(f"{'elements of one name':24} {'number':>8} {'s':>6} {'MB mem':>7}", flush=True)
    for name, tags in WORLDS.items():
        for number in (count // 4, count):
            write(folder / "namesakes.osm", tags, number)
            start = time.monotonic()
            arguments = [command, "import", "--output", folder / "namesakes.gaz", folder / "namesakes.osm"]
            process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            if status:
                sys.exit(f"{number:,} elements of one name, {name}, cannot be imported")
            print(f"{name:24} {number:8,} {time.monotonic() - start:6.1f} {usage.ru_maxrss / 1024:7.0f}", flush=True)


main()
