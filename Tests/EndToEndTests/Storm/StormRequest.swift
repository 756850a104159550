// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

#if GAZETTEER_SERVER
  import GazetteerTesting

  /// One request of a storm, made of the seed and its number alone.
  struct StormRequest: Sendable {
    /// What the client does besides sending the request and reading the answer.
    enum Manner: Sendable, Equatable {
      case keepsConnection
      case closesConnection
      /// Closes its way to the server, and reads on.
      case stopsSending
      /// Closes the connection after so many milliseconds.
      case hangsUp(Int)
    }

    let number: Int
    var bytes: [UInt8] = []
    var manner = Manner.keepsConnection
    var isHead = false
    /// What is sent is no HTTP, or more than may be: then the server may close the connection without an answer.
    var isMalformed = false

    init(seed: UInt64, number: Int, words: StormWords) {
      self.number = number
      var maker = StormMaker(random: SeededRandom(seed: seed ^ (UInt64(number) &* 0x9E37_79B9_7F4A_7C15)), words: words)
      maker.make(&self)
    }

    /// The request in one line.
    var summary: String {
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(700)
        .map { $0.value < 0x20 || $0.value == 0x7F ? $0.escaped(asASCII: true) : String($0) }.joined()
      return "\(manner) \(text)"
    }
  }

  /// Makes a request: an address, what is asked there, how it is written, how it is sent.
  private struct StormMaker {
    var text: StormText

    init(random: SeededRandom, words: StormWords) { text = StormText(random: random, words: words) }

    var random: SeededRandom {
      get { text.random }
      set { text.random = newValue }
    }

    mutating func make(_ request: inout StormRequest) {
      var message = StormMessage(text: text)
      message.ask()
      message.spoil()
      random = message.text.random
      request.bytes = message.bytes
      request.isHead = message.method == "HEAD"
      request.isMalformed = message.isMalformed
      request.manner = manner(message)
    }

    private mutating func manner(_ message: StormMessage) -> StormRequest.Manner {
      if message.isMalformed { return .closesConnection }
      switch random.pick(0..<40) {
      case 0, 1: return .hangsUp(random.pick([0, 0, 1, 5, 20, 100]))
      case 2: return .stopsSending
      case 3...6: return .closesConnection
      default: return .keepsConnection
      }
    }
  }
#endif
