# SPDX-License-Identifier: Apache-2.0
"""The second stage: of rows with one id the right one, and the rest of them by country, as files that the command reads."""
import os

from pyspark.sql import functions

FEW = 1_000_000

def kept_rows(rows, doubled, count):
    """Of two rows with one id that of the later source wins; within a source the first stays. These are the rules of an import. `count` is how many ids
    are doubled: few are sent to every worker, so that the rows stay where they are."""
    if count == 0:
        return rows
    won = functions.broadcast(doubled.select("id", "won")) if count < FEW else doubled.select("id", "won")
    own = functions.struct(functions.col("source"), -functions.col("chunk"))
    return rows.join(won, "id", "left").where(functions.col("won").isNull() | (own == functions.col("won")))


def find_doubled(rows):
    """The ids that several chunks have, with the winner, and how many rows and sources have them. Only ids travel between the workers, not rows."""
    own = functions.struct(functions.col("source"), (-functions.col("chunk")).alias("back"))
    # A bit for each source, of 64: a set would be a list in memory for each id.
    bit = functions.expr("shiftleft(1L, source % 64)")
    counted = rows.select("id", bit.alias("bit"), own.alias("own")).groupBy("id").agg(
        functions.max("own").alias("won"), functions.count("*").alias("rows"), functions.bit_count(functions.bit_or("bit")).alias("sources"))
    return counted.where("rows > 1").select("id", "won", "rows", "sources")


def write_parts(rows, folder):
    """part=fr/source=0/….txt, each file of a size that Spark finds handy: a large country is many files, a small one a single one."""
    rows.select("part", "source", "line").hint("rebalance", "part", "source").write.partitionBy("part", "source").mode("overwrite").text(folder)


def parts(folder):
    """The files of each part by source, and their bytes, the largest part first."""
    found = {}
    for path, _, names in os.walk(folder):
        levels = dict(level.split("=", 1) for level in os.path.relpath(path, folder).split(os.sep) if "=" in level)
        files = sorted(os.path.join(path, name) for name in names if name.startswith("part-"))
        if files and "source" in levels:
            found.setdefault(levels["part"], {})[int(levels["source"])] = files
    sized = {part: sum(os.path.getsize(file) for files in sources.values() for file in files) for part, sources in found.items()}
    return [(part, found[part], sized[part]) for part in sorted(found, key=lambda part: (-sized[part], part))]
