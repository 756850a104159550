// SPDX-License-Identifier: Apache-2.0

// So that the import line of code for the Swift kit stays. A program that has Google's own package cannot have this product as well.
@_exported public import GazetteerUI
