# SPDX-License-Identifier: Apache-2.0
"""The rows of a Parquet file as lines of JSON, with positions as GeoJSON."""
import json

from wkb import geometry_text

BATCH = 5000
# Names that publishers give to columns of well-known binary where the file does not tell.
GEOMETRIES = ("geometry", "geom", "wkb_geometry", "the_geom", "wkb")
# Degrees of longitude and latitude.
DEGREES = ("OGC:CRS84", "EPSG:4326")


class BadFile(Exception):
    """A file that cannot be used, with the reason and the cure."""


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def rows(database, path, columns):
    """Batches of lines, as bytes. `columns` is None for all."""
    source = "read_parquet(" + "'" + path.replace("'", "''") + "')"
    types = {name: kind for name, kind, *_ in database.execute(f"DESCRIBE SELECT * FROM {source}").fetchall()}
    missing = [name for name in columns or [] if name not in types]
    if missing:
        raise BadFile(f"there is no column {missing[0]}; it has {', '.join(types)}")
    shape = next((name for name in sorted(types, key=rank) if is_geometry(name, types[name])), None)
    check_degrees(database, path, shape, types)
    kept = [name for name in types if name != shape and (columns is None or name in columns)]
    members = ", ".join(f"{quoted(name)} := {quoted(name)}" for name in kept)
    row = f"CAST(to_json(struct_pack({members})) AS VARCHAR)" if kept else "'{}'"
    query = f"SELECT {row}, {binary(shape, types)}, {middle(types, shape)} FROM {source}"
    result = database.execute(query)
    while batch := result.fetchmany(BATCH):
        yield "".join(line(*values) for values in batch).encode()


def rank(name):
    return GEOMETRIES.index(name.lower()) if name.lower() in GEOMETRIES else len(GEOMETRIES)


def is_geometry(name, kind):
    return kind.startswith("GEOMETRY") or name.lower() in GEOMETRIES and (kind == "BLOB" or is_point(kind))


def check_degrees(database, path, shape, types):
    """Refuses positions in metres, by what the file tells of its reference system (GeoParquet, or Parquet's own types)."""
    if shape is None:
        return
    found = database.execute("SELECT value FROM parquet_kv_metadata(?) WHERE key = 'geo'::BLOB", [path]).fetchone()
    try:
        system = json.loads(found[0])["columns"][shape].get("crs") if found else None
        name = "{authority}:{code}".format(**system["id"]) if system else None
    except (AttributeError, KeyError, TypeError, ValueError):
        name = None
    kind = types[shape]
    if name is None and kind.startswith("GEOMETRY("):
        name = next((code for code in DEGREES if code in kind), kind[10:-2][:80])
    if name is not None and name not in DEGREES:
        raise BadFile(f"{shape} is not in degrees of longitude and latitude but in {name}; reproject it with ogr2ogr -t_srs EPSG:4326")


def is_point(kind):
    return kind.replace(" ", "").upper().startswith("STRUCT(XDOUBLE,YDOUBLE")


def binary(shape, types):
    """Well-known binary, or the text of a point that the file holds as two numbers."""
    if shape is None:
        return "NULL"
    if is_point(types[shape]):
        return f"[{quoted(shape)}.x, {quoted(shape)}.y]"
    return quoted(shape) if types[shape] == "BLOB" else f"ST_AsWKB({quoted(shape)})"


def middle(types, shape):
    """The middle of the box for rows without a geometry."""
    if "bbox" not in types or "xmin" not in types["bbox"]:
        return "NULL"
    return "[(bbox.xmin::DOUBLE + bbox.xmax) / 2, (bbox.ymin::DOUBLE + bbox.ymax) / 2]"


def line(row, shape, middle):
    if "NaN" in row or "Infinity" in row:
        row = finite(row)
    if isinstance(shape, list):
        geometry = point(shape)
    else:
        geometry = geometry_text(bytes(shape)) if shape is not None else None
    if geometry is None and middle is not None:
        geometry = point(middle)
    if geometry is None:
        return row + "\n"
    return f'{row[:-1]}{"" if row == "{}" else ","}"geometry":{geometry}}}\n'


def point(numbers):
    if any(number is None for number in numbers):
        return None
    return f'{{"type":"Point","coordinates":[{numbers[0]!r},{numbers[1]!r}]}}'


def finite(row):
    """The row without numbers that JSON does not have; a text may hold the words."""
    return json.dumps(json.loads(row, parse_constant=lambda name: None), ensure_ascii=False, separators=(",", ":"))
