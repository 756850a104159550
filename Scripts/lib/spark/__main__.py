# SPDX-License-Identifier: Apache-2.0
"""Makes a folder of packs from places of any number, on a cluster: see Scripts/spark."""
import os
import signal
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "parquet")]
from ending import fault_of, summary  # noqa: E402
from job import Job  # noqa: E402
from options import options  # noqa: E402

MAPPINGS = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(HERE))), "Data", "mappings")


def say(text):
    print(text, file=sys.stderr, flush=True)


def main():
    job = None
    try:
        chosen = options(sys.argv[1:])
        job = Job(chosen, MAPPINGS, say)
        summary(job.run(), chosen.output)
    except Exception as error:  # What a worker raised comes as one of many classes of Spark's.
        fault = fault_of(error, job.work.at("spark.log") if job else "")
        say(f"spark: {fault.message}")
        sys.exit(fault.code)
    finally:
        if job:
            job.stop()


try:
    main()
except KeyboardInterrupt:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(130)
