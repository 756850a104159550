// SPDX-License-Identifier: Apache-2.0

/// The version of the package, which the command, the Swift library and the C library all tell.
package let packageVersion: StaticString = "0.1.0"
