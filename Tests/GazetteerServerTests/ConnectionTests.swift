// SPDX-License-Identifier: Apache-2.0
import GazetteerTesting
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import GazetteerServer

/// Which connections are closed, and when, by a clock that the test moves.
@Suite struct ConnectionTests {
  // MARK: Which

  /// A table whose connections are named.
  private final class Table: Sendable {
    let table: ConnectionTable
    private let closed = Mutex<[String]>([])
    private let clock = ManualClock()

    init(all: Int, ofClient: Int) {
      let start = ContinuousClock.now
      table = ConnectionTable(ConnectionTable.Limits(all: all, ofClient: ofClient)) { [clock] in start + clock.now.time }
    }

    /// Lets a moment pass, after which connections give way.
    func pass() { clock.advance(by: .milliseconds(100)) }

    /// A connection whose first letter is its client.
    func add(_ name: String) -> Int { table.add(client: String(name.prefix(1))) { [self] in closed.withLock { $0.append(name) } } }

    /// In the order in which they were closed.
    var names: [String] { closed.withLock { $0 } }
  }

  @Test func whenAllPlacesAreTakenTheOneThatHasWaitedLongestGivesWay() {
    let table = Table(all: 3, ofClient: 3)
    let numbers = ["a1", "b1", "c1"].map(table.add)
    table.table.note(numbers[0], .working)
    table.table.note(numbers[0], .idle)
    _ = table.add("d1")
    #expect(table.names == ["b1"], "a1 has worked since")
    #expect(table.table.count == 3)
  }

  @Test func aClientWithItsShareGivesWayToItself() {
    let table = Table(all: 10, ofClient: 2)
    for name in ["b1", "a1", "a2"] { _ = table.add(name) }
    table.pass()
    for name in ["a3", "a4"] { _ = table.add(name) }
    #expect(table.names == ["a1", "a2"])
  }

  /// The new connection of a client whose others are worked on would be the only one that waits.
  @Test func whoHasWaitedAMomentOnlyStaysWhileThereIsRoom() {
    let table = Table(all: 4, ofClient: 2)
    let numbers = ["a1", "a2"].map(table.add)
    for number in numbers { table.table.note(number, .working) }
    for name in ["a3", "a4"] { _ = table.add(name) }
    #expect(table.names == [], "a3 has not had the time for its request")
    _ = table.add("a5")
    #expect(table.names == ["a3"], "there is no more room")
  }

  @Test func aCrowdGivesWayBeforeThoseWhoHaveWaitedLonger() {
    let table = Table(all: 4, ofClient: 2)
    for name in ["b1", "a1", "a2", "a3", "c1"] { _ = table.add(name) }
    #expect(table.names == ["a1"], "of who has more than its share, though b1 has waited longer")
  }

  @Test func whoeverIsNewLetsACrowdShrinkToItsShare() {
    let table = Table(all: 10, ofClient: 2)
    for name in ["a1", "a2", "a3", "a4"] { _ = table.add(name) }
    table.pass()
    _ = table.add("b1")
    #expect(table.names == ["a1", "a2"])
  }

  @Test func aRequestThatIsWorkedOnIsNeverCutOff() {
    let table = Table(all: 2, ofClient: 2)
    let numbers = ["a1", "a2"].map(table.add)
    for number in numbers { table.table.note(number, .working) }
    #expect(!table.table.hasRoom(besides: 2))
    table.table.note(numbers[1], .sending)
    #expect(table.names == [], "an answer is not cut off for those who wait outside")
    table.table.note(numbers[1], .idle)
    #expect(table.names == ["a2"], "the first one that is idle gives way to them")
    #expect(table.table.hasRoom(besides: 1))
  }

  @Test func whoSendsSlowlyGivesWayAsWell() {
    let table = Table(all: 2, ofClient: 2)
    let numbers = ["a1", "b1"].map(table.add)
    table.table.note(numbers[0], .receiving)
    table.table.note(numbers[1], .working)
    #expect(table.table.hasRoom(besides: 2))
    _ = table.add("c1")
    #expect(table.names == ["a1"])
  }

  @Test func aClosedConnectionLeavesItsPlace() {
    let table = Table(all: 2, ofClient: 2)
    let number = table.add("a1")
    _ = table.add("a2")
    table.table.remove(number)
    _ = table.add("a3")
    #expect(table.names == [] && table.table.count == 2)
  }

  @Test func aThousandSilentConnectionsLeaveRoomForAnotherClient() {
    let table = Table(all: 1024, ofClient: 256)
    for number in 0..<1024 { _ = table.add("a\(number)") }
    table.pass()
    _ = table.add("b")
    #expect(table.table.count == 257 && !table.names.contains("b"))
  }

