# SPDX-License-Identifier: Apache-2.0
"""The measurement behind Scripts/check replicas: see there."""
import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "bench"))  # the maker of synthetic places
import synthetic

FRONT = 18080
BACKS = [18081, 18082, 18083]

NGINX = """
worker_processes auto;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/a; uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
  upstream gazetteer {{
    least_conn;
    keepalive 64;
{servers}
  }}
  server {{
    listen 127.0.0.1:{front};
    location / {{
      proxy_pass http://gazetteer;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_503 non_idempotent;
      proxy_next_upstream_tries 3;
    }}
  }}
}}
"""

LUA = """
local texts = {%s}
local at = 0
request = function()
  at = at %% #texts + 1
  return wrk.format("POST", "/v1/places:autocomplete", {["Content-Type"] = "application/json"}, '{"input":"' .. texts[at] .. '"}')
end
"""


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/check replicas", description="Measures servers behind nginx.")
    parser.add_argument("--root", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--command", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--places", type=int, default=200_000, help="synthetic places (default: 200000)")
    parser.add_argument("--seconds", type=int, default=10, help="seconds a measurement (default: 10)")
    return parser.parse_args()


def answers(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
            return answer.status == 200
    except OSError:
        return False


def wait_for(port, seconds=20):
    end = time.monotonic() + seconds
    while not answers(port):
        if time.monotonic() > end:
            sys.exit(f"nothing answers at port {port}")
        time.sleep(0.05)


class Cluster:
    """Servers, each with an index file of its own, and nginx before them."""

    def __init__(self, options, folder, source):
        self.options, self.folder, self.source, self.servers, self.nginx = options, folder, source, {}, None

    def index(self, port):
        return self.folder / f"{port}.gaz"

    def start(self, port):
        shutil.copy(self.source, self.index(port))
        command = [self.options.command, "serve", "--index", self.index(port), "--port", str(port), "--log-level", "error"]
        self.servers[port] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(port)

    def front(self, ports):
        servers = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=1s;" for port in ports)
        config = self.folder / "nginx.conf"
        config.write_text(NGINX.format(folder=self.folder, servers=servers, front=FRONT))
        if answers(FRONT):
            sys.exit(f"something else listens at port {FRONT}; stop it and try again")
        self.nginx = subprocess.Popen(["nginx", "-c", config, "-g", "daemon off;"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(FRONT)

    def stop_front(self):
        if self.nginx:
            self.nginx.terminate()
            self.nginx.wait()
        self.nginx = None

    def replace(self, port):
        """What a deployment does: the new file beside the old one, a rename, a signal."""
        new = self.folder / f"{port}.new"
        shutil.copy(self.source, new)
        os.rename(new, self.index(port))
        self.servers[port].send_signal(signal.SIGHUP)

    def stop(self):
        self.stop_front()
        for server in self.servers.values():
            if server.poll() is None:
                server.kill()
                server.wait()


def load(script, seconds):
    """Requests a second, the 99th percentile, and failed requests."""
    command = ["wrk", "-t1", "-c16", f"-d{seconds}s", "--latency", "--timeout", "5s", "-s", str(script), f"http://127.0.0.1:{FRONT}"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1))
    count = int(re.search(r"(\d+) requests in", text).group(1))
    slow = re.search(r"99%\s+(\S+)", text).group(1)
    failed = sum(int(n) for n in re.findall(r"Non-2xx or 3xx responses: (\d+)", text))
    failed += sum(int(n) for n in re.findall(r"(?:connect|read|write|timeout) (\d+)", text))
    return rate, slow, count, failed


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table, index = folder / "places.tsv", folder / "places.gaz"
        synthetic.write_places(table, options.places)
        subprocess.run([options.command, "import", "--output", index, table], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        words = sorted({line.split("\t")[1].split()[0].lower() for line in table.open(encoding="utf-8").readlines()[:3000]})
        texts = [word[:length] for word in words[:200] for length in (2, 3, 5) if word.isalpha()]
        script = folder / "texts.lua"
        script.write_text(LUA % ", ".join(f'"{text}"' for text in texts))
        cluster = Cluster(options, folder, index)
        try:
            for port in BACKS:
                cluster.start(port)
            print(f"{options.places:,} places, 16 connections, {os.cpu_count()} cores for servers, nginx and load together", flush=True)
            for count in (1, 2, 3):
                cluster.front(BACKS[:count])
                rate, slow, _, failed = load(script, options.seconds)
                cluster.stop_front()
                print(f"{count} of 3 servers: {rate:8,.0f} requests/s, p99 {slow}, {failed} failed", flush=True)
            cluster.front(BACKS)
            events = []

            def disturb():
                for port in BACKS:
                    time.sleep(options.seconds / 5)
                    cluster.replace(port)
                    events.append(f"index of {port} replaced")
                time.sleep(options.seconds / 5)
                cluster.servers[BACKS[0]].kill()
                events.append(f"{BACKS[0]} killed")

            worker = threading.Thread(target=disturb)
            worker.start()
            rate, slow, count, failed = load(script, options.seconds)
            worker.join()
            cluster.stop_front()
            print(f"under load: {'; '.join(events)}\n{count:,} requests, {rate:,.0f} a second, p99 {slow}, {failed} failed")
            sys.exit(1 if failed else 0)
        finally:
            cluster.stop()


main()
