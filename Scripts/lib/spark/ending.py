# SPDX-License-Identifier: Apache-2.0
"""What people read at the end of a job."""
from faults import INTERNAL, Fault, cause_in, fault_in


def summary(result, output):
    report = result["report"]
    lines = [("read", report["read"]), ("kept", report["kept"]), ("merged", report["merged"] + report["linked"]), ("rejected", sum(report["rejected"].values()))]
    lines += [(f"  {reason}", count) for reason, count in sorted(report["rejected"].items())]
    lines += [("skipped", report["skipped"])] if report["skipped"] else []
    width = max(len(name) for name, _ in lines) + 2
    for name, count in lines:
        print(f"{name:{width}}{count:,}")
    print(f"{'packs':{width}}{len(result['files']) - 1:,} and world.gaz, in {output}")


def fault_of(error, log):
    """The reason of an error, whatever Spark made of it."""
    if isinstance(error, Fault):
        return error
    return fault_in(str(error)) or Fault(f"Spark ended the job: {cause_in(str(error))}; see {log}. What is done is kept: the same command goes on.", INTERNAL)
