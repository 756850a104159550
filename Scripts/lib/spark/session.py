# SPDX-License-Identifier: Apache-2.0
"""Starts Spark so that it says nothing: what it and Java have to tell is in the log of the work folder."""
import os
import shutil
import sys
import tempfile
import zipfile

from faults import UNAVAILABLE, Fault, cause_in

LOGGING = """
rootLogger.level = warn
rootLogger.appenderRef.file.ref = file
appender.file.type = File
appender.file.name = file
appender.file.fileName = {log}
appender.file.layout.type = PatternLayout
appender.file.layout.pattern = %d %p %c{{1}}: %m%n%ex
"""
HERE = os.path.dirname(os.path.abspath(__file__))


def start(options, log):
    """A session. Settings of the user's go before ours."""
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("PYSPARK_DRIVER_PYTHON", sys.executable)
    if options.master.startswith("local"):
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    # The session writes modules and settings of logging here; Spark copies what the workers need.
    folder = tempfile.mkdtemp(prefix="gazetteer-spark-")
    logging = os.path.join(folder, "log4j2.properties")
    with open(logging, "w", encoding="utf-8") as file:
        file.write(LOGGING.format(log=log))
    settings = {
        "spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.sql.shuffle.partitions": "200",
        "spark.gazetteer.chunkBytes": str(options.chunk << 20), "spark.sql.files.openCostInBytes": "0",
        "spark.sql.adaptive.coalescePartitions.initialPartitionNum": "64" if options.master.startswith("local") else "2000",
        "spark.sql.sources.partitionColumnTypeInference.enabled": "false", "spark.sql.session.timeZone": "UTC",
        "spark.driver.extraJavaOptions": f"-Dlog4j2.configurationFile=file:{logging}", **options.settings}
    builder = SparkSession.builder.appName("gazetteer").master(options.master)
    for name, value in settings.items():
        builder = builder.config(name, value)
    try:
        with errors_into(log):
            spark = builder.getOrCreate()
            spark.sparkContext.addPyFile(modules(folder))
    except Exception as error:
        raise Fault(f"Spark does not start ({cause_in(str(error))}); see {log}", UNAVAILABLE) from None
    spark.sparkContext.setLogLevel("WARN")
    return spark, lambda: remove(folder)


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)
    if os.path.exists(folder + ".zip"):
        os.unlink(folder + ".zip")


def modules(folder):
    """The modules of the job and of Scripts/parquet, as one file for the workers."""
    # The name is its own, as a session takes no second file of one name.
    path = folder + ".zip"
    with zipfile.ZipFile(path, "w") as archive:
        for source in (HERE, os.path.join(os.path.dirname(HERE), "parquet")):
            for name in sorted(os.listdir(source)):
                if name.endswith(".py") and name not in ("__main__.py", "check.py", "check_jobs.py", "sample.py"):
                    archive.write(os.path.join(source, name), name)
    return path


class errors_into:
    """Java and the workers write their errors into the log, as they are started meanwhile."""

    def __init__(self, log):
        self.log = log

    def __enter__(self):
        sys.stderr.flush()
        self.kept = os.dup(2)
        target = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(target, 2)
        os.close(target)

    def __exit__(self, *_):
        os.dup2(self.kept, 2)
        os.close(self.kept)
