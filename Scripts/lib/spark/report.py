# SPDX-License-Identifier: Apache-2.0
"""What became of the rows, over all chunks; and what the job has cost."""
from faults import DATA, USAGE, Fault


class Report:
    def __init__(self):
        self.read = self.kept = self.merged = self.skipped = self.linked = 0
        self.rejected, self.repaired, self.unknown_types, self.dropped, self.hours, self.first_rejects = {}, {}, {}, {}, {}, []
        self.cost = {}

    def take(self, told):
        """The report of a chunk."""
        for source in told["sources"]:
            self.read += source["read"]
            self.kept += source["kept"]
            self.skipped += source["skipped"]
            add(self.rejected, source["rejected"])
        add(self.repaired, told["repaired"])
        add(self.unknown_types, told["unknownTypes"])
        for field, values in told["dropped"].items():
            known = self.dropped.setdefault(field, {"count": 0, "samples": []})
            known["count"] += values["count"]
            known["samples"] = (known["samples"] + values["samples"])[:3]
        add(self.hours, told["hours"])
        self.first_rejects = (self.first_rejects + told["firstRejects"])[:20]

    def take_doubled(self, rows, sources, count):
        """So many ids that several chunks have: the rows of later sources replace others, further ones of a source are refused."""
        self.kept -= (rows - 1) * count
        self.merged += (sources - 1) * count
        if rows > sources:
            add(self.rejected, {"duplicateID": (rows - sources) * count})

    def spend(self, stage, **amounts):
        """Adds what a stage has cost; of `memory` the greatest counts."""
        known = self.cost.setdefault(stage, {})
        for name, amount in amounts.items():
            known[name] = max(known.get(name, 0), amount) if name == "memory" else known.get(name, 0) + amount

    @property
    def refused(self):
        return sum(self.rejected.values())

    def check(self, limit):
        """Ends where no place is left, or more rows are rejected than --max-rejects allows."""
        example = f"; for example {self.first_rejects[0]}" if self.first_rejects else ""
        if limit is not None:
            most = self.read * share(limit) / 100 if limit.endswith("%") else int(limit)
            if self.refused > most:
                raise Fault(f"{self.refused:,} of {self.read:,} rows are rejected, more than --max-rejects {limit} allows{example}", DATA)
        if self.read == 0:
            raise Fault("the inputs hold no rows; check that the download is complete", DATA)
        if self.kept == 0:
            raise Fault(f"none of {self.read:,} rows could be used{example or ': all were left out by the skip rules of the mapping'}; check --format and --mapping", DATA)

    @property
    def json(self):
        return {"read": self.read, "kept": self.kept, "merged": self.merged, "linked": self.linked, "skipped": self.skipped, "rejected": self.rejected,
                "repaired": self.repaired, "unknownTypes": self.unknown_types, "dropped": self.dropped, "hours": self.hours, "firstRejects": self.first_rejects, "cost": self.cost}


def add(sums, numbers):
    for name, number in numbers.items():
        sums[name] = sums.get(name, 0) + number


def share(limit):
    return float(limit[:-1])


def check_limit(limit):
    """Refuses a --max-rejects that is neither a number nor a share."""
    if limit is None:
        return
    try:
        fits = 0 <= float(limit[:-1]) <= 100 if limit.endswith("%") else limit.isascii() and limit.isdigit()
    except ValueError:
        fits = False
    if not fits:
        raise Fault(f"Invalid --max-rejects '{limit}'. Give a number such as 100, or a share such as 0.5%.", USAGE)
