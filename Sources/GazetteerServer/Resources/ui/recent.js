// SPDX-License-Identifier: Apache-2.0

const KEY = "gazetteer-recent";
const MOST = 5;

/** Suggestions chosen in this browser, newest first; nothing of them is sent. */
export class RecentChoices {
  #name;

  /** @param {string} list Separates lists of one page; empty for the usual one. */
  constructor(list) {
    this.#name = list ? `${KEY}:${list}` : KEY;
  }

  get all() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#name) ?? "[]");
      return Array.isArray(kept) ? kept.filter((suggestion) => suggestion?.placePrediction?.structuredFormat?.mainText) : [];
    } catch {
      return [];
    }
  }

  add(suggestion) {
    const { place, placeId, text, structuredFormat: { mainText, secondaryText }, types } = suggestion.placePrediction;
    const plain = (marked) => marked && { text: marked.text };
    const kept = {
      placePrediction: {
        place, placeId, text: plain(text), structuredFormat: { mainText: plain(mainText), secondaryText: plain(secondaryText) }, types,
      },
    };
    const others = this.all.filter((other) => other.placePrediction.placeId !== placeId);
    this.#keep([kept, ...others].slice(0, MOST));
  }

  clear() {
    this.#keep([]);
  }

  #keep(suggestions) {
    try {
      localStorage.setItem(this.#name, JSON.stringify(suggestions));
    } catch {
      // Then nothing is kept.
    }
  }
}
