# SPDX-License-Identifier: Apache-2.0
"""Loads a running server with wrk; see Scripts/check load."""
import argparse
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server import Server
from stop import lost_requests

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "bench"))
import workload  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/check load")
    parser.add_argument("--root", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--command", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--places", type=int, default=1_000_000)
    parser.add_argument("--index", type=Path)
    parser.add_argument("--seconds", type=int)
    parser.add_argument("--connections", type=int, action="append")
    parser.add_argument("--swaps", action="store_true")
    parser.add_argument("--compressed", action="store_true")
    return parser.parse_args()


def index_and_keystrokes(options):
    """The path of an index, and what is typed: texts with a position, or texts alone."""
    if options.index:
        return options.index, names(options.command, options.index)
    folder = options.root / ".build" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    places = workload.places(folder, options.places)
    keys = workload.keystrokes(folder, places, options.places, 7)
    index = folder / f"places-{options.places}.gaz"
    if not index.exists() or index.stat().st_mtime < options.command.stat().st_mtime:
        subprocess.run([options.command, "import", "--format", "geonames", "--output", index, places], check=True, stdout=subprocess.DEVNULL)
    return index, [(key.text, key.latitude, key.longitude) for key in keys]


def names(command, index):
    """Prefixes of the names that an index holds."""
    run = subprocess.run([command, "export", "--format", "csv", "--index", index], check=True, capture_output=True, text=True)
    found = [line.split(",")[1] for line in run.stdout.splitlines()[1:] if line.count(",") > 2]
    return [(name[:length].lower(), None, None) for name in found[:: max(1, len(found) // 200)] for length in range(1, min(len(name), 12) + 1)]


def lua(keystrokes, is_mixed, path, is_compressed=False):
    """A script for wrk that sends the keystrokes in turn; mixed ones also by the older address.

    The requests are made in `init`, when wrk knows the header `Host`: the server refuses a request without it.
    """
    lines = ["local requests = {}", "function init()"]
    if is_compressed:
        lines.append('wrk.headers["Accept-Encoding"] = "gzip"')
    for number, (text, latitude, longitude) in enumerate(keystrokes):
        quoted = text.replace("\\", "\\\\").replace('"', '\\"')
        if is_mixed and number % 4 == 0:
            encoded = "".join(c if c.isalnum() and c.isascii() else "".join(f"%{b:02X}" for b in c.encode()) for c in text)
            lines.append(f'requests[#requests + 1] = wrk.format("GET", "/maps/api/place/autocomplete/json?input={encoded}")')
            continue
        bias = ""
        if latitude is not None:
            bias = f',"locationBias":{{"circle":{{"center":{{"latitude":{latitude},"longitude":{longitude}}},"radius":5000}}}}'
        body = f'{{"input":"{quoted}"{bias}}}'
        lines.append(f'requests[#requests + 1] = wrk.format("POST", "/v1/places:autocomplete", nil, [==[{body}]==])')
    lines += ["end", "local next = 0", "function request()", "  next = next % #requests + 1", "  return requests[next]", "end"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def run_wrk(address, connections, seconds, script):
    return subprocess.Popen(
        ["wrk", "-t", str(min(2, connections)), "-c", str(connections), "-d", f"{seconds}s", "--latency", "-s", str(script), address],
        stdout=subprocess.PIPE, text=True)


def figures(text):
    """Requests a second, p50, p99, and how many failed."""
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])
    p50, p99 = (re.search(rf"\s{part}%\s+([\d.]+\w+)", text)[1] for part in (50, 99))
    failed = sum(int(number) for line in re.findall(r"(?:Socket errors|Non-2xx).*", text) for number in re.findall(r"\d+$|(?<= )\d+(?=,)", line))
    return rate, p50, p99, failed


def measure(options, index, script):
    print(f"{'connections':>11} {'requests/s':>11} {'p50':>9} {'p99':>9} {'failed':>7} {'processor a request':>20} {'memory':>9} {'private':>9}")
    for connections in options.connections or [1, 8, 64]:
        with Server(options.command, index) as server:
            seconds = options.seconds or 10
            before = server.processor_seconds()
            output = run_wrk(server.address, connections, seconds, script).communicate()[0]
            rate, p50, p99, failed = figures(output)
            each = (server.processor_seconds() - before) / (rate * seconds) * 1e6
            print(
                f"{connections:>11} {rate:>11,.0f} {p50:>9} {p99:>9} {failed:>7} {each:>17.0f} µs {server.megabytes():>6.0f} MB"
                f" {server.private_megabytes():>6.1f} MB", flush=True)


def swap(options, index, script):
    seconds = options.seconds or 60
    with tempfile.TemporaryDirectory() as folder:
        served = Path(folder) / "served.gaz"
        shutil.copy(index, served)
        with Server(options.command, served) as server:
            run = run_wrk(server.address, 8, seconds, script)
            for generation in range(2, 5):
                time.sleep(seconds / 4)
                shutil.copy(index, str(served) + ".new")
                Path(str(served) + ".new").rename(served)
                server.wait_for(f"gazetteer_index_generation {generation}")
                print(f"index {generation} serves", flush=True)
            rate, p50, p99, failed = figures(run.communicate()[0])
            print(f"{rate:,.0f} requests/s, p50 {p50}, p99 {p99}, {failed} failed during three replacements; {server.megabytes():.0f} MB")
            sent, lost = lost_requests(server, signal.SIGTERM)
            print(f"{sent} requests before SIGTERM, {lost} of them lost; exit status {server.process.wait(30)}")
            if failed or lost or server.process.returncode:
                sys.exit("Requests were lost.")


def main():
    options = arguments()
    index, keystrokes = index_and_keystrokes(options)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "keystrokes.lua"
        lua(keystrokes, options.swaps, script, options.compressed)
        if options.swaps:
            swap(options, index, script)
        else:
            measure(options, index, script)


main()
