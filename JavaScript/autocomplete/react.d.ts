// SPDX-License-Identifier: Apache-2.0
import type { AutocompleteFilters, Place, PlacesError, Suggestion } from "./index.js";

/** A row in the form of Google's older service, and the suggestion that it was made of. */
export interface AutocompletePrediction {
  place_id: string;
  description: string;
  structured_formatting: { main_text: string; secondary_text: string };
  types: string[];
  distance_meters?: number;
  suggestion: Suggestion;
}

export interface HookOptions {
  /** Where answers come from; by default the server of the page. */
  server?: string;
  apiKey?: string;
  /** Members of each request besides the text. */
  requestOptions?: AutocompleteFilters;
  /** Milliseconds without a key before a request (100). */
  debounce?: number;
  defaultValue?: string;
}

export interface HookResult {
  ready: boolean;
  value: string;
  suggestions: { loading: boolean; status: string; data: AutocompletePrediction[]; error?: PlacesError };
  setValue(value: string, shouldFetchData?: boolean): void;
  clearSuggestions(): void;
  /** The members `fields` of a place, a field mask; ends the session. */
  getDetails(placeId: string, fields: string): Promise<Place>;
}

/** Suggestions for the text of a field. */
export default function usePlacesAutocomplete(options?: HookOptions): HookResult;
