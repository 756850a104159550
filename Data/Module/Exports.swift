// SPDX-License-Identifier: Apache-2.0

// Programs get the client with the same import.
@_exported public import Gazetteer
