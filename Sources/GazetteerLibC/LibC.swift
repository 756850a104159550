// SPDX-License-Identifier: Apache-2.0

// The C library of the system, under one name on all of them.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
