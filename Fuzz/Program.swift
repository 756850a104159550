// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Walks one way into the process with libFuzzer: `GazetteerFuzz TARGET [libFuzzer's arguments]`; `GazetteerFuzz list` names the targets.
/// `Scripts/check fuzz` calls it.
@main
struct Program {
  static func main() {
    let names = FuzzTarget.all.map(\.name)
    guard CommandLine.arguments.count > 1 else { exit(saying: "Which target? One of: \(names.joined(separator: " "))") }
    let name = CommandLine.arguments[1]
    if name == "list" { return print(names.joined(separator: "\n")) }
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else { exit(saying: "No target \(name).") }
    chosen = target
    target.prepare()
    run()
  }

  /// The target of this process, and what libFuzzer is told.
  nonisolated(unsafe) fileprivate static var chosen: FuzzTarget?
  nonisolated(unsafe) private static var count = CommandLine.argc - 1
  nonisolated(unsafe) private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1

  /// Hands over to libFuzzer, without the name of the target among its arguments.
  private static func run() { _ = runDriver(&count, &arguments, walkOnce) }

  private static func exit(saying message: String) -> Never {
    _ = (message + "\n").withCString { write(2, $0, strlen($0)) }
    _exit(2)
  }
}

/// One input, as libFuzzer calls it. It has the name that the linker of a build without optimisation asks for.
@_cdecl("LLVMFuzzerTestOneInput")
func walkOnce(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Program.chosen?.walk(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
