# SPDX-License-Identifier: Apache-2.0
"""Checks Scripts/parquet and what import makes of its lines; the arguments are the script, the command and a folder.

Every check is a sentence; the first one that does not hold ends the run.
"""
import json
import os
import struct
import subprocess
import sys

import duckdb

script, command, folder = sys.argv[1:]
os.chdir(folder)
database = duckdb.connect(config={"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"})
checks = 0


def check(sentence, holds, shown=""):
    global checks
    if not holds:
        sys.exit(f"Not so: {sentence}. {shown}")
    checks += 1


def write(name, select, geo=None):
    database.execute(f"COPY ({select}) TO '{name}' (FORMAT parquet{', KV_METADATA ' + geo if geo else ''})")


def run(*words, **options):
    return subprocess.run(words, capture_output=True, **options)


def lines(*words):
    done = run(script, *words)
    check(f"{' '.join(words)} is read", done.returncode == 0, done.stderr.decode())
    return [json.loads(line) for line in done.stdout.splitlines()]


def imported(mapping, *words):
    """The places of an import of the lines, by name."""
    feed = run(script, *words)
    if os.path.exists("places.gaz"):
        os.remove("places.gaz")
    done = run(command, "import", "--format", "ndjson", "--mapping", mapping, "--output", "places.gaz", "-", input=feed.stdout)
    check(f"{words} is imported with {mapping}", done.returncode == 0, done.stderr.decode())
    places = run(command, "export", "--index", "places.gaz").stdout.splitlines()
    return {place["name"]: place for place in map(json.loads, places)}


def wkb(x, y):
    return "unhex('" + struct.pack("<BIdd", 1, 1, x, y).hex() + "')"


GEO = """{geo: '{"version":"1.1.0","primary_column":"geometry","columns":{"geometry":{"encoding":"WKB","geometry_types":["Point"]}}}'}"""
PLACE = """SELECT 'ov-' || i AS id, {geometry} {{'xmin': 6.1::FLOAT, 'xmax': 6.1::FLOAT, 'ymin': 49.6::FLOAT, 'ymax': 49.6::FLOAT}} AS bbox,
  {{'primary': 'Café "Nord" ' || i, 'common': MAP {{'de': 'Nordcafé ' || i}}, 'rules': NULL}} AS names,
  {{'primary': 'cafe', 'alternate': ['coffee_shop']}} AS categories, CASE WHEN i = 0 THEN 'nan'::DOUBLE ELSE 0.9 END AS confidence,
  ['https://nord.example'] AS websites, ['+352 1'] AS phones,
  [{{'freeform': 'Rue 1', 'locality': 'Luxembourg', 'postcode': 'L-1', 'region': NULL, 'country': 'LU'}}] AS addresses FROM range({count}) r(i)"""

write("geo.parquet", PLACE.format(geometry=wkb(6.13, 49.61) + " AS geometry,", count=3), GEO)
write("blob.parquet", PLACE.format(geometry=wkb(6.13, 49.61) + " AS geometry,", count=3))
write("box.parquet", PLACE.format(geometry="", count=3))
for name, longitude in (("geo", 6.13), ("blob", 6.13), ("box", 6.1)):
    places = imported("overture-places", f"{name}.parquet")
    check(f"all rows of {name} are places", len(places) == 3, places)
    place = places['Café "Nord" 1']
    check(f"{name} has the position", abs(place["location"]["longitude"] - longitude) < 1e-5, place)
    check(f"{name} has type and address", place["primaryType"] == "cafe" and place["address"]["locality"] == "Luxembourg", place)
    check(f"{name} has names by language", any(name["text"] == "Nordcafé 1" and name["language"] == "de" for name in place["names"]), place)

check("a number that JSON does not have is null", [line["confidence"] for line in lines("geo.parquet")] == [None, 0.9, 0.9])
check("--columns takes only these, and the position", [set(line) for line in lines("--columns", "id,names", "geo.parquet")] == [{"id", "names", "geometry"}] * 3)
os.makedirs("all/deep")
os.link("geo.parquet", "all/deep/b.parquet")
os.link("blob.parquet", "all/a.parquet")
check("a folder is all its files", len(lines("all")) == 6)

write("shops.parquet", "SELECT 'fsq1' AS fsq_place_id, 'Bäckerei' AS name, 48.2 AS latitude, 16.37 AS longitude, 'AT' AS country, "
      "'Wien' AS locality, ['Dining and Drinking > Bakery'] AS fsq_category_labels")
check("columns of numbers need no geometry", imported("foursquare-places", "shops.parquet")["Bäckerei"]["location"] == {"latitude": 48.2, "longitude": 16.37})

shapes = {
    "Point": ("010100000000000000000018400000000000804840", [6.0, 49.0]),
    "Polygon": ("0103000000010000000400000000000000000018400000000000804840000000000000184000000000000049400000000000001c400000000000004940"
                "00000000000018400000000000804840", [[[6.0, 49.0], [6.0, 50.0], [7.0, 50.0], [6.0, 49.0]]]),
    "LineString": ("0000000002000000024018000000000000404880000000000040180000000000004049000000000000", [[6.0, 49.0], [6.0, 50.0]]),
    "MultiPoint": ("01040000000100000001e903000000000000000018400000000000804840000000000000f03f", [[6.0, 49.0]]),
}
for name, (data, coordinates) in shapes.items():
    write("shape.parquet", f"SELECT 1 AS id, unhex('{data}') AS geom")
    check(f"well-known binary of a {name} is read", lines("shape.parquet")[0]["geometry"] == {"type": name, "coordinates": coordinates}, lines("shape.parquet"))
write("shape.parquet", "SELECT 1 AS id, unhex('0103') AS geom, {'xmin': 1.0, 'xmax': 3.0, 'ymin': 5.0, 'ymax': 5.0} AS bbox")
check("what cannot be read has the middle of its box", lines("shape.parquet")[0]["geometry"]["coordinates"] == [2.0, 5.0])
write("shape.parquet", "SELECT 1 AS id, {'x': 6.0::DOUBLE, 'y': 49.0::DOUBLE} AS geometry")
check("a point of two numbers is read", lines("shape.parquet")[0]["geometry"]["coordinates"] == [6.0, 49.0])

write("metres.parquet", "SELECT 1 AS id, " + wkb(680000, 6380000) + " AS geometry",
      GEO.replace('"encoding"', '"crs":{"id":{"authority":"EPSG","code":3857}},"encoding"'))
with open("text.parquet", "w") as text:
    text.write("no Parquet")
for words, code, part in ((["text.parquet"], 65, "text.parquet: "), (["none.parquet"], 66, "no such file"), (["--columns", "x", "geo.parquet"], 65, "no column x"),
                          (["--rows", "geo.parquet"], 64, "--rows"), (["metres.parquet"], 65, "ogr2ogr")):
    done = run(script, *words)
    message = done.stderr.decode()
    check(f"{words} ends with {code} and one line", done.returncode == code and part in message and message.count("\n") == 1, (done.returncode, message))

done = run(command, "import", "--output", "none.gaz", "geo.parquet")
check("import names the script", done.returncode == 65 and b"Scripts/parquet geo.parquet |" in done.stderr and not os.path.exists("none.gaz"), done)
write("many.parquet", PLACE.format(geometry=wkb(6.13, 49.61) + " AS geometry,", count=20000), GEO)
closed = run("bash", "-c", f"set -o pipefail; '{script}' many.parquet | head -n 1")
check("a reader that ends is no error to speak of", closed.stderr == b"" and closed.stdout.count(b"\n") == 1, closed)
print(f"Parquet: {checks} checks hold.")
