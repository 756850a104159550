# SPDX-License-Identifier: Apache-2.0
"""Files of text, line by line, with what is needed to put the lines into their order again."""
from pyspark.sql import functions

from faults import Fault

WHOLE = 1 << 50


def read(spark, files, whole):
    """Rows of file, first byte of the chunk, line as bytes. A line is never decoded, so that the command sees what the file has."""
    set_chunks(spark, WHOLE if whole else None)
    frame = spark.read.text([escaped(file) for file in files], lineSep="\n")
    return frame.select(functions.col("_metadata.file_path"), functions.col("_metadata.file_block_start"), functions.col("value").cast("binary"))


def set_chunks(spark, size=None):
    """Sets the size of chunks; smaller ones are made where there is too little for all cores, but a file is never cut below `size`."""
    spark.conf.set("spark.sql.files.maxPartitionBytes", str(size or spark.conf.get("spark.gazetteer.chunkBytes")))
    spark.conf.set("spark.sql.files.openCostInBytes", str(size or 0))


def escaped(file):
    """A path that Spark does not take for a pattern."""
    return "".join("\\" + character if character in "*?[]{}" else character for character in file)


def lines(rows, head, start, quote, about):
    """The lines of one chunk, with those ahead that name the columns. A chunk that ends within quotes is refused."""
    if start > 0:
        yield head
    for row in rows:
        line = bytes(row[2])
        if quote and line.count(quote) & 1:
            raise Fault(f"{about}: a quote is opened and not closed in the line {line[:60].decode(errors='replace')!r}; give --whole-files, "
                        "by which files are not cut, or repair the file")
        yield line + b"\n"
