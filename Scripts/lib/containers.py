# SPDX-License-Identifier: Apache-2.0
"""Tries the image `gazetteer` and the compose files beside its Containerfile: containers.py FOLDER WORK STORE_OPTION…

Containers are run by `buildah run --isolation chroot`, in a network of this process alone, so that each can have the port that its file says. They share that
network: where compose gives each an address of its own, they listen at 127.0.0.2, 127.0.0.3 and so on.
"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

import yaml

folder, work, store = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
started = []


def fail(text):
    sys.exit(text)


def buildah(*arguments, **options):
    return subprocess.run(["buildah", *store, *arguments], check=True, text=True, stdout=subprocess.PIPE, **options).stdout.strip()


def running(container, command, environment, volume):
    """A started container, with the entry point of the image before the command."""
    image = json.loads(buildah("inspect", "--type", "image", "gazetteer"))["Docker"]["config"]
    # This form of an empty value would leave that of the image, where compose takes it: a blank stands for it.
    options = [f"--env={name}={value or ' '}" for name, value in environment.items()]
    line = ["buildah", *store, "run", "--isolation", "chroot", "--volume", f"{volume}:/var/lib/gazetteer", *options, container, "--"]
    process = subprocess.Popen([*line, *image["Entrypoint"], *command], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    started.append(process)
    return process


def finished(process):
    out, errors = process.communicate(timeout=120)
    started.remove(process)
    return process.returncode, out, errors


def answer(address, text=None):
    """The answer of a server, or what went wrong."""
    body = None if text is None else json.dumps({"input": text}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body), timeout=10) as reply:
            return reply.read().decode()
    except (urllib.error.URLError, OSError) as error:
        return f"no answer: {error}"


def until(check, what, seconds=120):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if check():
            return
        time.sleep(0.2)
    fail(f"{what} does not happen within {seconds} s")


def stop(process):
    os.killpg(process.pid, signal.SIGTERM)
    return finished(process)


def try_image():
    """The configuration of the image, the command, a refusal, and the server with its health check."""
    config = json.loads(buildah("inspect", "--type", "image", "gazetteer"))["Docker"]["config"]
    if config["User"] in ("", "root", "0"):
        fail("The image runs as root.")
    container = buildah("from", "--pull-never", "gazetteer")
    who = buildah("run", "--isolation", "chroot", container, "--", "id", "-u")
    if who != "10001":
        fail(f"The container runs as user {who}.")
    volume = index_folder("image")
    code, out, _ = finished(running(container, ["search", "syd", "--limit", "1"], {}, volume))
    if code != 0 or not out.startswith("Sydney"):
        fail(f"The command in the container ends with {code}: {out}")
    code, out, errors = finished(running(container, config["Cmd"], {"GAZETTEER_SOURCES": ""}, index_folder("empty")))
    if code != 66 or "no source to make it of" not in errors:
        fail(f"A container without index and sources ends with {code}: {out}{errors}")
    server = running(container, config["Cmd"], {}, volume)
    health = config["Healthcheck"]["Test"]
    if health[0] != "CMD":
        fail(f"The health check is {health}.")
    until(lambda: subprocess.run(["buildah", *store, "run", "--isolation", "chroot", container, "--", *health[1:]], capture_output=True).returncode == 0,
          "the health check of the server")
    if "poi-sydney-opera-house" not in answer("http://127.0.0.1:8080/v1/places:autocomplete", "sydney op"):
        fail("The container does not find the opera house.")
    stop(server)
    print(f"image: user {who}, healthy, finds Sydney; refuses to start without an index")


def index_folder(name):
    path = work / f"index-{name}"
    path.mkdir()
    os.chown(path, 10001, 10001)
    return path


def try_replicas():
    """The services of replicas.yaml: the index is made first, then three servers answer, and one may go."""
    services = yaml.safe_load((folder / "replicas.yaml").read_text())["services"]
    single = yaml.safe_load((folder / "compose.yaml").read_text())["services"]["gazetteer"]
    for service in [single, *services.values()]:
        if "build" in service and not (folder / service["build"]["context"] / service["build"]["dockerfile"]).is_file():
            fail(f"There is no {service['build']['dockerfile']}.")
    volume = index_folder("replicas")
    code, out, errors = finished(running(buildah("from", "--pull-never", "gazetteer"), services["index"]["command"], {}, volume))
    if code != 0 or not out.startswith("updated"):
        fail(f"The service index ends with {code}: {out}{errors}")
    names = [name for name, service in services.items() if service.get("depends_on", {}).get("index")]
    hosts = {name: f"127.0.0.{number + 2}" for number, name in enumerate(names)}
    servers = {}
    for name, host in hosts.items():
        servers[name] = running(buildah("from", "--pull-never", "gazetteer"), ["serve", "--host", host, "--port", "8080"], services[name]["environment"], volume)
    for name, host in hosts.items():
        until(lambda: answer(f"http://{host}:8080/readyz").strip() == "ready", f"an answer of {name}")
    (work / "hosts").write_text("127.0.0.1 localhost\n" + "".join(f"{host} {name}\n" for name, host in hosts.items()))
    subprocess.run(["mount", "--bind", work / "hosts", "/etc/hosts"], check=True)
    configuration = work / "nginx.conf"
    configuration.write_text(
        f"daemon off;\nerror_log {work}/nginx.log;\npid {work}/nginx.pid;\nevents {{}}\nhttp {{ access_log {work}/access.log combined;\n"
        f"log_format upstream '$upstream_addr';\naccess_log {work}/upstream.log upstream;\ninclude {folder}/nginx.conf;\n}}\n")
    nginx = subprocess.Popen(["nginx", "-c", str(configuration)], stderr=subprocess.PIPE, text=True, start_new_session=True)
    started.append(nginx)
    address = "http://127.0.0.1/v1/places:autocomplete"
    until(lambda: "opera" in answer(address, "sydney op"), "an answer through nginx")
    failed = sum("opera" not in answer(address, "sydney op") for _ in range(60))
    stop(servers[names[0]])
    failed += sum("opera" not in answer(address, "sydney op") for _ in range(60))
    used = {line.split(",")[0].strip() for line in (work / "upstream.log").read_text().split("\n") if line}
    if failed or len(used) != len(names):
        fail(f"{failed} of 120 requests failed, and {len(used)} of {len(names)} servers were asked: {used}")
    print(f"replicas.yaml: {len(names)} servers behind nginx, one of them stopped; 120 requests, none failed")


def main():
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    try:
        try_image()
        try_replicas()
    finally:
        for process in started[:]:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
    print("The image and its compose files hold.")


main()
