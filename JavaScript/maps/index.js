// SPDX-License-Identifier: Apache-2.0
// Defines `google.maps` when it is imported, without loading a script. The names are those of the package @googlemaps/js-api-loader, versions 1 and 2.
import "./modules/main.js";
import { settings } from "./modules/settings.js";

/** Where requests go, and how they are answered. Call it before the first request. */
export function setOptions({ server, key, language, region } = {}) {
  if (server !== undefined) {
    const address = URL.canParse?.(server, document.baseURI) === false ? undefined : new URL(server, document.baseURI);
    if (!address) throw new TypeError(`gazetteer-maps: invalid server '${server}'. Give an address such as http://localhost:8080.`);
    settings.server = address.href.endsWith("/") ? address.href : `${address.href}/`;
  }
  if (key !== undefined) settings.key = key;
  if (language !== undefined) settings.language = language;
  if (region !== undefined) settings.region = region;
}

/** A library of `google.maps`: `core`, `geocoding`, `maps`, `marker` or `places`. */
export const importLibrary = (name) => google.maps.importLibrary(name);

/** As the class of that name in version 1 of @googlemaps/js-api-loader: nothing is loaded, because everything is there. */
export class Loader {
  constructor({ apiKey, server, language, region } = {}) {
    setOptions({ server, key: apiKey, language, region });
  }

  async load() {
    return google;
  }

  loadPromise() {
    return this.load();
  }

  loadCallback(callback) {
    setTimeout(callback);
  }

  importLibrary(name) {
    return importLibrary(name);
  }
}
