// SPDX-License-Identifier: Apache-2.0

// Programs for the Swift kit get its requests and its widget with one import.
@_exported public import Gazetteer
