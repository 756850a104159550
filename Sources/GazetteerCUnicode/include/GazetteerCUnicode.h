// SPDX-License-Identifier: Apache-2.0
#ifndef GAZETTEER_C_UNICODE_H
#define GAZETTEER_C_UNICODE_H

#include <stdint.h>

// What every Unicode scalar becomes in a folded key, in two stages: the page of the scalar, then its entry.
//
// An entry holds, from the lowest bit: class (4 bits), flags (4), length of the folded text in bytes (6), offset of that text in
// the pool (18). Scripts/generate-folding writes the tables and says what the classes are.
extern const uint16_t gazetteer_fold_index[];
extern const uint32_t gazetteer_fold_entries[];
extern const uint8_t gazetteer_fold_pool[];

// The entry of a scalar up to U+10FFFF.
static inline uint32_t gazetteer_fold_entry(uint32_t scalar) {
  return gazetteer_fold_entries[((uint32_t)gazetteer_fold_index[scalar >> 6] << 6) | (scalar & 63)];
}

// The folded text of an entry, UTF-8; its length stands in the entry.
static inline const uint8_t *_Nonnull gazetteer_fold_text(uint32_t entry) {
  return gazetteer_fold_pool + (entry >> 14);
}

#endif
