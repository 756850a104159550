# SPDX-License-Identifier: Apache-2.0
"""Builds the wheel, with the C library and the embedded places inside, from the standard library alone.

    python3 build_backend.py FOLDER

`pip wheel .` calls it, too. The library is the one that Scripts/c-library has built, or the file that GAZETTEER_LIBRARY names; the index of the embedded places
the one that Scripts/python-package has made, or the file that GAZETTEER_WORLD names.
The tag of the wheel names the oldest glibc that has every symbol the library needs. Libraries that are no part of every Linux are refused.
"""
import base64
import ctypes
import hashlib
import os
import platform
import re
import subprocess
import sys
import zipfile
from pathlib import Path

HOME = Path(__file__).resolve().parent
#: What PEP 600 lets a wheel expect of every system.
SYSTEM_LIBRARIES = re.compile(r"(libc|libm|libdl|librt|libpthread|libgcc_s|libstdc\+\+|ld-linux[-a-z0-9_]*)\.so\.\d+")
#: The oldest glibc that installers of today know, and the newest libstdc++ that came with each later one (Debian, Ubuntu, Fedora).
OLDEST_GLIBC = (2, 17)
GLIBC_OF_GLIBCXX = [((3, 4, 19), (2, 17)), ((3, 4, 25), (2, 28)), ((3, 4, 28), (2, 31)), ((3, 4, 29), (2, 34)), ((3, 4, 30), (2, 35)), ((3, 4, 33), (2, 39))]
#: A fixed time, so that equal contents give equal bytes.
TIME = (2020, 1, 1, 0, 0, 0)


def library():
    """The file of the library."""
    built = HOME.parent / ".build" / "c-library" / "lib" / "libgazetteer.so"
    path = Path(os.environ.get("GAZETTEER_LIBRARY") or built)
    if not path.exists():
        sys.exit(f"There is no {path}. Build it with Scripts/c-library, or name the file in GAZETTEER_LIBRARY.")
    return path


def world():
    """The index of the embedded places."""
    built = HOME.parent / ".build" / "python" / "world.gaz"
    path = Path(os.environ.get("GAZETTEER_WORLD") or built)
    if not path.exists():
        sys.exit(f"There is no {path}. Build it with Scripts/python-package, or name an index in GAZETTEER_WORLD.")
    return path


def version(path):
    """The version that the library tells."""
    tell = ctypes.CDLL(str(path)).gazetteer_version
    tell.restype = ctypes.c_char_p
    return tell().decode()


def newest(name, text):
    """The greatest version of a kind of symbol, as a tuple; empty when there is none."""
    found = re.findall(rf"\b{name}_(\d+(?:\.\d+)+)", text)
    return max((tuple(map(int, number.split("."))) for number in found), default=())


def tag(path):
    """The tag of the wheel: `py3-none-manylinux_2_35_x86_64`."""
    elf = subprocess.run(["readelf", "--wide", "--dynamic", "--version-info", str(path)], check=True, capture_output=True, text=True).stdout
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", elf)
    if strangers := [name for name in needed if not SYSTEM_LIBRARIES.fullmatch(name)]:
        sys.exit(f"{path} needs {', '.join(strangers)}, which not every Linux has. Build it with Scripts/c-library.")
    glibcxx = newest("GLIBCXX", elf)
    by_cxx = next((glibc for limit, glibc in GLIBC_OF_GLIBCXX if glibcxx <= limit), None)
    if by_cxx is None:
        sys.exit(f"{path} needs GLIBCXX {'.'.join(map(str, glibcxx))}, which is newer than any known here. Add it to GLIBC_OF_GLIBCXX.")
    major, minor = max(OLDEST_GLIBC, newest("GLIBC", elf)[:2], by_cxx)
    return f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"


def metadata(number):
    """The file METADATA."""
    project = (HOME / "pyproject.toml").read_text(encoding="utf-8")
    summary = re.search(r'^description = "(.*)"$', project, re.M).group(1)
    python = re.search(r'^requires-python = "(.*)"$', project, re.M).group(1)
    return (
        f"Metadata-Version: 2.1\nName: gazetteer\nVersion: {number}\nSummary: {summary}\nLicense: Apache-2.0\nRequires-Python: {python}\n"
        "Provides-Extra: pandas\nRequires-Dist: pandas; extra == 'pandas'\n"
    )


def contents(path, number, wheel_tag):
    """The files of the wheel by name."""
    folder = f"gazetteer-{number}.dist-info"
    files = {f"gazetteer/{source.name}": source.read_bytes() for source in sorted((HOME / "gazetteer").glob("*")) if source.is_file()}
    files["gazetteer/libgazetteer.so"] = path.read_bytes()
    files["gazetteer/world.gaz"] = world().read_bytes()
    files[f"{folder}/METADATA"] = metadata(number).encode()
    files[f"{folder}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: gazetteer\nRoot-Is-Purelib: false\nTag: {wheel_tag}\n".encode()
    for name in ("LICENSE", "NOTICE"):
        files[f"{folder}/licenses/{name}"] = (HOME.parent / name).read_bytes()
    lines = [f"{name},sha256={digest(data)},{len(data)}" for name, data in files.items()]
    files[f"{folder}/RECORD"] = "\n".join([*lines, f"{folder}/RECORD,,", ""]).encode()
    return files


def digest(data):
    """The checksum of a file as RECORD has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel; its name. The name of this function and its arguments are those of PEP 517."""
    path = library()
    number, wheel_tag = version(path), tag(path)
    name = f"gazetteer-{number}-{wheel_tag}.whl"
    Path(wheel_directory).mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for member, data in contents(path, number, wheel_tag).items():
            entry = zipfile.ZipInfo(member, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if member.endswith(".so") else 0o100644) << 16
            wheel.writestr(entry, data)
    return name


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build_backend.py FOLDER")
    print(Path(sys.argv[1]) / build_wheel(sys.argv[1]))
