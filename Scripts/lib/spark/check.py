# SPDX-License-Identifier: Apache-2.0
"""Checks Scripts/spark against `gazetteer split` of one import; the arguments are the script, the command and a folder.

Every check is a sentence; the first one that does not hold ends the run.
"""
import filecmp
import json
import os
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import sample  # noqa: E402

script, command, folder = sys.argv[1:]
os.chdir(folder)
checks = 0
# Small chunks, so that a few thousand rows are cut as many millions are.
FEW = ["--master", "local[2]", "--conf", "spark.gazetteer.chunkBytes=60000", "--conf", "spark.sql.adaptive.coalescePartitions.initialPartitionNum=4"]
ZONE = ["--time-zone", "Pacific/Chatham"]
INPUTS = ["towns", "--format", "csv", "--mapping", "shops.json", "tables", "--format", "parquet", "--mapping", "overture-places", "overture"]


def check(sentence, holds, shown=""):
    global checks
    if not holds:
        sys.exit(f"Not so: {sentence}. {shown}")
    checks += 1


def tell(stage, start=time.monotonic()):
    if os.environ.get("GAZETTEER_CHECK_TIMES"):
        print(f"{time.monotonic() - start:6.1f} s {stage}", file=sys.stderr, flush=True)


def run(*words):
    return subprocess.run(words, capture_output=True, text=True)


def good(*words):
    done = run(*words)
    check(f"{' '.join(words)[:200]} ends well", done.returncode == 0, done.stderr[-2000:])
    return done.stdout


def make_inputs():
    towns = sample.towns(7, 300)
    shops = list(sample.shops(11, towns, 3000))
    os.makedirs("towns")
    os.makedirs("tables")
    with open("towns/towns.ndjson", "w") as file:
        file.writelines(json.dumps(town, ensure_ascii=False) + "\n" for town in towns)
    for name, rows in (("a", shops[:2000]), ("b 1", shops[1990:])):
        with open(f"tables/{name}.csv", "w", newline="") as file:
            file.write(sample.csv(rows))
    with open("shops.json", "w") as file:
        json.dump(sample.MAPPING, file)
    with open("overture.ndjson", "w") as file:
        file.writelines(sample.as_json(place) + "\n" for place in sample.overture(sample.shops(13, towns, 1500), shops))


def same(ours, theirs):
    """The files that two folders do not have in the same bytes."""
    names = sorted(set(os.listdir(ours)) | set(os.listdir(theirs)))
    return [name for name in names if name not in os.listdir(ours) or name not in os.listdir(theirs) or not filecmp.cmp(f"{ours}/{name}", f"{theirs}/{name}", False)]


def one_import():
    sources = ["--format", "ndjson", "towns", "--format", "csv", "--mapping", "shops.json", "tables", "--format", "ndjson", "--mapping", "overture-places", "overture.ndjson"]
    good(command, "import", "--output", "one.gaz", "--report", "one.json", *sources)
    good(command, "split", "one.gaz", "--output", "split-country", "--world", "700")
    good(command, "import", "--output", "one.gaz", *ZONE, *sources)
    good(command, "split", "one.gaz", "--output", "split-tile", "--world", "700", "--by", "tile", "--degrees", "4")


def holding_command():
    """The command, which writes what it is asked for into a file, and stops before the third pack while there is a file named hold."""
    with open("held", "w") as file:
        file.write(f"""#!/bin/bash
echo "$*" >>{folder}/calls
if [[ $* = *pack.gaz* ]] && [ "$(grep -c '^import .*pack.gaz' {folder}/calls)" -gt 2 ]; then
  while [ -e {folder}/hold ]; do : >{folder}/reached; sleep 0.1; done
fi
exec '{command}' "$@"
""")
    os.chmod("held", 0o755)
    return f"{folder}/held"


def packs_made():
    with open("calls") as file:
        return sum(line.startswith("import ") and "pack.gaz" in line for line in file)


def killed_and_restarted():
    held = holding_command()
    job = [script, *FEW, "--command", held, "--world", "700", "--output", "packs", "--report", "job.json", *INPUTS]
    open("hold", "w").close()
    with open("killed.log", "w") as log:
        first = subprocess.Popen(job, stdout=log, stderr=log)
        end = time.monotonic() + 600
        while not os.path.exists("reached") and first.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        check("the job comes to its third pack", os.path.exists("reached"), open("killed.log").read())
        first.send_signal(signal.SIGKILL)
        first.wait()
    os.unlink("hold")
    time.sleep(1)
    done = [name for name in os.listdir("packs.work/packs") if name.endswith(".json")]
    check("a killed job leaves no folder of packs, but packs in its work folder", not os.path.exists("packs") and done, os.listdir("packs.work"))
    other = run(*job, "--by", "tile")
    check("the work of another job is refused", other.returncode == 64 and "other options" in other.stderr and other.stderr.count("\n") == 1, other.stderr)
    os.unlink("calls")
    again = subprocess.run(job, capture_output=True, text=True)
    check("the same command goes on", again.returncode == 0 and again.stderr.count("done before") >= 3, again.stderr)
    check("packs that were there are not made again", packs_made() <= len(os.listdir("packs")) - 1 - len(done), (packs_made(), done))
    check("the work folder goes when the job is done", not os.path.exists("packs.work"))
    check("nothing lies beside the folder of packs", not [name for name in os.listdir() if name.startswith("packs.")], os.listdir())


