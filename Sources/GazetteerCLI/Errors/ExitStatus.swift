// SPDX-License-Identifier: Apache-2.0

/// How the command ends. The numbers are those of sysexits.h where it has one.
enum ExitStatus: Int32 {
  case lost = 1
  case usage = 64
  case badData = 65
  case notFound = 66
  case badIndex = 69
  case internalError = 70
  case cannotWrite = 73
  case tryAgain = 75
  case interrupted = 130
}