  /// The address of a client, and what it counts as.
  @Test(arguments: [
    ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("::ffff:203.0.113.7", "203.0.113.7"), ("::1", "0:0:0:0::/64"),
  ])
  func clients(_ address: String, client: String) throws {
    #expect(try SocketAddress(ipAddress: address, port: 1).client == client)
  }

  /// The same as in a list, whatever is done.
  @Test func theOrderOfKeysIsThatOfAList() {
    var (order, list) = (RecencyOrder<Int>(), [Int]())
    var state: UInt32 = 7
    for _ in 0..<5000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let key = Int(state >> 16) % 20
      list.removeAll { $0 == key }
      if state >> 8 & 3 == 0 {
        order.remove(key)
      } else {
        order.append(key)
        list.append(key)
      }
      #expect(
        order.first == list.first && order.last == list.last && order.count == list.count && order.contains(key) == list.contains(key))
    }
    var rest: [Int] = []
    while let key = order.removeFirst() { rest.append(key) }
    #expect(rest == list && order.isEmpty)
  }

  // MARK: When

  /// A connection with the handlers that watch its client; answers can be kept from leaving.
  private final class Line {
    let channel = EmbeddedChannel()
    let dam = Dam()
    private(set) var stages: [ConnectionTable.Stage] = []

    init() throws {
      let progress = AnswerProgress()
      let patience = ClientPatience(limits: .init(silence: .seconds(5), message: .seconds(10)), progress: progress) { [unowned self] in
        stages.append($0)
      }
      let handlers: [any ChannelHandler] = [dam, BytesWatch(patience), Parser(), ProgressWatch(progress), RequestWatch(patience)]
      try channel.pipeline.syncOperations.addHandlers(handlers)
      channel.connect(to: try SocketAddress(ipAddress: "203.0.113.7", port: 1), promise: nil)
    }

    func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    func answer() {
      channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
      channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
    }

    func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }
  }

  /// Reads `<` as the head of a request, and `>` as its end.
  private final class Parser: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = HTTPRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      for byte in unwrapInboundIn(data).readableBytesView {
        if byte == UInt8(ascii: "<") {
          let head = HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/")
          context.fireChannelRead(wrapInboundOut(.head(head)))
        }
        if byte == UInt8(ascii: ">") { context.fireChannelRead(wrapInboundOut(.end(nil))) }
      }
    }
  }

  /// Holds back what is written while it is shut.
  private final class Dam: ChannelOutboundHandler {
    typealias OutboundIn = Any
    var isShut = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      // Nothing leaves an embedded channel; only the promise tells that it was taken.
      if isShut { held.append(promise) } else { promise?.succeed() }
    }

    private var held: [EventLoopPromise<Void>?] = []

    func open() {
      for promise in held { promise?.succeed() }
      held = []
    }
  }

  @Test func aClientThatSaysNothingIsCut() throws {
    let line = try Line()
    line.pass(4)
    #expect(line.channel.isActive)
    line.pass(1)
    #expect(!line.channel.isActive)
  }

  @Test func aClientThatHasAskedMayBeSilent() throws {
    let line = try Line()
    try line.send("<>")
    line.answer()
    line.pass(3600)
    #expect(line.channel.isActive)
    #expect(line.stages == [.working, .idle])
  }

  @Test(arguments: ["?", "<"])
  func aRequestThatTricklesIsCut(_ start: String) throws {
    let line = try Line()
    try line.send(start)
    for _ in 0..<9 {
      line.pass(1)
      try line.send(".")
    }
    #expect(line.channel.isActive)
    line.pass(1)
    #expect(!line.channel.isActive)
  }

  @Test func aLongSearchIsNotTheFaultOfTheClient() throws {
    let line = try Line()
    try line.send("<>")
    line.pass(3600)
    #expect(line.channel.isActive && line.stages == [.working])
  }

  @Test func aClientThatDoesNotTakeItsAnswerIsCut() throws {
    let line = try Line()
    line.dam.isShut = true
    try line.send("<>")
    line.answer()
    line.pass(9)
    #expect(line.channel.isActive && line.stages == [.working, .sending])
    line.pass(1)
    #expect(!line.channel.isActive)
    line.dam.open()
  }

  @Test func aClientThatTakesItsAnswerInTimeIsNotCut() throws {
    let line = try Line()
    line.dam.isShut = true
    try line.send("<>")
    line.answer()
    line.pass(9)
    line.dam.open()
    line.pass(3600)
    #expect(line.channel.isActive && line.stages == [.working, .sending, .idle])
  }
}