def compare_reports():
    with open("one.json") as file:
        told = json.load(file)
    with open("job.json") as file:
        job = json.load(file)
    one = told["totals"]
    check("opening hours are counted as by one import", told["hours"] == job["hours"] and min(job["hours"].values()) > 0, (told["hours"], job["hours"]))
    check("rows are read, merged and rejected as by one import", (one["read"], one["merged"], one["rejected"]) == (job["read"], job["merged"], job["rejected"]), (one, job))
    check("records of two sources for one place are linked", job["linked"] > 50, job)


def bad_inputs():
    os.makedirs("bad")
    for name, content in (("text.parquet", b"no Parquet"), ("broken.parquet", b"PAR1" + b"x" * 100), ("empty.ndjson", b""), ("rows.what", b"x"), ("none.ndjson", b'{"id": ""}\n'),
                          ("removes.ndjson", b'{"id": "a", "deleted": true}\n'), ("quote.csv", b'ref;title;lat;lng;kind;town;country;brand\n1;"two\nlines";1;2;cafe;;;\n')):
        with open(f"bad/{name}", "wb") as file:
            file.write(content)
    for words, code, part in (
            (["bad/none.csv"], 66, "bad/none.csv: no such file"), (["bad/text.parquet"], 65, "text.parquet is no Parquet file"), (["bad/empty.ndjson"], 65, "holds no rows"),
            (["bad/rows.what"], 64, "give --format parquet"), (["bad/quote.csv"], 64, "Give --mapping"), (["--mapping", "nix", "bad/quote.csv"], 66, "no mapping nix"),
            (["--format", "osm", "bad/quote.csv"], 64, "Invalid --format 'osm'"), (["--by", "town", "towns"], 64, "Invalid --by"), (["--rows", "towns"], 64, "--rows: no such option"),
            (["--degrees", "0", "towns"], 64, "Invalid --degrees '0'"), (["--max-rejects", "many", "towns"], 64, "Invalid --max-rejects"), ([], 64, "There is no input"),
            (["--filterable", ",", "towns"], 64, "Invalid --filterable"), (["--time-zone", "Nowhere", "towns"], 64, "Nowhere"),
            (["--max-deletes", "5%", "towns"], 64, "gazetteer import --base"), (["--output", "bad", "towns"], 73, "something else than packs"),
            (["--output", "no/where", "towns"], 73, "cannot be written"), (["--report", "no/where", "towns"], 73, "cannot be written"), (["--work", "bad", "towns"], 73, "something else than the work"),
            (["--command", "bad/nix", "towns"], 66, "bad/nix cannot be run")):
        done = run(sys.executable, "-I", "-B", HERE, *FEW, "--command", command, "--output", "bad-packs", *words)
        check(f"{words} ends with {code} and one line", done.returncode == code and part in done.stderr and done.stderr.count("\n") == 1, (done.returncode, done.stderr))


def bad_rows():
    """What only Spark or the command finds, in a process with one session, which takes seconds to start. It writes the file of Parquet as well."""
    quote = ["--mapping", "shops.json", "bad/quote.csv"]
    cases = [(["bad/broken.parquet"], 65, "broken.parquet"), (["bad/none.ndjson"], 65, "none of 1 rows could be used"), (quote, 65, "--whole-files"),
             (["bad/removes.ndjson"], 65, "rows that remove places"), (["--whole-files", *quote], 0, "")]
    jobs = [[*FEW, "--command", command, "--output", f"rows-{number}", *words] for number, (words, _, _) in enumerate(cases)]
    child = run(sys.executable, "-I", "-B", os.path.join(HERE, "check_jobs.py"), json.dumps(jobs))
    check("jobs run one after the other", child.returncode == 0, child.stderr)
    for (words, code, part), (found, message) in zip(cases, json.loads(child.stdout.splitlines()[-1])):
        check(f"{words} ends with {code} and one line", found == code and part in message and "\n" not in message, (found, message))
    with open("rows-4/manifest.json") as file:
        check("a field of two lines is read with --whole-files", json.load(file)["world"]["places"] == 1)


make_inputs()
tell("inputs")
bad_inputs()
tell("bad inputs")
bad_rows()
tell("bad rows, Parquet")
one_import()
tell("one import")
killed_and_restarted()
tell("killed and restarted")
check("packs by country have the bytes of gazetteer split of one import, as has the manifest", same("packs", "split-country") == [], same("packs", "split-country"))
compare_reports()
good(command, "verify", "--index", "packs")
check("a folder of packs is an index", "Adler" in good(command, "search", "--index", "packs", "adler"))
good(script, *FEW, "--command", command, "--world", "700", "--by", "tile", "--degrees", "4", *ZONE, "--output", "packs", *INPUTS)
check("packs by tile have the bytes of gazetteer split of one import with their time zone, as has the manifest", same("packs", "split-tile") == [], same("packs", "split-tile"))
good(command, "verify", "--index", "packs")
tell("tiles")
print(f"Spark: {checks} checks hold.")
