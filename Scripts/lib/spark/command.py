# SPDX-License-Identifier: Apache-2.0
"""Runs the command on a worker, and counts what it costs."""
import os
import resource
import subprocess
import tempfile

from faults import DATA, NOT_FOUND, Fault


class Command:
    """The command, and the processor seconds and greatest memory of its runs on this worker's task."""

    def __init__(self, path):
        self.path, self.cpu, self.memory = path, 0.0, 0

    def start(self, *words, **streams):
        environment = {name: value for name, value in os.environ.items() if name != "GAZETTEER_INDEX"}
        try:
            return subprocess.Popen([self.path, *words], env=environment, **streams)
        except OSError as error:
            raise Fault(f"{self.path} cannot be run ({error.strerror}); install the command at this path on every worker, or name it with --command",
                        NOT_FOUND) from None

    def wait(self, process):
        """The exit code. The usage is that of the process alone, so it is waited for by hand."""
        if process.returncode is None:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            self.cpu += usage.ru_utime + usage.ru_stime
            self.memory = max(self.memory, usage.ru_maxrss * 1024)
        return process.returncode

    def run(self, *words, about, feed=None):
        """Runs to the end. `feed` is an iterator of bytes for standard input, `about` the name for it in messages."""
        with tempfile.TemporaryFile() as said:
            process = self.start(*words, stdin=subprocess.PIPE if feed is not None else subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said)
            try:
                if feed is not None:
                    pour(feed, process.stdin)
            finally:
                if process.stdin:
                    close(process.stdin)
                code = self.wait(process)
            if code != 0:
                said.seek(0)
                raise Fault(message(said.read(), about), code if code > 0 else DATA)

    def lines(self, *words):
        """The lines that the command prints, as bytes without their ends."""
        with tempfile.TemporaryFile() as said:
            process = self.start(*words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said)
            try:
                for line in process.stdout:
                    yield line.rstrip(b"\n")
            finally:
                process.stdout.close()
                code = self.wait(process)
            if code != 0:
                said.seek(0)
                raise Fault(message(said.read(), words[0]), code if code > 0 else DATA)


def pour(feed, pipe):
    """Writes all of it. A reader that ends early has its reasons, which its exit code and message tell."""
    try:
        for piece in feed:
            pipe.write(piece)
    except BrokenPipeError:
        pass


def close(pipe):
    try:
        pipe.close()
    except BrokenPipeError:
        pass


def message(said, about):
    """The last line of what the command said, about a file instead of its standard input."""
    lines = said.decode(errors="replace").strip().splitlines() or ["it ended without a word"]
    text = lines[-1].removeprefix("gazetteer: ")
    for own in ("- ", "-:", "-, ", "standard input "):
        if text.startswith(own):
            return about + own.replace("standard input", "").replace("-", "", 1) + text[len(own):]
    return text.replace(" -:", f" {about}:", 1)


def cost_so_far():
    """Processor seconds of this process, without those of the command."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
