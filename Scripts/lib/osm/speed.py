# SPDX-License-Identifier: Apache-2.0
"""How fast a PBF file is imported on one thread and on all, and with how much memory: speed.py COMMAND FILE. See Scripts/check osm-table.

Fails when the threads make another index than one."""
import filecmp
import json
import os
import subprocess
import sys
import time
from pathlib import Path


def seconds_and_memory(arguments):
    """Seconds by the clock and of processor time, and peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(map(str, arguments))} failed")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    command, path = sys.argv[1], Path(sys.argv[2])
    report, index, of_one = path.with_suffix(".json"), path.with_suffix(".gaz"), path.with_suffix(".one.gaz")
    size = path.stat().st_size / 1e6
    one = ["--threads", "1"]
    runs = [
        ("reading alone, one thread", index, ["--dry-run"] + one),
        ("reading alone", index, ["--dry-run"]),
        ("import, one thread", of_one, one),
        ("import", index, []),
    ]
    for what, output, flags in runs:
        seconds, processor, memory = seconds_and_memory([command, "import", "--output", output, "--report", report] + flags + [path])
        counts = json.loads(report.read_text())["totals"]
        read = counts["read"]
        print(
            f"{what:26} {size:6.0f} MB {read:12,} elements {counts['kept']:10,} places {seconds:7.1f} s ({processor:.1f} s of processors) "
            f"{read / seconds:10,.0f} elements/s {size / seconds:5.1f} MB/s {memory:6.0f} MB of memory",
            flush=True,
        )
    if not filecmp.cmp(index, of_one, shallow=False):
        sys.exit("the threads make another index than one")


main()
