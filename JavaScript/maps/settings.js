// SPDX-License-Identifier: Apache-2.0
// In the package the settings come from `setOptions`, not from the address of a script.

/** There is no script element. */
export const ownScript = { async: true };

export const settings = {
  server: new URL("/", document.baseURI).href,
  key: undefined,
  language: navigator.language,
  region: undefined,
  libraries: [],
  callback: undefined,
};
