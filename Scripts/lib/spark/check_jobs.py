# SPDX-License-Identifier: Apache-2.0
"""Runs jobs one after the other in one session of Spark's, prints the exit code and message of each as JSON, and writes the sample's file of Parquet; the
argument is a list of command lines."""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "parquet")]
import ending  # noqa: E402
import sample  # noqa: E402
from job import Job  # noqa: E402
from options import options  # noqa: E402

outcomes, jobs = [], []
for words in json.loads(sys.argv[1]):
    try:
        jobs.append(Job(options(words), HERE, lambda text: None))
        jobs[-1].run()
        outcomes.append((0, ""))
    except Exception as error:
        fault = ending.fault_of(error, "")
        outcomes.append((fault.code, fault.message))
towns = sample.towns(7, 300)
places = sample.overture(sample.shops(13, towns, 1500), list(sample.shops(11, towns, 3000)))
schema = ("id string, names struct<primary string, common map<string, string>>, categories struct<primary string, alternate array<string>>, "
          "confidence double, addresses array<struct<freeform string, locality string, country string>>, geometry binary")
rows = [{**place, "geometry": bytearray(place["geometry"])} for place in places]
next(job.spark for job in jobs if job.spark).createDataFrame(rows, schema).coalesce(1).write.parquet("overture")
for job in jobs:
    job.stop()
print(json.dumps(outcomes))
