// SPDX-License-Identifier: Apache-2.0

/// The language mode that the samples of this target are compiled in.
let languageMode = 5
