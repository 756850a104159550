// SPDX-License-Identifier: Apache-2.0

// Programs get the index and its ranking with one import: a type alias would hide their members where `MemberImportVisibility` is on.
@_exported public import GazetteerService
