// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

@Suite struct CostProbeTests {
  @Test("every unit of the cost model is measured, on an index of any size", arguments: [1, 700])
  func units(places: Int) throws {
    let world = try World(
      (0..<places).map {
        .place("Harbour \(String($0, radix: 36)) Inn", id: "p\($0)", at: (Double($0 % 80), Double($0 % 170)), country: "FR")
      })
    let units = try CostProbe(world.engine.reader.layers[0].reader).units()
    #expect(Set(units.map(\.name)).count == 9)
    #expect(units.allSatisfy { $0.nanoseconds > 0 && $0.nanoseconds.isFinite && $0.steps > 0 })
    #expect(units[0].steps == 1)
  }
}
