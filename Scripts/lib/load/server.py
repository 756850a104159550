# SPDX-License-Identifier: Apache-2.0
"""A server that runs while it is loaded."""
import os
import re
import subprocess
import time
import urllib.request
from pathlib import Path


class Server:
    """`gazetteer serve` at a free port; it ends with the block."""

    def __init__(self, command, index):
        self.arguments = [str(command), "serve", "--port", "0", "--log-level", "warning"] + (["--index", str(index)] if index else [])

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise SystemExit("The server did not start.")
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)

    def metrics(self):
        with urllib.request.urlopen(f"{self.address}/metrics") as answer:
            return answer.read().decode()

    def megabytes(self):
        return int(re.search(r"process_resident_memory_bytes (\d+)", self.metrics())[1]) / 1e6

    def private_megabytes(self):
        """Memory that is no page of a file: what the program, its searches and their caches hold."""
        return int(re.search(r"Anonymous:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/smaps_rollup").read_text())[1]) * 1024 / 1e6

    def processor_seconds(self):
        """Processor time used so far; on a busy machine it tells more than the clock."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait_for(self, line):
        for _ in range(300):
            if f"\n{line}\n" in self.metrics():
                return
            time.sleep(0.1)
        raise SystemExit(f"The metrics never said: {line}")
