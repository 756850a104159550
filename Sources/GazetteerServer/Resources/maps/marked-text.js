// SPDX-License-Identifier: Apache-2.0

/** The number of UTF-16 units, as JavaScript counts, in the first code points of a text, as answers count. */
export const unitsOf = (text, codePoints) => Array.from(text).slice(0, codePoints).join("").length;

/** An offset of a page, in UTF-16 units of a text, as requests count: in code points. Undefined for none. */
export const wireOffset = (text, units) => (units === undefined ? undefined : Array.from(text.slice(0, units)).length);

/** A text with the ranges that match what was typed, in UTF-16 units. */
export class FormattableText {
  constructor({ text, matches = [] }) {
    this.text = text;
    this.matches = matches.map(({ startOffset = 0, endOffset }) => ({ startOffset: unitsOf(text, startOffset), endOffset: unitsOf(text, endOffset) }));
  }

  toString() {
    return this.text;
  }
}
