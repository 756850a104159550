// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// A new index takes over while requests go on.
@Suite struct SwapTests {
  static let autocomplete = "/v1/places:autocomplete"
  static let lisbon =
    #"{"id":"city-lisbon","name":"Lisbon","location":{"latitude":38.7223,"longitude":-9.1393},"primaryType":"locality","types":["locality"],"address":{"countryCode":"PT"},"population":500000}"#

  private static func kiosk(_ name: String) -> String {
    #"{"id":"kiosk","name":"\#(name)","location":{"latitude":38.7,"longitude":-9.1},"primaryType":"store","types":["store"]}"#
  }

  /// Waits until a text finds a place.
  private static func finds(_ server: LiveServer, _ input: String) async throws -> Bool {
    for _ in 0..<6000 {
      if try await server.post(autocomplete, #"{"input":"\#(input)"}"#).json["suggestions"] != nil { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test func anotherFileAtThePathTakesOver() async throws {
    let (before, isFound, metrics) = try await LiveServer.with { server in
      let before = try await server.post(Self.autocomplete, #"{"input":"lisb"}"#).body
      try Places.importing(Places.lines + [Self.lisbon], to: server.indexPath)
      let isFound = try await Self.finds(server, "lisb")
      return (before, isFound, try await server.get("/metrics").body)
    }
    #expect(before == "{}")
    #expect(isFound)
    #expect(metrics.contains("\ngazetteer_index_generation 2\n"))
    #expect(metrics.contains("\ngazetteer_index_places \(Places.lines.count + 1)\n"))
  }

  @Test func aBrokenFileIsRefusedOnceAndTheOldIndexGoesOn() async throws {
    let (reply, log, isFound) = try await LiveServer.with { server in
      let broken = server.indexPath + "-broken"
      try Data("this is no index".utf8).write(to: URL(fileURLWithPath: broken))
      #expect(rename(broken, server.indexPath) == 0)
      #expect(try await server.log.has("refused"))
      try await Task.sleep(for: .milliseconds(200))
      let reply = try await server.post(Self.autocomplete, #"{"input":"syd"}"#)
      let log = server.log.all
      // The next good one is taken.
      try Places.importing([Self.lisbon], to: server.indexPath)
      return (reply, log, try await Self.finds(server, "lisb"))
    }
    #expect(reply.json.at("suggestions.0.placePrediction.placeId")?.string == "city-sydney")
    #expect(log.filter { $0.contains("refused") }.count == 1, "\(log)")
    #expect(isFound)
  }

  @Test func aFileThatIsGoneChangesNothing() async throws {
    let reply = try await LiveServer.with { server in
      try FileManager.default.removeItem(atPath: server.indexPath)
      try await Task.sleep(for: .milliseconds(200))
      return try await server.post(Self.autocomplete, #"{"input":"syd"}"#)
    }
    #expect(reply.status == 200)
    #expect(reply.json["suggestions"] != nil)
  }

  /// Requests without a pause on several connections, while the index is replaced again and again; then the server stops.
  @Test func noRequestIsLostWhileIndexesComeAndGo() async throws {
    let (statuses, answers, generations) = try await LiveServer.with { server in
      try await withThrowingTaskGroup(of: [(Int, String)].self) { group in
        let isOver = Lines()
        for client in 0..<4 {
          group.addTask {
            try await onThread {
              let connection = try TestConnection(port: server.port)
              var replies: [(Int, String)] = []
              while isOver.all.isEmpty {
                let body = #"{"input":"\#(client % 2 == 0 ? "syd" : "par")"}"#
                try connection.write(TestConnection.request("POST", Self.autocomplete, body: body))
                let reply = try connection.reply()
                replies.append((reply.status, reply.json.at("suggestions.0.placePrediction.placeId")?.string ?? ""))
              }
              return replies
            }
          }
        }
        for round in 2...4 {
          try Places.importing(Places.lines + (round % 2 == 0 ? [Self.lisbon] : []), to: server.indexPath)
          while try await !server.get("/metrics").body.contains("\ngazetteer_index_generation \(round)\n") {
            try await Task.sleep(for: .milliseconds(10))
          }
        }
        isOver.append("over")
        let replies = try await group.reduce(into: []) { $0 += $1 }
        let metrics = try await server.get("/metrics").body
        return (Set(replies.map(\.0)), Set(replies.map(\.1)), metrics.contains("\ngazetteer_index_generation 4\n"))
      }
    }
    #expect(statuses == [200])
    #expect(answers == ["city-sydney", "city-paris"])
    #expect(generations)
  }

  /// A table of stores changes every day while the world below stays; no request is lost meanwhile.
  @Test func aChangedLayerTakesOverWhileRequestsGoOn() async throws {
    let (statuses, isFound, metrics) = try await LiveServer.with(over: [Self.kiosk("Zebra One")]) { server in
      try await withThrowingTaskGroup(of: [Int].self) { group in
        let isOver = Lines()
        for _ in 0..<2 {
          group.addTask {
            try await onThread {
              let connection = try TestConnection(port: server.port)
              var statuses: [Int] = []
              while isOver.all.isEmpty {
                try connection.write(TestConnection.request("POST", Self.autocomplete, body: #"{"input":"zebra"}"#))
                let reply = try connection.reply()
                let id = reply.json.at("suggestions.0.placePrediction.placeId")?.string
                statuses.append(id == "kiosk" ? reply.status : 0)
              }
              return statuses
            }
          }
        }
        var isFound = false
        for name in ["Zebra Two", "Zebra Three"] {
          try Places.importing([Self.kiosk(name)], to: server.layerPath)
          isFound = try await Self.finds(server, name)
          if !isFound { break }
        }
        isOver.append("over")
        let statuses = try await group.reduce(into: Set<Int>()) { $0.formUnion($1) }
        return (statuses, isFound, try await server.get("/metrics").body)
      }
    }
    #expect(isFound && statuses == [200])
    #expect(metrics.contains("\ngazetteer_index_generation 3\n"))
  }
}
