// SPDX-License-Identifier: Apache-2.0

/** Joins the requests of one search by a person, until the details of a place are fetched. */
export class AutocompleteSessionToken {
  #text = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

  toString() {
    return this.#text;
  }
}

/** A token in a request. */
export const tokenText = (token) => (token ? String(token) : undefined);
