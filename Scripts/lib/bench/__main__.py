# SPDX-License-Identifier: Apache-2.0
"""The benchmark behind Scripts/bench: see there."""
import argparse
import json
import os
import sys
from pathlib import Path

import engine
import imports
import layers
import naive
import report
import texts
import workload


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/bench", description="Measures import, file size, keystrokes and memory.")
    parser.add_argument("--root", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--command", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--places", type=int, default=1_000_000, help="synthetic places (default: 1000000)")
    parser.add_argument("--seed", type=int, action="append", help="sample of keystrokes; may be given more than once (default: 7)")
    parser.add_argument("--rounds", type=int, default=2, help="times that each keystroke is asked; the first does not count, the fastest of the "
                        "others does, which helps on a busy machine (default: 2)")
    parser.add_argument("--naive-keystrokes", type=int, default=500, help="keystrokes that plain SQL is asked (default: 500)")
    parser.add_argument("--no-naive", action="store_true", help="leave plain SQL out")
    parser.add_argument("--world", action="store_true", help="import GeoNames' city files instead")
    parser.add_argument("--texts", type=int, metavar="N", help="ask N random texts of common words instead, and print the slowest")
    parser.add_argument("--costs", action="store_true", help="print what the units of the cost model take instead")
    parser.add_argument("--layers", action="store_true", help="ask the same places spread over several indexes instead, beside one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    options = parser.parse_args()
    if options.places < 1 or options.rounds < 2 or options.naive_keystrokes < 1:
        parser.error("at least one place, two rounds and one keystroke are needed")
    return options


def synthetic(options, folder):
    """Figures of synthetic places and keystrokes."""
    places = workload.places(folder, options.places)
    figures = {"machine": report.machine(), "places": options.places}
    figures["import"] = imports.measure(options.command, "synthetic places", [places], folder / f"places-{options.places}.gaz", folder)
    report.show_import(figures["import"])
    if options.texts:
        figures["texts"] = [texts.measure(options.command, figures["import"]["index"], places, options.texts, seed) for seed in options.seed or [7]]
        for one in figures["texts"]:
            report.show_texts(one)
        return figures
    if options.costs:
        figures["costs"] = engine.costs(options.root / ".build/release/GazetteerCosts", figures["import"]["index"])
        report.show_costs(figures["costs"])
        return figures
    if options.layers:
        seed = (options.seed or [7])[0]
        keystrokes = workload.keystrokes(folder, places, options.places, seed)
        figures["layers"] = layers.measure(
            options.command, figures["import"]["index"], places, keystrokes, seed, options.rounds, folder)
        print("\nseveral layers: sums of the fastest times, that of one index is 1\n" + layers.text(figures["layers"]))
        return figures
    figures["keystrokes"] = []
    for seed in options.seed or [7]:
        keystrokes = workload.keystrokes(folder, places, options.places, seed)
        figures["keystrokes"].append(searches(options, folder, figures["import"]["index"], places, keystrokes, seed))
    return figures


def searches(options, folder, index, places, keystrokes, seed):
    """Figures of one sample of keystrokes."""
    engine.find_types(options.command, index, keystrokes, workload.feature_codes(places, {key.target for key in keystrokes}))
    modes = [engine.measure(options.command, index, mode, keystrokes, options.rounds) for mode in engine.MODES]
    slips = engine.measure(options.command, index, "biased", workload.slips(keystrokes, seed), options.rounds, "biased, one slip")
    report.show_searches(seed, len(keystrokes), options.rounds, [*modes, slips])
    figures = {"seed": seed, "keystrokes": len(keystrokes), "rounds": options.rounds, "modes": [mode.figures for mode in [*modes, slips]]}
    if not options.no_naive:
        database = naive.database(places, folder / f"naive-{options.places}.db")
        sample = workload.sample(keystrokes, options.naive_keystrokes, seed)
        forms = [naive.measure(database, form, sample, modes, options.rounds) for form in naive.FORMS]
        report.show_naive(len(sample), forms)
        figures["naive"] = forms
    return figures


def world(options, folder):
    """Figures of importing real city files."""
    data = options.root / "../shared/data/geonames"
    figures = {"machine": report.machine(), "imports": []}
    for name, files in imports.WORLD.items():
        sources = [data / file for file in files]
        absent = [str(source) for source in sources if not source.exists()]
        if absent:
            sys.exit(f"There is no {', '.join(absent)}: nothing measured.")
        figures["imports"].append(imports.measure(options.command, name, sources, folder / f"{name}.gaz", folder))
        report.show_import(figures["imports"][-1])
    return figures


def main():
    options = arguments()
    options.root = options.root.resolve()
    folder = options.root / ".build/bench"
    folder.mkdir(parents=True, exist_ok=True)
    report.show_machine()
    figures = world(options, folder) if options.world else synthetic(options, folder)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n")


os.environ.pop("GAZETTEER_INDEX", None)
main()
