# SPDX-License-Identifier: Apache-2.0
"""What the benchmark prints."""
import os
import platform

BUSY = 0.5  # load at the start above which other programs share the processors


def machine():
    """What the figures depend on besides the code."""
    return {"processors": os.cpu_count(), "architecture": platform.machine(), "loadBefore": round(os.getloadavg()[0], 2)}


def show_machine():
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} processors, {platform.machine()}, load {load:.1f}" + (" (busy: expect higher figures)" if load > BUSY else ""))


def table(headings, rows):
    """Columns as wide as they need to be, the first to the left."""
    cells = [headings, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(headings))]
    for row in cells:
        first, *others = [cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join([first, *others]))


def show_import(figures):
    print(f"\nimport of {figures['name']}: {figures['places']:,} places in {figures['seconds']} s ({figures['processorSeconds']} s of processor "
          f"time), {figures['placesPerSecond']:,} places/s, "
          f"{figures['bytesPerPlace']} bytes a place, {figures['peakMemoryMB']} MB resident at most, mapped files included")
    rows = [(name, size) for name, size in figures["tables"].items() if size >= 0.1]
    table(["table", "bytes a place"], rows)


def show_searches(seed, count, rounds, modes):
    counted = "second of two rounds" if rounds == 2 else f"fastest of {rounds} rounds but the first"
    print(f"\n{count} keystrokes, seed {seed}, {counted}, milliseconds in the engine")
    table(
        ["keystrokes", "p50", "p90", "p99", "max", "success@5", "processor µs", "private MB"],
        [[f["mode"], *[f"{f[name]:.3f}" for name in ("p50", "p90", "p99", "max")], f"{f['successAt5']:.1%}", f["processorMicroseconds"],
          f["privateMemoryMB"]] for f in (mode.figures for mode in modes)])


def show_texts(figures):
    print(f"\n{figures['texts']:,} random texts of one to six common words, seed {figures['seed']}, milliseconds in the engine: p50 {figures['p50']:.1f}, "
          f"p90 {figures['p90']:.1f}, p99 {figures['p99']:.1f}, max {figures['max']:.1f}, mean {figures['mean']:.2f}; {figures['above20']} above 20; "
          f"{figures['incomplete']} answers incomplete")
    table(["slowest", "ms"], [(one["text"], one["milliseconds"]) for one in figures["slowest"]])


def show_naive(count, forms):
    print(f"\nplain SQL on the same places, {count} of these keystrokes, milliseconds")
    table(
        ["form", "p50", "p90", "p99", "max", "engine, p99", "ratio of p99"],
        [[f["form"], *[f"{f[name]:.2f}" for name in ("p50", "p90", "p99", "max")], f"{f['engineP99']:.3f} {f['engineMode']}",
          f["ratioOfP99"]] for f in forms])


def show_costs(units):
    print("\nunits of the cost model; a step passes a row of a posting list")
    table(["unit", "ns", "steps", "in the model"], [list(unit.values()) for unit in units])
