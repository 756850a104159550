# SPDX-License-Identifier: Apache-2.0
"""Checks what is left of a server for a polite client while another one crowds it; see Scripts/check crowd."""
import argparse
import http.client
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "load"))
from server import Server  # noqa: E402

CROWD, POLITE = "127.0.0.2", "127.0.0.3"
AUTOCOMPLETE = ("POST", "/v1/places:autocomplete", '{"input":"par"}', {})
LONG = ("POST", "/v1/places:explain", '{"input":"hotel res caf st","locationBias":{"circle":{"center":{"latitude":48.86,"longitude":2.35},"radius":50000}}}', {})
WORLD = ("GET", "/v1/points?rectangle=-90,-180,90,180&limit=2000", None, {})
HEALTH = ("GET", "/healthz", None, {})
broken = []


def tell(name, text, holds):
    print(f"{name:<44} {text:<58} {'ok' if holds else 'BROKEN'}", flush=True)
    if not holds:
        broken.append(name)


class Crowded(Server):
    """A server with further options."""

    def __init__(self, options, *further):
        super().__init__(options.command, options.index)
        self.arguments += further

    @property
    def port(self):
        return int(self.address.rsplit(":", 1)[1])

    def ask(self, request, source=POLITE, key=None, timeout=20):
        """The status, and milliseconds; status 0 when there is no answer."""
        method, path, body, headers = request
        if key:
            headers = {**headers, "X-Goog-Api-Key": key}
        start = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(source, 0))
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
            return answer.status, (time.monotonic() - start) * 1000
        except (OSError, http.client.HTTPException):
            return 0, (time.monotonic() - start) * 1000
        finally:
            connection.close()

    def statuses(self, route):
        return {int(status): int(count) for status, count in re.findall(rf'requests_total{{route="{route}",status="(\d+)"}} (\d+)', self.metrics())}


def silent(options, count):
    """Connections that say nothing, from one address."""
    with Crowded(options) as server:
        server.ask(AUTOCOMPLETE)
        sockets = []
        for _ in range(count):
            connection = socket.socket()
            connection.settimeout(2)
            connection.bind((CROWD, 0))
            try:
                connection.connect(("127.0.0.1", server.port))
            except OSError:
                break
            sockets.append(connection)
        answers = [server.ask(request, source, timeout=8) for source in (POLITE, CROWD) for request in (HEALTH, AUTOCOMPLETE)]
        slowest = max(took for _, took in answers)
        name = f"{len(sockets)} silent connections of one client"
        good = sum(status == 200 for status, _ in answers)
        tell(name, f"{good} of 4 answered, slowest {slowest:,.0f} ms", good == 4 and slowest < 2000)
        start = time.monotonic()
        left = sockets
        while left and time.monotonic() - start < 20:
            time.sleep(0.5)
            left = [connection for connection in left if is_open(connection)]
        tell("they are closed", f"{len(left)} open after {time.monotonic() - start:.1f} s", not left)


def is_open(connection):
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def script(request, key, path):
    method, target, body, headers = request
    lines = [f'wrk.method = "{method}"', f'wrk.path = "{target}"']
    if body:
        lines.append(f"wrk.body = [==[{body}]==]")
    for name, value in {**headers, **({"X-Goog-Api-Key": key} if key else {})}.items():
        lines.append(f'wrk.headers["{name}"] = "{value}"')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def crowd(options, name, request, *further, keys=(None, None), source=POLITE, connections=256):
    """A polite client beside 256 connections that ask without a pause."""
    with tempfile.TemporaryDirectory() as folder, Crowded(options, *further) as server:
        path = Path(folder) / "crowd.lua"
        script(request, keys[0], path)
        server.ask(AUTOCOMPLETE, key=keys[1])
        route = "explain" if request is LONG else "autocomplete"
        before = server.statuses(route)
        load = subprocess.Popen(
            ["wrk", "-t", "2", "-c", str(connections), "-d", f"{options.seconds}s", "-s", str(path), server.address], stdout=subprocess.PIPE, text=True)
        time.sleep(1)
        answers, healths = [], []
        end = time.monotonic() + options.seconds - 2
        while time.monotonic() < end:
            answers.append(server.ask(AUTOCOMPLETE, source, keys[1]))
            healths.append(server.ask(HEALTH, source))
            time.sleep(0.02)
        load.communicate(timeout=options.seconds + 30)
        after = server.statuses(route)
        counts = {status: count - before.get(status, 0) for status, count in sorted(after.items())}
        refused = sum(status != 200 for status, _ in answers)
        times = sorted(took for _, took in answers)
        ill = sum(status != 200 for status, _ in healths)
        text = f"{refused} of {len(answers)} failed, p50 {statistics.median(times):,.0f} ms, worst {times[-1]:,.0f} ms"
        tell(name, text, refused == 0 and ill == 0)
        told = ", ".join(f"{count:,} × {status}" for status, count in counts.items() if count)
        # Who waited in vain is refused at once: a search without time for it is of no use to anybody.
        tell("  what the crowd got; failed health checks", f"{told}; {ill}", counts.get(504, 0) <= sum(counts.values()) / 100)


def points(options):
    with Crowded(options) as server:
        server.ask(WORLD)
        answers = [server.ask(WORLD) for _ in range(20)]
        median = statistics.median(took for _, took in answers)
        tell("2,000 points of the whole world", f"median {median:,.1f} ms", all(status == 200 for status, _ in answers) and median < 50)


def main():
    parser = argparse.ArgumentParser(prog="Scripts/check crowd")
    parser.add_argument("--command", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--index", type=Path)
    parser.add_argument("--seconds", type=int, default=6)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most == resource.RLIM_INFINITY else min(most, 16_384), most))
    silent(options, 1024)
    crowd(options, "256 connections of another address", AUTOCOMPLETE)
    crowd(options, "256 connections of the same address", AUTOCOMPLETE, source="127.0.0.1")
    keys = ("--api-key", "crowd", "--api-key", "polite")
    crowd(options, "256 connections with another key", AUTOCOMPLETE, *keys, keys=("crowd", "polite"), source="127.0.0.1")
    crowd(options, "256 with long searches, 200 ms for each", LONG, "--search-time", "200")
    points(options)
    if broken:
        sys.exit("Broken: " + "; ".join(name.strip() for name in broken))


main()
