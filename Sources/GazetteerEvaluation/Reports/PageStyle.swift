// SPDX-License-Identifier: Apache-2.0

/// The style of the page: light and dark, wide and narrow.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --good: #1e7b46; --bad: #b3261e; --quiet: #8886;
      --run0: #2a6fdb; --run1: #c2571a; --run2: #2e8b57; --run3: #8a4fbf }
    @media (prefers-color-scheme: dark) {
      :root { --good: #6fcf97; --bad: #ff8a80; --run0: #7aa9ff; --run1: #f0935a; --run2: #6fcf97; --run3: #c39bea }
    }
    body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem .8rem } dt { opacity: .7 } dd { margin: 0 }
    h1 { overflow-wrap: anywhere; line-height: 1.2 } h2 { margin-top: 2.2rem }
    .verdict { padding: .6rem 1rem; border: 1px solid var(--quiet); border-radius: 8px; font-size: 1.07rem } .verdict p { margin: .3rem 0 }
    .wide { overflow-x: auto; margin-bottom: 1rem }
    table { border-collapse: collapse; width: 100% }
    th, td { text-align: start; vertical-align: top; padding: .3rem .4rem; border-bottom: 1px solid var(--quiet) }
    th { white-space: nowrap } thead th.number { white-space: normal; overflow-wrap: normal; font-size: .9em; min-width: 4rem } td.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
    th.number { text-align: end }
    small { opacity: .7; display: block } td.number small { font-size: .73rem }
    pre { overflow-x: auto; white-space: pre-wrap; max-width: 60rem; overflow-wrap: anywhere; font-size: 12px }
    svg { min-width: 34rem; max-width: 46rem; width: 100%; font-size: 12px; fill: currentColor; display: block }
    .key { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: .3rem 0 } .quiet { opacity: .7 }
    .swatch { display: inline-block; width: .9em; height: .9em; border-radius: 2px; margin-inline-end: .4em; vertical-align: -.08em }
    .swatch.run0 { background: var(--run0) } .swatch.run1 { background: var(--run1) }
    .swatch.run2 { background: var(--run2) } .swatch.run3 { background: var(--run3) }
    .grid { stroke: var(--quiet) } .line { fill: none; stroke-width: 2; stroke-linejoin: round } .line.five { stroke-dasharray: 5 4 }
    .line.even { stroke: var(--quiet); stroke-width: 1.5 }
    .line.run0 { stroke: var(--run0) } .line.run1 { stroke: var(--run1) } .line.run2 { stroke: var(--run2) } .line.run3 { stroke: var(--run3) }
    .dot { fill: #8889 } .dot.better { fill: var(--good) } .dot.worse { fill: var(--bad) } .better { color: var(--good) } .worse { color: var(--bad) }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 1rem 0 }
    .tools label { display: flex; gap: .4rem; align-items: center; max-width: 100% }
    .tools input, .tools select { font: inherit; max-width: 16rem; min-width: 0 }
    #failures td { min-width: 5rem; overflow-wrap: anywhere } #failures .list { min-width: 18rem }
    @media (max-width: 40rem) {
      .cards thead { display: none } .cards tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--quiet) }
      .cards th, .cards td { display: flex; gap: .6rem; justify-content: space-between; border: 0; padding: .1rem 0; white-space: normal }
      .cards tr[hidden] { display: none } .cards td:empty { display: none } .cards td > * { min-width: 0 }
      .cards td::before { content: attr(data-of); opacity: .7; flex: none } #failures td, #failures .list { min-width: 0 }
      #failures .list { display: block } svg { min-width: 0; font-size: 17px }
    }
    summary { cursor: pointer; opacity: .8 } ul { margin: .3rem 0; padding-inline-start: 1.3rem }
    """
}
