# SPDX-License-Identifier: Apache-2.0
"""The work folder: what is done already, so that a job that was stopped goes on."""
import json
import os
import shutil

from faults import CANNOT_WRITE, USAGE, Fault


# An import of no place fails; this one is always there, and is left out again.
NOBODY = "gazetteer-spark-nobody"
# Where chunks tell what became of their rows.
REPORTS = "reports"
OTHER = {"inputs": "other inputs", "options": "other options", "command": "another version of the command"}


class Work:
    """A folder that the driver and all workers see. What has its final name in it is complete."""

    def __init__(self, path):
        self.path = path

    def at(self, *names):
        return os.path.join(self.path, *names)

    def open(self, job):
        """Makes the folder, or goes on in one of the same job."""
        try:
            os.makedirs(self.path, exist_ok=True)
        except OSError as error:
            raise Fault(f"{self.path} cannot be written ({error.strerror}); name another folder with --work", CANNOT_WRITE) from None
        known = self.read("job.json")
        if known is None and set(os.listdir(self.path)) - {"spark.log"}:
            raise Fault(f"{self.path} holds something else than the work of a job; name another folder with --work", CANNOT_WRITE)
        if known is None:
            self.write("job.json", job)
        elif known != job:
            changed = next(name for name in sorted(set(known) | set(job)) if known.get(name) != job.get(name))
            raise Fault(f"{self.path} holds the work of a job with {OTHER.get(changed, changed)}; remove it to begin anew, or name another folder with --work", USAGE)

    def read(self, *names):
        """The JSON of a file; None when it is not there."""
        try:
            with open(self.at(*names), encoding="utf-8") as file:
                return json.load(file)
        except (FileNotFoundError, NotADirectoryError, ValueError):
            return None

    def write(self, *names_and_value):
        """Writes JSON; the file has its name only when it is complete."""
        *names, value = names_and_value
        publish(self.at(*names), lambda path: dump(value, path))

    def is_written(self, *names):
        """Whether a folder that Spark writes is complete."""
        return os.path.exists(self.at(*names, "_SUCCESS"))

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


def dump(value, path):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, ensure_ascii=False)


def publish(path, write):
    """Lets `write` make a file or folder beside the path, then renames it. Two workers that make the same do not disturb each other."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    partial = f"{path}.partial-{os.uname().nodename}-{os.getpid()}"
    discard(partial)
    try:
        write(partial)
        if os.path.isdir(partial) and os.path.isdir(path):
            discard(path)
        os.rename(partial, path)
    except OSError as error:
        discard(partial)
        raise Fault(f"{path} cannot be written ({error.strerror}); check the folder, its permissions and the free space", CANNOT_WRITE) from None
    except BaseException:
        discard(partial)
        raise


def discard(path):
    if os.path.isdir(path):
        shutil.rmtree(path, ignore_errors=True)
    elif os.path.exists(path):
        os.unlink(path)
