# SPDX-License-Identifier: Apache-2.0
"""What is asked of a damaged index, and what must not come out."""
import json
import re
import resource
import signal
import subprocess

FINE = {0, 65, 66, 69}
# SQL, a trap or a trace in front of a user.
RAW = re.compile(
    rb"SQLite error|\b(SELECT|INSERT INTO|UPDATE|PRAGMA|ATTACH|CREATE (VIRTUAL )?TABLE) |Fatal error|Backtrace|Stack dump|Thread \d+ crashed"
)


class Verbs:
    def __init__(self, command, words, ids, limit):
        self.command = command
        # Seconds of processor time; on a busy machine the clock may show ten times as many.
        self.limit = limit
        self.words = words
        self.requests = "".join(json.dumps(request) + "\n" for request in requests(words)).encode()
        first, last = ids[0], ids[-1]
        self.others = {
            "details": ["details", first, "--fields", "id,displayName,addressComponents,location,viewport,types,formattedAddress,extra"],
            "details2": ["details", last],
            "explain": ["explain", words[0], "--bias", "circle:48.8,2.3,5000", "--why", last],
            "info": ["info"],
            "export": ["export"],
            "find": ["find", f"restaurants in {words[1]}"],
            "nearby": ["nearby", "--circle", "48.85,2.35,50000", "--by", "distance"],
            "search": ["search", words[2][:3], "--restrict", "rect:-60,-170,70,170", "--types", "locality,park", "--queries"],
            "geojson": ["export", "--format", "geojson", "--restrict", "rect:30,-20,60,40"],
        }

    def run(self, name, path):
        """Status, output and messages; the status is None after the time limit."""
        if name == "batch":
            arguments, text = ["batch", "--extras"], self.requests
        elif name == "verify":
            arguments, text = ["verify"], b""
        else:
            arguments, text = self.others[name], b""
        call = [self.command, arguments[0], "--index", path] + arguments[1:]
        try:
            done = subprocess.run(call, input=text, capture_output=True, timeout=10 * self.limit, preexec_fn=self.limit_time)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        status = None if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL) else done.returncode
        return status, done.stdout, done.stderr

    def limit_time(self):
        resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit + 1))


def requests(words):
    """Requests of many kinds."""
    circle = {"circle": {"center": {"latitude": 48.85, "longitude": 2.35}, "radius": 50000}}
    box = {"rectangle": {"low": {"latitude": -40, "longitude": -130}, "high": {"latitude": 60, "longitude": 150}}}
    yield {"input": "s"}
    yield {"input": words[0], "locationBias": circle, "limit": 20}
    yield {"input": words[1][:3], "locationRestriction": box, "limit": 50}
    yield {"input": words[2][:2], "locationRestriction": circle}
    yield {"input": words[3] + " " + words[4][:2], "languageCode": "de"}
    yield {"input": words[5][:-1] + "x", "limit": 10}
    yield {"input": words[6][1:5] if len(words[6]) > 5 else words[6]}
    yield {"input": "a", "includedPrimaryTypes": ["locality", "country"], "includedRegionCodes": ["us", "fr"]}
    yield {"input": "caf", "locationBias": circle, "includeQueryPredictions": True}
    yield {"input": "museums in " + words[7]}
    yield {"input": "main st 12", "locationBias": box}
    yield {"input": "12a hauptstrasse"}
    yield {"input": "main st & oak"}
    yield {"input": "10115"}
    yield {"input": "москва", "languageCode": "ru"}
    yield {"input": "united st"}
