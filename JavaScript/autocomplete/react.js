// SPDX-License-Identifier: Apache-2.0
// A hook for a field of one's own; its result has the form of that of the package use-places-autocomplete.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { PlacesService, newSessionToken } from "./service.js";

const nothing = { loading: false, status: "", data: [] };

/** A row in the form of Google's older service. */
function prediction(suggestion) {
  const { placeId, text, structuredFormat, types, distanceMeters } = suggestion.placePrediction;
  return {
    place_id: placeId, description: text.text, types, distance_meters: distanceMeters, suggestion,
    structured_formatting: { main_text: structuredFormat.mainText.text, secondary_text: structuredFormat.secondaryText?.text ?? "" },
  };
}

/** Suggestions for the text of a field. README.md shows it in a component. */
export default function usePlacesAutocomplete({ server, apiKey, requestOptions, debounce = 100, defaultValue = "" } = {}) {
  const service = useMemo(() => new PlacesService(new URL(server ?? "/", document.baseURI).href, apiKey), [server, apiKey]);
  const options = useRef(requestOptions);
  options.current = requestOptions;
  const [value, setText] = useState(defaultValue);
  const [suggestions, setSuggestions] = useState(nothing);
  const session = useRef();
  const running = useRef();

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort();
    running.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const clearSuggestions = useCallback(() => {
    stop();
    setSuggestions(nothing);
  }, [stop]);

  /** The newest text wins: what an older one would have brought is dropped. */
  const search = useCallback((input) => {
    stop();
    if (!input.trim()) return setSuggestions(nothing);
    const own = { controller: new AbortController() };
    running.current = own;
    own.timer = setTimeout(async () => {
      setSuggestions((before) => ({ ...before, loading: true }));
      session.current ??= newSessionToken();
      try {
        const answer = await service.autocomplete({ ...options.current, input, sessionToken: session.current }, {}, own.controller.signal);
        const data = answer.suggestions.filter((suggestion) => suggestion.placePrediction).map(prediction);
        if (running.current === own) setSuggestions({ loading: false, status: data.length ? "OK" : "ZERO_RESULTS", data });
      } catch (error) {
        if (running.current === own && error.name !== "AbortError") setSuggestions({ loading: false, status: error.status, data: [], error });
      }
    }, debounce);
  }, [service, debounce, stop]);

  const setValue = useCallback((text, shouldFetchData = true) => {
    setText(text);
    if (shouldFetchData) search(text);
  }, [search]);

  /** The members `fields` of a place; ends the session. */
  const getDetails = useCallback(async (placeId, fields) => {
    const { languageCode, regionCode } = options.current ?? {};
    const sessionToken = session.current;
    session.current = undefined;
    return service.details(placeId, fields, { languageCode, regionCode, sessionToken });
  }, [service]);

  return { ready: true, value, suggestions, setValue, clearSuggestions, getDetails };
}
