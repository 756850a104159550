# SPDX-License-Identifier: Apache-2.0
"""Figures out of the reports of the command, and the table of them."""

HEAD = f"{'set':20} {'cases':>6} {'success@1':>10} {'@3':>6} {'@5':>6} {'MRR':>6} {'letters to 1':>13} {'to 5':>6} {'lost':>5} {'empty':>5} {'%':>5}  {'baseline @1':>11} {'@5':>6}"


def figures(results):
    """The means of docs/evaluation.md over some results; `lost` counts places that one more letter lost, `empty` lists with nothing."""
    results = [result for result in results if result["hasTarget"]]
    empty = sum(bool(result.get("hasEmptyList")) for result in results)
    replayed = [result for result in results if result["ranks"]]

    def share(rank):
        return sum(1 <= result["rank"] <= rank for result in results) / len(results)

    def letters(rank):
        if not replayed:
            return None
        return sum(first(result["ranks"], rank) for result in replayed) / len(replayed)

    return {
        "cases": len(results),
        "success1": share(1), "success3": share(3), "success5": share(5),
        "mrr": sum(1 / result["rank"] for result in results if result["rank"]) / len(results),
        "letters1": letters(1), "letters5": letters(5),
        "lost": sum(len(result["breaches"]) for result in replayed) if replayed else None,
        "empty": empty, "emptyShare": empty / len(results),
    }


def first(ranks, rank):
    """Letters until the place is among the first so many; all of them when it never is."""
    return next((number for number, found in enumerate(ranks, 1) if 1 <= found <= rank), len(ranks))


def missed(figures, targets):
    """The targets that are not reached."""
    fails = {"letters5": lambda value, bound: value > bound, "lost": lambda value, bound: value > bound}
    return [name for name, bound in targets.items() if fails.get(name, lambda value, bound: value < bound)(figures[name], bound)]


def row(name, new, baseline, before=None):
    """A line of the table; figures of another run stand behind an arrow."""
    def percent(key, of=new):
        return f"{of[key] * 100:.1f}"

    def number(value, places=2):
        return "" if value is None else f"{value:.{places}f}"

    line = (f"{name:20} {new['cases']:>6} {percent('success1'):>10} {percent('success3'):>6} {percent('success5'):>6} {new['mrr']:>6.3f} "
            f"{number(new['letters1']):>13} {number(new['letters5']):>6} {number(new['lost'], 0):>5} {new['empty']:>5} {percent('emptyShare'):>5}  "
            f"{percent('success1', baseline):>11} {percent('success5', baseline):>6}")
    if before:
        line += f"   before {percent('success1', before)} {percent('success5', before)}"
        if "empty" in before:
            line += f", {before['empty']} empty"
    return line
