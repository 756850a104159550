# SPDX-License-Identifier: Apache-2.0
"""The same keystrokes through plain SQL: what one would write first. Python's part of a query is some 10 µs."""
import math
import sqlite3
import time

from engine import percentiles
from workload import away

SCHEMA = """
CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT, city TEXT, latitude REAL, longitude REAL, importance REAL);
CREATE VIRTUAL TABLE fts USING fts5(name, city, content='place', content_rowid='id', prefix='1 2 3');
CREATE VIRTUAL TABLE box USING rtree(id, south, north, west, east);
"""

SCORE = "importance - 0.3 * (abs(latitude - :latitude) + abs(longitude - :longitude) * :narrowing)"

# Name, the mode of the engine that it stands for, SQL.
FORMS = [
    ("ORDER BY rank (bm25)", "biased", "SELECT rowid FROM fts WHERE fts MATCH :match ORDER BY rank LIMIT 5"),
    (
        "FTS5 joined to place, by score", "biased",
        f"SELECT place.id FROM fts JOIN place ON place.id = fts.rowid WHERE fts MATCH :match ORDER BY {SCORE} DESC LIMIT 5",
    ),
    (
        "R-tree joined with FTS5", "restricted",
        f"""SELECT place.id FROM fts JOIN box ON box.id = fts.rowid JOIN place ON place.id = fts.rowid
            WHERE fts MATCH :match AND south <= :north AND north >= :south AND west <= :east AND east >= :west
            ORDER BY {SCORE} DESC LIMIT 5""",
    ),
    ("LIKE '%text%'", "unbiased", "SELECT id FROM place WHERE name LIKE :like ORDER BY importance DESC LIMIT 5"),
]


def rows(places):
    """The rows of a file in GeoNames' columns."""
    with places.open(encoding="utf-8") as lines:
        for line in lines:
            row = line.rstrip("\n").split("\t")
            population = int(row[14] or 0)
            importance = min(1, math.log10(1 + population) / 7.5) if population else 0.2
            yield int(row[0]), row[1], row[3], float(row[4]), float(row[5]), importance


def database(places, path):
    """A connection to the plain tables, made when they are not there yet."""
    if not path.exists():
        partial = path.with_suffix(".partial")
        partial.unlink(missing_ok=True)
        connection = sqlite3.connect(partial)
        connection.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" + SCHEMA)
        connection.executemany("INSERT INTO place VALUES (?, ?, ?, ?, ?, ?)", rows(places))
        connection.execute("INSERT INTO fts(fts) VALUES ('rebuild')")
        connection.execute("INSERT INTO box SELECT id, latitude, latitude, longitude, longitude FROM place")
        connection.commit()
        connection.execute("INSERT INTO fts(fts) VALUES ('optimize')")
        connection.commit()
        connection.close()
        partial.rename(path)
    connection = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
    connection.execute("PRAGMA mmap_size = 2147483647")
    return connection


def parameters(key):
    """The values of a query."""
    latitude, longitude = away(key)
    narrowing = math.cos(math.radians(latitude))
    reach = 20_000 / 111_195
    words = key.text.split()
    return {
        "match": " ".join(f'"{word}"' for word in words[:-1]) + f' "{words[-1]}"*',
        "like": f"%{key.text}%", "latitude": latitude, "longitude": longitude, "narrowing": narrowing,
        "south": latitude - reach, "north": latitude + reach,
        "west": longitude - reach / max(narrowing, 0.01), "east": longitude + reach / max(narrowing, 0.01),
    }


def seconds(connection, sql, values):
    """The time of one query, to its last row."""
    started = time.perf_counter()
    connection.execute(sql, values).fetchall()
    return time.perf_counter() - started


def measure(connection, form, sample, modes, rounds):
    """Times a form on a sample of keystrokes as the engine was timed, and gives the engine's p99 on the very same ones."""
    name, mode, sql = form
    engine = next(each for each in modes if each.figures["mode"] == mode)
    milliseconds = []
    for _, key in sample:
        values = parameters(key)
        milliseconds.append(min([seconds(connection, sql, values) for _ in range(rounds)][1:]) * 1000)
    figures = percentiles(milliseconds)
    same = percentiles([engine.milliseconds[position] for position, _ in sample])
    return {"form": name, **figures, "engineMode": mode, "engineP99": same["p99"], "ratioOfP99": round(figures["p99"] / same["p99"])}
