// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

/// Prints what the units of the cost model take on an index: `GazetteerCosts FILE`. `Scripts/bench --costs` builds and calls it.
@main
struct Costs {
  static func main() throws {
    let units = try CostProbe(IndexReader(path: CommandLine.arguments[1])).units()
    let step = units[0].nanoseconds
    print("unit\tnanoseconds\tsteps\tsteps in the model")
    for unit in units {
      print("\(unit.name)\t\(rounded(unit.nanoseconds))\t\(rounded(unit.nanoseconds / step))\t\(unit.steps)")
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
