// SPDX-License-Identifier: Apache-2.0

/** A position in degrees. */
export interface LatLng {
  latitude: number;
  longitude: number;
}

/** A circle or a box. */
export type Area = { circle: { center: LatLng; radius: number } } | { rectangle: { low: LatLng; high: LatLng } };

/** A text, and where in it the typed letters are, in Unicode code points. */
export interface FormattableText {
  text: string;
  matches?: { startOffset?: number; endOffset: number }[];
}

/** A place that completes the text. */
export interface PlacePrediction {
  place: string;
  placeId: string;
  text: FormattableText;
  structuredFormat: { mainText: FormattableText; secondaryText?: FormattableText };
  types: string[];
  distanceMeters?: number;
}

/** One row of a list: a place, or with `includeQueryPredictions` a query. */
export interface Suggestion {
  placePrediction?: PlacePrediction;
  queryPrediction?: { text: FormattableText; structuredFormat: { mainText: FormattableText; secondaryText?: FormattableText } };
}

/** Members of a place as the web contract has them; which ones, the field mask says. */
export interface Place {
  id?: string;
  displayName?: { text: string; languageCode?: string };
  formattedAddress?: string;
  location?: LatLng;
  types?: string[];
  [member: string]: unknown;
}

/** What attributes of places have to be: a value, one of several, or a range; `openNow` asks for opening hours. */
export type Conditions = Record<string, string | number | boolean | (string | number | boolean)[] | { min?: number; max?: number }>;

/** A filter that visitors press. */
export interface Chip extends Partial<AutocompleteFilters> {
  label: string;
  where?: Conditions;
}

/** An attribute of places that their rows show, and what is written before its value. */
export interface RowAttribute {
  name: string;
  label?: string;
}

/** Members of a request besides the text. */
export interface AutocompleteFilters {
  locationBias?: Area;
  locationRestriction?: Area;
  origin?: LatLng;
  includedPrimaryTypes?: string[];
  includedRegionCodes?: string[];
  regionCode?: string;
  languageCode?: string;
  limit?: number;
  includeQueryPredictions?: boolean;
  includePureServiceAreaBusinesses?: boolean;
  includeFutureOpeningBusinesses?: boolean;
}

/** Why there is no answer. */
export class PlacesError extends Error {
  constructor(status: string, message: string, code?: number);
  /** The status of the contract (`INVALID_ARGUMENT` …), or `NETWORK` when no server was reached. */
  status: string;
  /** The HTTP status; 0 without an answer. */
  code: number;
  /** Whether the same request may succeed later. */
  readonly isPassing: boolean;
}

/** What `gz-select` tells. */
export interface SelectDetail {
  suggestion: Suggestion;
  /** The members that the attribute `fields` names; null without it. */
  place: Place | null;
  sessionToken: string;
}

interface GazetteerAutocompleteEventMap extends HTMLElementEventMap {
  "gz-select": CustomEvent<SelectDetail>;
  "gz-error": CustomEvent<{ error: PlacesError }>;
  "gz-cancel": CustomEvent<unknown>;
}

/** `<gazetteer-autocomplete>`: a search field for places. */
export class GazetteerAutocompleteElement extends HTMLElement implements AutocompleteFilters {
  locationBias?: Area;
  locationRestriction?: Area;
  origin?: LatLng;
  includedPrimaryTypes?: string[];
  includedRegionCodes?: string[];
  regionCode?: string;
  limit?: number;
  includeQueryPredictions?: boolean;
  includePureServiceAreaBusinesses?: boolean;
  includeFutureOpeningBusinesses?: boolean;
  where?: Conditions;
  openNow?: boolean;
  chips?: Chip[];
  rowAttributes?: RowAttribute[];
  /** The text of the field. */
  value: string;
  /** The details of the chosen place; null without a choice. */
  readonly place: Place | null;
  /** The chosen suggestion; null without a choice. */
  readonly suggestion: Suggestion | null;
  /** The token of the present session. */
  sessionToken: string | undefined;
  /** Own texts by name, in place of the component's. */
  texts: Record<string, string>;
  /** Opens the window of the modes `full-screen` and `popover`; in others, goes to the field. */
  open(): void;
  /** Closes the list and the window. */
  close(): void;
  /** Empties the field. */
  clear(): void;
  /** Searches again for the present text while suggestions are shown. */
  refresh(): void;
  /** Forgets the recent choices. */
  clearRecent(): void;
  addEventListener<Name extends keyof GazetteerAutocompleteEventMap>(
    type: Name, listener: (event: GazetteerAutocompleteEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "gazetteer-autocomplete": GazetteerAutocompleteElement;
  }
}
