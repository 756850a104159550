// SPDX-License-Identifier: Apache-2.0
// Offsets in requests and answers count code points; those of JavaScript's strings count UTF-16 units.

/**
 * Cuts a text into parts that match what was typed, and parts that do not.
 *
 *     marked("😀 Oslo", [{ startOffset: 2, endOffset: 4 }])
 *     // [{ text: "😀 ", isMatch: false }, { text: "Os", isMatch: true }, { text: "lo", isMatch: false }]
 *
 * @param {{ startOffset?: number, endOffset: number }[]} matches Ranges in ascending order; an absent start is 0.
 */
export function marked(text, matches = []) {
  const points = Array.from(text);
  const parts = [];
  const add = (start, end, isMatch) => {
    if (end > start) parts.push({ text: points.slice(start, end).join(""), isMatch });
  };
  let position = 0;
  for (const { startOffset = 0, endOffset } of matches) {
    add(position, startOffset, false);
    add(startOffset, endOffset, true);
    position = endOffset;
  }
  add(position, points.length, false);
  return parts;
}

/** The number of code points in a text, or in its first UTF-16 units. */
export const codePoints = (text, units) => Array.from(text.slice(0, units)).length;
