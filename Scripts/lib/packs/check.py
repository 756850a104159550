# SPDX-License-Identifier: Apache-2.0
"""Measures what a folder of packs promises: see Scripts/check packs."""
import argparse
import collections
import http.client
import json
import os
import queue
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import world

MARK = "Zweite"


def run(*arguments, **options):
    return subprocess.run(arguments, check=True, capture_output=True, **options).stdout


def make(command, folder, name, count, degrees, mark=""):
    """An index of a made-up world and its packs; its places."""
    places = world.make(f"{folder}/{name}.ndjson", count, mark)
    run(command, "import", "--output", f"{folder}/{name}.gaz", f"{folder}/{name}.ndjson")
    run(command, "split", f"{folder}/{name}.gaz", "--by", "tile", "--degrees", str(degrees), "--world", str(count // 20), "--output", f"{folder}/{name}.packs")
    return places


def answers(command, index, requests):
    """The answers of one process, without a deadline, and the milliseconds that each took."""
    lines = "".join(json.dumps(request) + "\n" for request in requests).encode()
    found = [json.loads(line) for line in run(command, "batch", "--extras", "--timing", "--index", index, input=lines).splitlines()]
    return found, [answer.pop("elapsedMicroseconds", 0) / 1000 for answer in found]


def percentiles(milliseconds):
    ordered = sorted(milliseconds)
    p50, p99 = (ordered[len(ordered) * share // 100] for share in (50, 99))
    return f"p50 {p50:.2f} ms, p99 {p99:.1f} ms"


def differential(command, folder, requests):
    (single, fast), (packs, slow) = answers(command, f"{folder}/one.gaz", requests), answers(command, f"{folder}/one.packs", requests)
    different = marked = needless = 0
    for request, expected, found in zip(requests, single, packs):
        is_marked = not found.pop("complete", True), not expected.pop("complete", True)
        needless += is_marked[0] and expected == found and not is_marked[1]
        if expected == found:
            continue
        if any(is_marked):
            marked += 1
            continue
        different += 1
        if different <= 3:
            print(f"  {json.dumps(request)}\n    one file: {ids(expected)}\n    packs:    {ids(found)}")
    print(f"answers: {different} of {len(requests)} differ unmarked, {marked} marked as incomplete; {needless} marked without cause; "
          f"one file {percentiles(fast)}; packs {percentiles(slow)}")
    return different == 0 and needless == 0


def ids(answer):
    """The ids of an answer; an error as it is."""
    return answer if "error" in answer else [each.get("placePrediction", {}).get("placeId") for each in answer.get("suggestions", [])]


class Server:
    """`gazetteer serve` on an index, with a limit of open files."""

    def __init__(self, command, index, files=None):
        def limit():
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [command, "serve", "--port", "0", "--index", index, "--search-time", "10000", "--client-time", "20000", "--log-level", "notice"],
            stdout=subprocess.PIPE, stderr=self.log, preexec_fn=limit, text=True)
        self.port = urllib.parse.urlparse(self.process.stdout.readline().strip()).port

    def descriptors(self):
        """All open descriptors, and those of index files."""
        found = []
        for number in os.listdir(f"/proc/{self.process.pid}/fd"):
            try:
                found.append(os.readlink(f"/proc/{self.process.pid}/fd/{number}"))
            except OSError:
                pass
        return len(found), sum(".gaz" in path for path in found)

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line.split()[1] for line in file if line.startswith("RssAnon"))) // 1024

    def ask(self, requests, clients, each=lambda status, answer, number: None):
        """Sends the requests on so many connections; counts the statuses. A connection that fails counts as one."""
        jobs, statuses, lock = queue.SimpleQueue(), collections.Counter(), threading.Lock()
        for job in enumerate(requests):
            jobs.put(job)

        def work():
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            while True:
                try:
                    number, request = jobs.get_nowait()
                except queue.Empty:
                    return
                try:
                    connection.request("POST", "/v1/places:autocomplete", json.dumps(request), {"Content-Type": "application/json"})
                    response = connection.getresponse()
                    status, answer = response.status, json.loads(response.read())
                except (OSError, http.client.HTTPException) as error:
                    status, answer = type(error).__name__, None
                    connection.close()
                with lock:
                    statuses[status] += 1
                    each(status, answer, number)

        threads = [threading.Thread(target=work) for _ in range(clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return statuses

    def path(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read().decode().strip()

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.log.seek(0)
        return [json.loads(line) for line in self.log if line.startswith("{")]


def descriptors(command, folder, requests):
    server = Server(command, f"{folder}/one.packs", files=256)
    statuses = server.ask(requests, 8)
    (all_open, of_index), memory, ready = server.descriptors(), server.memory(), server.path("/readyz")
    log = server.close()
    told = next((line for line in log if "descriptorLimit" in line), {})
    packs = len(os.listdir(f"{folder}/one.packs")) - 1
    print(f"descriptors: {all_open} open for {packs} files with a limit of 256, {of_index} of index files, {memory} MB; {dict(statuses)}; ready {ready}; told "
          f"{told.get('files')} files, limit {told.get('descriptorLimit')}")
    return all_open <= 64 and set(statuses) == {200} and ready[0] == 200


def replacing(command, folder, requests, times):
    """Replaces the folder as `split` does, again and again, by turns with a world in which a third of the names has another word."""
    expected = [[ids(answer) for answer in answers(command, f"{folder}/{name}.gaz", requests)[0]] for name in ("one", "two")]
    shutil.copytree(f"{folder}/one.packs", f"{folder}/live.packs")
    server = Server(command, f"{folder}/live.packs")
    mixed, seen, is_done = collections.Counter(), collections.Counter(), threading.Event()

    def each(status, answer, number):
        if status == 200:
            worlds = [name for name, list in enumerate(expected) if list[number % len(requests)] == ids(answer)]
            seen["both" if len(worlds) == 2 else worlds[0] if worlds else "neither"] += 1
            mixed[bool(worlds)] += 1

    def replace():
        for number in range(times):
            time.sleep(2.5)
            shutil.copytree(f"{folder}/{('two', 'one')[number % 2]}.packs", f"{folder}/next.packs")
            os.rename(f"{folder}/live.packs", f"{folder}/old.packs")
            os.rename(f"{folder}/next.packs", f"{folder}/live.packs")
            shutil.rmtree(f"{folder}/old.packs")
        time.sleep(2.5)
        is_done.set()

    thread = threading.Thread(target=replace)
    thread.start()
    statuses, rounds = collections.Counter(), 0
    while not is_done.is_set():
        statuses += server.ask(requests, 4, each)
        rounds += 1
    thread.join()
    log = server.close()
    taken = sum(line["message"] == "The index was replaced." for line in log)
    failed = sum(count for status, count in statuses.items() if status != 200)
    print(f"replacing: {failed} of {statuses.total()} requests failed {dict(statuses)}, {mixed[False]} answers are of neither world {dict(seen)}; "
          f"{taken} of {times} folders taken over")
    return failed == 0 and mixed[False] == 0 and taken == times


def health(command, folder):
    """A pack that is removed, and one that is written to, under a running server; it goes on answering from memory."""
    path = f"{folder}/one.packs"
    pack = f"{path}/{sorted(name for name in os.listdir(path) if name.endswith('.gaz'))[0]}"
    server = Server(command, path)
    request = [{"input": "a"}] * 5
    states = [server.path("/readyz")[0]]
    os.rename(pack, pack + ".away")
    time.sleep(3)
    states.append(server.path("/readyz")[0])
    statuses = server.ask(request, 1)
    os.rename(pack + ".away", pack)
    states.append(server.path("/readyz")[0])
    log = [line for line in server.close() if line["message"].startswith("A file of the index is gone")]
    print(f"health: ready {states} before, with a pack removed, and with it there again; logged {len(log)} times; {dict(statuses)} meanwhile")
    return states == [200, 503, 200] and len(log) == 1 and set(statuses) == {200}


def main():
    parser = argparse.ArgumentParser(prog="Scripts/check packs")
    parser.add_argument("--command", required=True)
    parser.add_argument("--places", type=int, default=20000)
    parser.add_argument("--degrees", type=int, default=10)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--only", nargs="*", choices=["answers", "descriptors", "replacing", "health"])
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        places = make(arguments.command, folder, "one", arguments.places, arguments.degrees)
        requests = world.requests(places, arguments.requests)
        print(f"{len(places)} places, {len(os.listdir(f'{folder}/one.packs')) - 2} packs")
        results = {}
        for name in arguments.only or ["answers", "descriptors", "replacing", "health"]:
            sys.stdout.flush()
            if name == "answers":
                results[name] = differential(arguments.command, folder, requests)
            elif name == "descriptors":
                results[name] = descriptors(arguments.command, folder, requests[:400])
            elif name == "replacing":
                make(arguments.command, folder, "two", arguments.places, arguments.degrees, MARK)
                results[name] = replacing(arguments.command, folder, requests[:100], arguments.times)
            else:
                results[name] = health(arguments.command, folder)
        failed = [name for name, is_good in results.items() if not is_good]
        print("all as promised" if not failed else f"not as promised: {', '.join(failed)}")
        sys.exit(1 if failed else 0)


main()
