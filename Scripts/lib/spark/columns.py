# SPDX-License-Identifier: Apache-2.0
"""Rows of Parquet files as lines of JSON, with positions as GeoJSON. The rules are those of Scripts/parquet."""
import json

from pyspark.sql import functions, types

import rows as parquet
from faults import DATA, Fault, cause_in
from text import escaped, set_chunks


def read(spark, source):
    """Rows of file, first byte of the chunk, row as JSON, well-known binary or point, middle of the box."""
    set_chunks(spark)
    try:
        frame = spark.read.parquet(*[escaped(file) for file in source.files])
        fields = frame.schema.fields
    except Exception as error:  # Spark has a class for each.
        raise Fault(f"{source.name}: {cause_in(str(error))}", DATA) from None
    shape = next((field for field in sorted(fields, key=lambda field: parquet.rank(field.name)) if is_geometry(field)), None)
    if shape is not None:
        check_degrees(spark, source.files[0], shape.name)
    kept = [finite(field) for field in fields if field is not shape]
    row = functions.to_json(functions.struct(*kept)) if kept else functions.lit("{}")
    return frame.select(functions.col("_metadata.file_path"), functions.col("_metadata.file_block_start"), row, *position(shape, fields))


def is_geometry(field):
    if field.name.lower() not in parquet.GEOMETRIES:
        return False
    return isinstance(field.dataType, types.BinaryType) or is_point(field.dataType)


def is_point(kind):
    return isinstance(kind, types.StructType) and [name.lower() for name in kind.names] == ["x", "y"]


def finite(field):
    """A column; numbers that JSON does not have are null, where Spark would write them as text."""
    column = functions.col(quoted(field.name))
    if isinstance(field.dataType, (types.DoubleType, types.FloatType)):
        infinite = functions.isnan(column) | functions.abs(column).eqNullSafe(float("inf"))
        column = functions.when(~infinite, column)
    return column.alias(field.name)


def quoted(name):
    return "`" + name.replace("`", "``") + "`"


def position(shape, fields):
    """The column of geometries, and the middle of the box for rows without one."""
    nothing = functions.lit(None)
    box = next((field for field in fields if field.name == "bbox" and isinstance(field.dataType, types.StructType)), None)
    middle = nothing.cast("array<double>")
    if box is not None and {"xmin", "xmax", "ymin", "ymax"} <= set(box.dataType.names):
        middle = functions.array(*[(functions.col(f"bbox.{low}").cast("double") + functions.col(f"bbox.{high}")) / 2
                                   for low, high in (("xmin", "xmax"), ("ymin", "ymax"))])
    if shape is None:
        return nothing.cast("binary"), middle
    column = functions.col(quoted(shape.name))
    if is_point(shape.dataType):
        return functions.array(column[shape.dataType.names[0]], column[shape.dataType.names[1]]), middle
    return column, middle


def check_degrees(spark, file, shape):
    """Refuses positions in metres, by what the first file tells of its reference system (GeoParquet)."""
    machine = spark.sparkContext._jvm
    try:
        path = machine.org.apache.hadoop.fs.Path(file)
        footer = machine.org.apache.parquet.hadoop.ParquetFileReader.readFooter(spark.sparkContext._jsc.hadoopConfiguration(), path)
        told = footer.getFileMetaData().getKeyValueMetaData().get("geo")
        system = json.loads(told)["columns"][shape].get("crs") if told else None
        name = "{authority}:{code}".format(**system["id"]) if system else None
    except Exception:  # What cannot be read tells nothing, as in Scripts/parquet.
        name = None
    if name is not None and name not in parquet.DEGREES:
        raise Fault(f"{file}: {shape} is not in degrees of longitude and latitude but in {name}; reproject it with ogr2ogr -t_srs EPSG:4326")


def lines(rows):
    """The lines of one chunk."""
    for row in rows:
        shape = row[3]
        yield parquet.line(row[2], [*shape] if isinstance(shape, (list, tuple)) else shape, row[4]).encode()
