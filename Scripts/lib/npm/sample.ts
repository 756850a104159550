// SPDX-License-Identifier: Apache-2.0
// Uses the types of both packages; it is compiled, not run.
import { GazetteerAutocompleteElement, PlacesError } from "gazetteer-autocomplete";
import usePlacesAutocomplete from "gazetteer-autocomplete/react";
import { Loader, importLibrary, setOptions } from "gazetteer-maps";

const field: GazetteerAutocompleteElement = document.createElement("gazetteer-autocomplete");
field.locationBias = { circle: { center: { latitude: 48.2, longitude: 16.4 }, radius: 2000 } };
field.addEventListener("gz-select", ({ detail }) => console.log(detail.place?.displayName?.text, detail.suggestion.placePrediction?.placeId));
field.addEventListener("gz-error", ({ detail }) => console.log(detail.error instanceof PlacesError && detail.error.status));

const { suggestions, getDetails } = usePlacesAutocomplete({ server: "http://localhost:8080", requestOptions: { limit: 3 } });
suggestions.data.map((row) => getDetails(row.place_id, "location").then((place) => place.location?.latitude));

setOptions({ server: "http://localhost:8080" });
importLibrary("places").then(({ AutocompleteService }) => new AutocompleteService());
new Loader({ apiKey: "key", server: "http://localhost:8080", libraries: ["places"] }).load();
// @ts-expect-error: there is no such library.
importLibrary("drawing");
