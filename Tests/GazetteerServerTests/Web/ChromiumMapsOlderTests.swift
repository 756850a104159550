// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@testable import GazetteerServer

/// Pages in the form of Google's samples for the older names of places, in Chromium.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumMapsOlderTests {
  @Test func anInputSuggestsPlacesAndTellsTheChosenOne() async throws {
    let script = """
      function initMap() {
        const map = new google.maps.Map(document.getElementById("map"), { center: { lat: -33.8, lng: 151.2 }, zoom: 11 });
        const input = document.getElementById("pac-input");
        map.controls[google.maps.ControlPosition.TOP_RIGHT].push(document.getElementById("card"));
        const options = { fields: ["formatted_address", "geometry", "name"], strictBounds: false };
        const autocomplete = new google.maps.places.Autocomplete(input, options);
        autocomplete.bindTo("bounds", map);
        const marker = new google.maps.Marker({ map, anchorPoint: new google.maps.Point(0, -29) });
        autocomplete.addListener("place_changed", () => {
          const place = autocomplete.getPlace();
          const address = document.getElementById("place-address");
          if (!place.geometry?.location) return void (address.textContent = `No details for '${place.name}'`);
          map.fitBounds(place.geometry.viewport);
          marker.setPosition(place.geometry.location);
          address.textContent = `${place.name} ${place.formatted_address} ${place.geometry.location.lat()} ${map.getBounds().contains(marker.getPosition())}`;
        });
        document.getElementById("changetype-cities").addEventListener("click", () => autocomplete.setTypes(["(cities)"]));
        document.getElementById("use-strict-bounds").addEventListener("click", ({ target }) => autocomplete.setOptions({ strictBounds: target.checked }));
      }
      window.initMap = initMap;
      """
    let body = """
      <div id="card"><input id="pac-input" type="text" placeholder="Enter a location"><button id="changetype-cities">Cities</button>
      <input type="checkbox" id="use-strict-bounds"></div><div id="map"></div><p id="place-address"></p>
      """
    try await WebPage.withMaps(body, script: script) { page in
      try await page.until("element()?.matches(':defined') && element().querySelector('.gz-list')")
      try await page.choose("syd", in: "#pac-input")
      try await page.until("document.querySelector('#place-address').textContent !== ''")
      let shown = try await page.text("document.querySelector('#place-address').textContent") ?? ""
      #expect(shown.hasPrefix("Sydney Sydney") && shown.hasSuffix(" -33.8688 true"), "\(shown)")
      #expect(try await page.text("document.querySelector('#pac-input').value") == "Sydney, New South Wales, AU")
      #expect(
        try await page.holds(
          "requests[0].body.locationBias.rectangle.low.latitude < -33.8 && requests.at(-1).url.includes('sessiontoken=')"))
      try await page.click("document.querySelector('#changetype-cities')")
      try await page.click("document.querySelector('#use-strict-bounds')")
      try await page.run("document.querySelector('#pac-input').select()")
      try await page.run("document.querySelector('#pac-input').focus()")
      try await page.type("zzz")
      try await page.until("requests.at(-1).body?.input === 'zzz'")
      #expect(
        try await page.holds("requests.at(-1).body.includedPrimaryTypes[0] === '(cities)' && requests.at(-1).body.locationRestriction"))
      try await page.type(Key.enter)
      try await page.until("document.querySelector('#place-address').textContent === \"No details for 'zzz'\"")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func anAddressFormIsFilled() async throws {
    let script = """
      let autocomplete;
      function initAutocomplete() {
        const field = document.querySelector("#ship-address");
        autocomplete = new google.maps.places.Autocomplete(field, { componentRestrictions: { country: ["us", "fr"] }, fields: ["address_components", "geometry"],
          types: ["address"] });
        field.focus();
        autocomplete.addListener("place_changed", fill);
      }
      function fill() {
        const place = autocomplete.getPlace();
        const part = (type) => place.address_components.find(({ types }) => types.includes(type))?.long_name ?? "";
        document.querySelector("#street").value = `${part("street_number")} ${part("route")}`;
        document.querySelector("#postcode").value = part("postal_code");
        document.querySelector("#country").value = part("country");
      }
      window.initAutocomplete = initAutocomplete;
      """
    let body = #"<form><input id="ship-address" autocomplete="off"><input id="street"><input id="postcode"><input id="country"></form>"#
    let loader = #"<script src="maps/api/js?key=secret&callback=initAutocomplete&libraries=places&language=en" defer></script>"#
    try await WebPage.withMaps(body, script: script, loader: loader) { page in
      try await page.until("element()?.querySelector('.gz-list')")
      #expect(try await page.text("document.activeElement.id") == "ship-address")
      // The places of the test are no addresses, so the types are widened.
      try await page.run("autocomplete.setTypes([])")
      try await page.choose("pizz", in: "#ship-address")
      try await page.until("document.querySelector('#country').value !== ''")
      #expect(try await page.text("document.querySelector('#street').value") == "1 Rue de Rivoli")
      #expect(try await page.text("document.querySelector('#postcode').value") == "75004")
      #expect(try await page.holds("requests[0].body.includedRegionCodes.join() === 'us,fr'"))
    }
  }

  @Test func aPageThatUsesTheScriptAtOnceWorks() async throws {
    let script = #"window.addEventListener("unused", () => {});"#
    let loader = """
      <script src="maps/api/js?key=secret&libraries=places,drawing&language=en"></script><script src="later.js"></script>
      """
    let later = """
      google.maps.event.addDomListener(window, "load", () => {
        const service = new google.maps.places.AutocompleteService();
        const show = (predictions, status) => {
          if (status !== google.maps.places.PlacesServiceStatus.OK || !predictions) return;
          predictions.forEach(({ description }) => document.querySelector("#results").appendChild(document.createElement("li")).append(description));
        };
        service.getQueryPredictions({ input: "pizzeria par" }, show);
      });
      """
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><script src="page.js"></script></head>
      <body><ul id="results"></ul><script src="sample.js"></script>\(loader)</body></html>
      """
    try await WebPage.with(
      html: html, scripts: ["sample.js": script, "later.js": later], isReady: "window.google?.maps?.version",
      options: { $0.apiKeys = ["secret"] }
    ) { page in
      try await page.until("document.querySelector('#results').innerText.includes('Pizzeria Paradiso')")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func aHookThatWaitsBetweenKeysListsAndChooses() async throws {
    let script = """
      function makeHook({ debounce, requestOptions, changed }) {
        const service = new google.maps.places.AutocompleteService();
        let timer;
        const fetchPredictions = (input) => service.getPlacePredictions({ ...requestOptions, input }, (data, status) => changed({ loading: false, status, data: data ?? [] }));
        return { setValue(input) { clearTimeout(timer); changed({ loading: true, status: "", data: [] }); timer = setTimeout(() => fetchPredictions(input), debounce); } };
      }
      const getGeocode = (request) => new Promise((done, fail) =>
        new google.maps.Geocoder().geocode(request, (results, status) => (status === "OK" ? done(results) : fail(status))));
      const getDetails = (request) => new Promise((done, fail) =>
        new google.maps.places.PlacesService(document.createElement("div")).getDetails(request, (place, status) => (status === "OK" ? done(place) : fail(status))));
      window.initMap = () => {
        const list = document.querySelector("ul");
        const hook = makeHook({ debounce: 100, requestOptions: { componentRestrictions: { country: "fr" } }, changed: ({ status, data }) => {
          list.dataset.status = status;
          list.replaceChildren(...data.map(({ place_id, description, structured_formatting: { main_text } }) => {
            const item = Object.assign(document.createElement("li"), { textContent: main_text });
            item.onclick = async () => {
              const [result] = await getGeocode({ address: description });
              const { name } = await getDetails({ placeId: place_id, fields: ["name"] });
              document.querySelector("p").textContent = `${name} ${result.geometry.location.lat()}`;
              document.querySelector("p").dataset.failure = await getDetails({ placeId: "none" }).catch((status) => status);
            };
            return item;
          }));
        } });
        document.querySelector("input").oninput = ({ target }) => hook.setValue(target.value);
        document.body.dataset.ready = "true";
      };
      """
    try await WebPage.withMaps("<input><ul></ul><p></p>", script: script) { page in
      try await page.until("document.body.dataset.ready")
      try await page.run("document.querySelector('input').focus()")
      try await page.type("paris")
      try await page.until("document.querySelector('li')?.textContent === 'Paris'")
      #expect(try await page.text("document.querySelector('ul').dataset.status") == "OK")
      try await page.click("document.querySelector('li')")
      try await page.until("document.querySelector('p').dataset.failure")
      #expect(try await page.text("document.querySelector('p').textContent") == "Paris 48.8566")
      #expect(try await page.text("document.querySelector('p').dataset.failure") == "NOT_FOUND")
      try await page.run("document.querySelector('input').focus()")
      try await page.type("zzz")
      try await page.until("document.querySelector('ul').dataset.status === 'ZERO_RESULTS'")
    }
  }

  @Test func servicesSearchAndFind() async throws {
    let script = """
      window.initMap = () => {
        const service = new google.maps.places.PlacesService(new google.maps.Map(document.body));
        const near = { location: new google.maps.LatLng(48.8566, 2.3522), radius: 500, type: "restaurant" };
        window.found = {};
        service.nearbySearch(near, (results, status, pagination) => (found.near = [status, results[0].name, pagination.hasNextPage].join()));
        service.textSearch({ query: "paris" }, (results, status) => (found.text = [status, results[0].geometry.location.lat()].join()));
        service.findPlaceFromQuery({ query: "sydney", fields: ["name", "geometry"] }, ([{ name, geometry }], status) =>
          (found.query = [status, name, geometry.viewport.contains(geometry.location)].join()));
        service.getDetails({ placeId: "hotel-1", fields: ["opening_hours", "utc_offset_minutes"] }, ({ opening_hours: hours }) =>
          (found.hours = [hours.periods[0].open.hours, typeof hours.isOpen()].join()));
      };
      """
    try await WebPage.withMaps("", script: script) { page in
      try await page.until("Object.keys(found).length === 4")
      // Pages count UTF-16 units, requests code points.
      let predictions = "new google.maps.places.AutocompleteService().getPlacePredictions({ input: '😀paris', offset: 4 }, () => {})"
      try await page.run(predictions)
      #expect(try await page.text("new URLSearchParams(requests.at(-1).url.split('?')[1]).get('offset')") == "3")
      #expect(try await page.text("found.near") == "OK,Pizzeria Paradiso,false")
      #expect(try await page.text("found.text") == "OK,48.8566")
      #expect(try await page.text("found.query") == "OK,Sydney,true")
      #expect(try await page.text("found.hours") == "8,boolean")
    }
  }

  @Test func aSearchBoxGivesPlacesForTheText() async throws {
    let script = """
      window.initMap = () => {
        const box = new google.maps.places.SearchBox(document.querySelector("input"));
        box.addListener("places_changed", () => (document.querySelector("p").textContent = box.getPlaces().map(({ name }) => name).join()));
      };
      """
    try await WebPage.withMaps("<input><p></p>", script: script) { page in
      try await page.until("element()?.querySelector('.gz-list')")
      try await page.run("document.querySelector('input').focus()")
      try await page.type("pizzeria" + Key.enter)
      try await page.until("document.querySelector('p').textContent === 'Pizzeria Paradiso'")
      #expect(try await page.holds("requests.some(({ body }) => body?.includeQueryPredictions === true)"))
    }
  }

  @Test func aWrongKeyIsDeniedAndSaid() async throws {
    let script = """
      window.initMap = () => new google.maps.places.AutocompleteService().getPlacePredictions({ input: "par" }, (list, status) => (window.answer = [list, status]));
      """
    let loader = #"<script async src="maps/api/js?key=wrong&callback=initMap"></script>"#
    try await WebPage.withMaps("", script: script, loader: loader) { page in
      try await page.until("window.answer")
      #expect(try await page.value("answer").text == #"[null,"REQUEST_DENIED"]"#)
      #expect(try await page.holds("lines.some((line) => line.startsWith('error: google.maps:'))"))
    }
  }

  @Test func aCallbackIsANameAndNoCode() async throws {
    let loader = #"<script src="maps/api/js?key=secret&callback=alert(1)//"></script>"#
    try await WebPage.withMaps("", script: "", loader: loader) { page in
      try await page.until("lines.length === 1")
      #expect(try await page.text("lines[0]")?.contains("callback 'alert(1)//' is no function") == true)
      #expect(try await page.value("violations").text == "[]")
    }
  }
}
