# SPDX-License-Identifier: Apache-2.0
"""The folder of packs: it gets its name only when it is complete, as with `gazetteer split`."""
import json
import os
import shutil

from faults import CANNOT_WRITE, Fault


def check_is_replaceable(folder):
    """Only a folder of packs, or an empty one, is replaced; the place for a new one can be written to."""
    parent = os.path.dirname(folder)
    if not os.path.isdir(parent) or not os.access(parent, os.W_OK):
        raise Fault(f"{folder} cannot be written; check that there is a folder {parent}, and its permissions", CANNOT_WRITE)
    if not os.path.lexists(folder):
        return
    if not os.path.isdir(folder):
        raise Fault(f"{folder} cannot be written: it is no folder; name another with --output", CANNOT_WRITE)
    if os.listdir(folder) and manifest(folder) is None:
        raise Fault(f"{folder} cannot be written: it holds something else than packs, which would be lost; name another with --output", CANNOT_WRITE)


def manifest(folder):
    try:
        with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as file:
            found = json.load(file)
        return found if isinstance(found, dict) and "packs" in found and "world" in found else None
    except (OSError, ValueError):
        return None


def text(by, index_format, places, world, packs):
    """The manifest, in the bytes that `gazetteer split` writes."""
    value = {"format": 2, "indexFormat": index_format, "by": by, "places": places, "world": world, "packs": sorted(packs, key=lambda pack: pack["key"].encode())}
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def put_in_place(folder, files, manifest_text):
    """`files` are paths by the names in the folder."""
    partial, old = f"{folder}.partial-{os.getpid()}", f"{folder}.old-{os.getpid()}"
    shutil.rmtree(partial, ignore_errors=True)
    try:
        os.mkdir(partial)
        for name, path in files.items():
            link(path, os.path.join(partial, name))
        with open(os.path.join(partial, "manifest.json"), "w", encoding="utf-8") as file:
            file.write(manifest_text)
            file.flush()
            os.fsync(file.fileno())
        known = manifest(folder)
        if os.path.isdir(folder):
            os.rename(folder, old)
        os.rename(partial, folder)
    except OSError as error:
        shutil.rmtree(partial, ignore_errors=True)
        raise Fault(f"{folder} cannot be written ({error.strerror}); check its permissions and the free space", CANNOT_WRITE) from None
    if os.path.isdir(old):
        clear(old, known)


def link(path, name):
    """Another name of the file, or a copy where the file system has none."""
    try:
        os.link(path, name)
    except OSError:
        shutil.copyfile(path, name)


def clear(old, known):
    """Removes what the older manifest names: a folder with other files in it stays, under the other name."""
    for pack in [*known["packs"], known["world"]] if known else []:
        try:
            os.unlink(os.path.join(old, os.path.basename(pack["file"])))
        except OSError:
            pass
    try:
        os.unlink(os.path.join(old, "manifest.json"))
    except OSError:
        pass
    try:
        os.rmdir(old)
    except OSError:
        pass
