// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// A way into the process from outside, to be walked with any bytes. What it must never do is end the process, or take long.
struct FuzzTarget: Sendable {
  let name: String
  /// Makes what all inputs share, so that the time it takes is not laid to the first of them.
  var prepare: @Sendable () -> Void = {}
  /// Takes the bytes as far in as they get. It throws nothing: a refusal is an answer.
  let take: @Sendable ([UInt8]) -> Void

  /// When a search has to end that begins now.
  static var deadline: ContinuousClock.Instant { .now + .milliseconds(50) }

  /// How much processor time an input may cost, deadline and all: generous, as the sanitizer takes most of it. Processor time, because other
  /// work of the machine must not make a finding.
  private static let mostSeconds = 1.5 * slowness

  /// An input that takes so many seconds of processor time is not waited for.
  private static let endlessSeconds = Int(5 * slowness)

  /// How many times as long an input may take in this build.
  private static var slowness: Double {
    #if DEBUG
      10
    #else
      1
    #endif
  }

  /// Walks in with one input; an answer that comes late, or not at all, ends the process, as a trap does.
  func walk(_ input: [UInt8]) {
    let start = Self.processorSeconds
    Self.endProcess(afterSeconds: Self.endlessSeconds)
    take(input)
    Self.endProcess(afterSeconds: 0)
    let seconds = Self.processorSeconds - start
    if seconds > Self.mostSeconds { fatalError("\(name) took \(seconds) s of processor time for \(input.count) bytes") }
  }

  /// Sets the alarm clock, which counts processor time; 0 stops it. libFuzzer's own counts time by the wall.
  private static func endProcess(afterSeconds seconds: Int) {
    signal(SIGPROF) { _ in abort() }
    var alarm = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &alarm, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &alarm, nil)
    #endif
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Ends the process as a finding: something came out that must not.
func finding(_ what: @autoclosure () -> String) -> Never { fatalError(String(what().prefix(500))) }
