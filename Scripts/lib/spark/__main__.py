# SPDX-License-Identifier: Apache-2.0
"""Makes a folder of packs from places of any number, on a cluster: see Scripts/spark."""
import os
import signal
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "parquet")]
from faults import INTERNAL, Fault, cause_in, fault_in  # noqa: E402
from job import Job  # noqa: E402
from options import options  # noqa: E402

MAPPINGS = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(HERE))), "Data", "mappings")


def say(text):
    print(text, file=sys.stderr, flush=True)


def summary(result, output):
    report = result["report"]
    lines = [("read", report["read"]), ("kept", report["kept"]), ("merged", report["merged"] + report["linked"]), ("rejected", sum(report["rejected"].values()))]
    lines += [(f"  {reason}", count) for reason, count in sorted(report["rejected"].items())]
    lines += [("skipped", report["skipped"])] if report["skipped"] else []
    width = max(len(name) for name, _ in lines) + 2
    for name, count in lines:
        print(f"{name:{width}}{count:,}")
    print(f"{'packs':{width}}{len(result['files']) - 1:,} and world.gaz, in {output}")


def main():
    job = None
    try:
        chosen = options(sys.argv[1:])
        job = Job(chosen, MAPPINGS, say)
        summary(job.run(), chosen.output)
    except Fault as fault:
        end(fault)
    except Exception as error:  # What a worker raised comes as one of many classes of Spark's.
        fault = fault_in(str(error))
        if fault is None:
            log = job.work.at("spark.log") if job else ""
            fault = Fault(f"Spark ended the job: {cause_in(str(error))}; see {log}. What is done is kept: the same command goes on.", INTERNAL)
        end(fault)
    finally:
        if job:
            job.stop()


def end(fault):
    say(f"spark: {fault.message}")
    sys.exit(fault.code)


try:
    main()
except KeyboardInterrupt:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(130)
