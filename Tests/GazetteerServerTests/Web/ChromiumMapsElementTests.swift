// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

/// Pages in the form of Google's samples for the present names of places, in Chromium.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumMapsElementTests {
  @Test func theElementListsPlacesAndShowsTheChosenOne() async throws {
    let script = """
      async function initMap() {
        const { PlaceAutocompleteElement } = await google.maps.importLibrary("places");
        const field = new PlaceAutocompleteElement({ includedRegionCodes: ["au", "fr"] });
        field.placeholder = "Where to?";
        document.body.append(field);
        const info = document.body.appendChild(document.createElement("pre"));
        field.addEventListener("gmp-select", async ({ placePrediction }) => {
          const place = placePrediction.toPlace();
          await place.fetchFields({ fields: ["displayName", "formattedAddress", "location"] });
          info.textContent = JSON.stringify(place.toJSON());
        });
        field.addEventListener("gmp-error", ({ error }) => (info.textContent = error.message));
      }
      """
    try await WebPage.withMaps("<h1>Find a place</h1>", script: script) { page in
      try await page.until("document.querySelector('gmp-place-autocomplete')?.shadowRoot.firstChild.shadowRoot?.querySelector('input')")
      try await page.run("window.component = () => document.querySelector('gmp-place-autocomplete').shadowRoot.firstChild;")
      #expect(try await page.text("component().shadowRoot.querySelector('input').placeholder") == "Where to?")
      try await page.run("document.querySelector('gmp-place-autocomplete').focus()")
      try await page.type("syd")
      try await page.until("component().shadowRoot.querySelectorAll('.gz-row').length === 1")
      try await page.type(Key.down + Key.enter)
      try await page.until("document.querySelector('pre').textContent !== ''")
      let shown = try JSONReader.value(of: try await page.text("document.querySelector('pre').textContent") ?? "")
      #expect(shown.at("displayName") == .string("Sydney") && shown.at("location.lat")?.double == -33.8688)
      #expect(try await page.text("document.querySelector('gmp-place-autocomplete').value") == "Sydney, New South Wales, AU")
      #expect(
        try await page.holds(
          "requests[0].body.includedRegionCodes.join() === 'au,fr' && requests[0].headers['X-Goog-Api-Key'] === 'secret'"))
      #expect(try await page.holds("requests.at(-1).url.includes(`sessionToken=${requests[0].body.sessionToken}`)"))
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func anElementOfThePageIsPartOfItsForm() async throws {
    let body = #"<form><gmp-place-autocomplete name="place" included-region-codes="au" placeholder="Town"></gmp-place-autocomplete></form>"#
    try await WebPage.withMaps(body, script: "window.initMap = () => (window.isReady = true);") { page in
      try await page.until("isReady && customElements.get('gazetteer-autocomplete')")
      try await page.run("document.querySelector('gmp-place-autocomplete').focus()")
      try await page.type("par")
      try await page.until("requests.at(-1)?.body.input === 'par'")
      #expect(try await page.text("new FormData(document.forms[0]).get('place')") == "par")
      #expect(try await page.holds("requests[0].body.includedRegionCodes[0] === 'au'"))
    }
  }

  @Test("businesses without an address come on request, in suggestions, text search and the element") func serviceAreas() async throws {
    let plumber =
      #"{"id":"plumber","name":"Paris Plumber","location":{"latitude":48.85,"longitude":2.35},"primaryType":"plumber","pureServiceAreaBusiness":true}"#
    let script = """
      window.initMap = async () => {
        const { AutocompleteSuggestion, Place } = await google.maps.importLibrary("places");
        window.found = {};
        for (const includePureServiceAreaBusinesses of [false, true]) {
          const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: "paris plum", includePureServiceAreaBusinesses });
          const { places } = await Place.searchByText({ textQuery: "paris plumber", fields: ["id"], includePureServiceAreaBusinesses });
          const has = (ids) => ids.includes("plumber");
          found[includePureServiceAreaBusinesses] = [has(suggestions.map((one) => one.placePrediction.placeId)), has(places.map((one) => one.id))].join();
        }
        window.isReady = true;
      };
      """
    let body = "<gmp-place-autocomplete include-pure-service-area-businesses></gmp-place-autocomplete>"
    try await WebPage.withMaps(body, script: script, Places.lines + [plumber]) { page in
      try await page.until("window.isReady && customElements.get('gazetteer-autocomplete')")
      #expect(try await page.text("`${found.false} ${found.true}`") == "false,false true,true")
      try await page.run("document.querySelector('gmp-place-autocomplete').focus()")
      try await page.type("paris plum")
      try await page.until("requests.at(-1)?.body.input === 'paris plum'")
      #expect(try await page.holds("requests.at(-1).body.includePureServiceAreaBusinesses === true"))
    }
  }

  @Test func aSessionListsSuggestionsAndFetchesTheFirstPlace() async throws {
    let script = """
      async function init() {
        const { AutocompleteSessionToken, AutocompleteSuggestion } = await google.maps.importLibrary("places");
        const request = { input: "par", includedPrimaryTypes: ["locality"], language: "en-US", region: "us",
          locationRestriction: { west: 2, north: 49, east: 3, south: 48 }, origin: { lat: 48.8, lng: 2.3 } };
        request.sessionToken = new AutocompleteSessionToken();
        const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
        for (const { placePrediction } of suggestions) {
          const item = document.querySelector("#results").appendChild(document.createElement("li"));
          item.append(placePrediction.text.toString());
        }
        window.prediction = suggestions[0].placePrediction;
        const place = prediction.toPlace();
        await place.fetchFields({ fields: ["displayName", "formattedAddress"] });
        document.querySelector("#prediction").textContent = `First: ${place.displayName}: ${place.formattedAddress}`;
      }
      """
    let loader = #"<script async src="maps/api/js?key=secret&callback=init&loading=async"></script>"#
    try await WebPage.withMaps("<ul id=results></ul><p id=prediction></p>", script: script, loader: loader) { page in
      try await page.until("document.querySelector('#prediction').textContent !== ''")
      #expect(try await page.text("document.querySelector('#results').innerText") == "Paris, Île-de-France, FR")
      #expect(try await page.text("document.querySelector('#prediction').textContent") == "First: Paris: Paris, Île-de-France, FR")
      #expect(try await page.holds("prediction.mainText.text === 'Paris' && prediction.mainText.matches[0].endOffset === 3"))
      #expect(try await page.holds("prediction.distanceMeters > 5000 && prediction.types.includes('locality')"))
      #expect(try await page.holds("requests[1].url.includes(`sessionToken=${requests[0].body.sessionToken}`)"))
    }
  }

  @Test func searchesGivePlaces() async throws {
    let script = """
      async function initMap() {
        const { Place, SearchNearbyRankPreference } = await google.maps.importLibrary("places");
        const { LatLng, LatLngBounds } = await google.maps.importLibrary("core");
        const center = new LatLng(48.8566, 2.3522);
        const found = await Place.searchByText({ textQuery: "pizzeria", fields: ["displayName", "location", "businessStatus"],
          locationBias: { lat: 48.85, lng: 2.35 }, maxResultCount: 8, language: "en-US" });
        const near = await Place.searchNearby({ fields: ["displayName"], locationRestriction: { center, radius: 5000 },
          includedPrimaryTypes: ["hotel"], maxResultCount: 5, rankPreference: SearchNearbyRankPreference.POPULARITY });
        const bounds = new LatLngBounds();
        found.places.forEach(({ location }) => bounds.extend(location));
        document.body.append([...found.places, ...near.places].map(({ displayName }) => displayName).join(), " ", bounds.contains(center));
        window.failure = await Place.searchByText({ textQuery: "x", fields: ["nothing"] }).catch(({ message }) => message);
        window.refusal = await Place.searchNearby({ fields: ["id"], locationRestriction: { center, radius: 60000 } }).catch((error) => error);
      }
      """
    try await WebPage.withMaps("", script: script) { page in
      try await page.until("window.refusal")
      #expect(try await page.text("document.body.innerText.trim()") == "Pizzeria Paradiso,Hôtel du Nord false")
      #expect(try await page.text("failure")?.contains("'nothing'") == true)
      #expect(try await page.holds("refusal instanceof google.maps.MapsRequestError && refusal.code === 'INVALID_ARGUMENT'"))
    }
  }

  @Test func theLoaderInThePageWorks() async throws {
    // A page's own loader makes `google.maps.importLibrary`, which adds the script when it is first called.
    let script = """
      (() => {
        const maps = ((window.google ??= {}).maps ??= {});
        let loading;
        const load = () => (loading ??= new Promise((done, fail) => {
          const script = document.createElement("script");
          script.src = "maps/api/js?" + new URLSearchParams({ key: "secret", v: "weekly", callback: "google.maps.__ready__" });
          maps.__ready__ = done;
          script.onerror = () => fail(Error("no script"));
          document.head.append(script);
        }));
        maps.importLibrary = (name, ...more) => load().then(() => maps.importLibrary(name, ...more));
      })();
      Promise.all([google.maps.importLibrary("places"), google.maps.importLibrary("core")]).then(([places, core]) => {
        window.loaded = typeof places.Place.searchByText === "function" && core.LatLng === google.maps.LatLng;
      });
      google.maps.importLibrary("drawing").catch(({ message }) => (window.absence = message));
      """
    try await WebPage.withMaps("", script: script, loader: "") { page in
      try await page.until("window.loaded === true && window.absence")
      #expect(try await page.text("absence")?.contains("'drawing' is not there") == true)
      #expect(try await page.holds("document.querySelectorAll('script[src*=api]').length === 1 && violations.length === 0"))
    }
  }

  @Test func mapsAreNotDrawnAndSayItOnce() async throws {
    let script = """
      async function initMap() {
        const { Map, InfoWindow } = await google.maps.importLibrary("maps");
        const { AdvancedMarkerElement } = await google.maps.importLibrary("marker");
        const map = new Map(document.querySelector("#map"), { center: { lat: 48.85, lng: 2.35 }, zoom: 12, mapId: "A" });
        map.controls[google.maps.ControlPosition.TOP_LEFT].push(document.querySelector("p"));
        const marker = new AdvancedMarkerElement({ map, position: { lat: 48.85, lng: 2.35 }, title: "Paris" });
        new InfoWindow({ content: "Paris" }).open({ map, anchor: marker });
        new google.maps.Marker({ map }).setVisible(false);
        marker.addListener("click", () => {});
        map.fitBounds(new google.maps.LatLngBounds({ lat: -10, lng: 170 }, { lat: 10, lng: -170 }));
        google.maps.event.addListenerOnce(map, "idle", () => (window.center = map.getBounds().getCenter().toJSON()));
      }
      """
    try await WebPage.withMaps("<div id=map></div><p>A control</p>", script: script) { page in
      try await page.until("window.center")
      #expect(try await page.value("[center.lat, center.lng]").text == "[0,180]")
      #expect(
        try await page.holds("lines.length === 1 && lines[0].includes('draws no maps') && document.querySelector('p').checkVisibility()"))
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func boxesAndCirclesCrossTheDateLine() async throws {
    try await WebPage.withMaps("", script: "window.initMap = () => {};") { page in
      let boxes = try await page.run(
        """
        const { Circle, LatLng, LatLngBounds } = google.maps;
        const box = new LatLngBounds();
        const wasEmpty = box.isEmpty();
        box.extend({ lat: 1, lng: 170 }).extend(new LatLng(-3, -170));
        const united = new LatLngBounds(box.toJSON()).union({ south: 0, west: 150, north: 9, east: 160 });
        const circle = new Circle({ center: { lat: 0, lng: 180 }, radius: 111320 }).getBounds();
        const pole = new Circle({ center: { lat: 90, lng: 0 }, radius: 1000 }).getBounds();
        return [wasEmpty, box.toString(), box.contains({ lat: 0, lng: 180 }), box.contains({ lat: 0, lng: 0 }), united.toUrlValue(), circle.toUrlValue(1),
          pole.toSpan().lng(), new LatLng(95, 190).toUrlValue(), box.intersects({ south: 0, west: -175, north: 1, east: 0 })].join(" ");
        """)
      #expect(boxes.string == "true ((-3, 170), (1, -170)) true false -3,150,9,-170 -1,179,1,-179 360 90,-170 true")
    }
  }
}
