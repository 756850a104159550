// SPDX-License-Identifier: Apache-2.0
// The types of `google.maps` itself are those of the package @types/google.maps; docs/google-maps-js.md of Gazetteer tells which of its names are there.

/** The libraries that are there. */
export type LibraryName = "core" | "geocoding" | "maps" | "marker" | "places";

export interface Options {
  /** Where requests go, such as `http://localhost:8080`; by default the server of the page. */
  server?: string;
  key?: string;
  language?: string;
  region?: string;
  /** Taken and ignored. */
  v?: string;
  /** Taken and ignored: all libraries are there. */
  libraries?: string[];
}

/** Where requests go, and how they are answered. Call it before the first request. */
export function setOptions(options?: Options): void;

/** A library of `google.maps`. */
export function importLibrary(name: LibraryName): Promise<Record<string, any>>;

export interface LoaderOptions extends Omit<Options, "key" | "v"> {
  apiKey?: string;
  /** Taken and ignored. */
  version?: string;
}

/** As the class of that name in version 1 of @googlemaps/js-api-loader. */
export class Loader {
  constructor(options?: LoaderOptions);
  load(): Promise<any>;
  loadPromise(): Promise<any>;
  loadCallback(callback: () => void): void;
  importLibrary(name: LibraryName): Promise<Record<string, any>>;
}
