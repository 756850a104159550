# SPDX-License-Identifier: Apache-2.0
"""Opens pages that use the unpacked npm packages in Chromium, from an origin of their own.

    check.py SERVER SITE      SITE has node_modules, and React where it is installed
"""
import functools
import os
import re
import shutil
import sys
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

IMPORTS = """<script type="importmap">{"imports": {
"gazetteer-autocomplete": "/node_modules/gazetteer-autocomplete/gazetteer-autocomplete.js",
"gazetteer-autocomplete/react": "/node_modules/gazetteer-autocomplete/react.js",
"gazetteer-maps": "/node_modules/gazetteer-maps/index.js",
"react": "/react-module.js"}}</script>"""

COMPONENT = """
<gazetteer-autocomplete server="SERVER" fields="id,displayName" language="en"></gazetteer-autocomplete>
<script type="module">
  import { PlacesError } from "gazetteer-autocomplete";
  const element = document.querySelector("gazetteer-autocomplete");
  element.addEventListener("gz-select", ({ detail }) => (window.chosen = detail.place.id));
  element.addEventListener("gz-error", ({ detail }) => (window.failure = detail.error instanceof PlacesError && detail.error.status));
  window.field = () => element.shadowRoot.querySelector("input");
  window.isReady = true;
</script>"""

HOOK = """
<div id="root"></div><script src="/react.development.js"></script><script src="/react-dom.development.js"></script>
<script type="module">
  import usePlacesAutocomplete from "gazetteer-autocomplete/react";
  const element = React.createElement;
  function Field() {
    const hook = usePlacesAutocomplete({ server: "SERVER", requestOptions: { includedRegionCodes: ["au"] } });
    window.hook = hook;
    const choose = async ({ place_id, description }) => {
      hook.setValue(description, false);
      hook.clearSuggestions();
      window.chosen = (await hook.getDetails(place_id, "id,displayName")).id;
    };
    return element("div", null,
      element("input", { id: "field", value: hook.value, onChange: (event) => hook.setValue(event.target.value) }),
      element("ul", null, hook.suggestions.data.map((row) => element("li", { key: row.place_id, onClick: () => choose(row) }, row.description))));
  }
  ReactDOM.createRoot(document.getElementById("root")).render(element(Field));
  window.isReady = true;
</script>"""

# The package in place of @googlemaps/js-api-loader, in the forms of both of its versions; a server that is none is refused.
LOADER = """
<script type="module">
  import { Loader, importLibrary, setOptions } from "gazetteer-maps";
  try { setOptions({ server: "http://" }); } catch (error) { window.refusal = error.message; }
  setOptions({ server: "SERVER", language: "en" });
  const { AutocompleteSuggestion } = await importLibrary("places");
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: "sydney op" });
  window.newer = suggestions[0].placePrediction.placeId;
  const google = await new Loader({ apiKey: "any", server: "SERVER", version: "weekly", libraries: ["places"] }).load();
  const { predictions } = await new google.maps.places.AutocompleteService().getPlacePredictions({ input: "sydney op" });
  window.older = predictions[0].place_id;
  window.isReady = true;
</script>"""

# How version 1 of @googlemaps/js-api-loader loads: a script element with a callback at the option `url`.
LOADER_BY_ADDRESS = """
<script>
  window.__googleMapsCallback = async () => {
    const { predictions } = await new google.maps.places.AutocompleteService().getPlacePredictions({ input: "sydney op" });
    window.older = predictions[0].place_id;
    window.isReady = true;
  };
  const script = document.createElement("script");
  Object.assign(script, { async: true, defer: true, src: "SERVER/maps/api/js?callback=__googleMapsCallback&key=any&libraries=places&v=weekly" });
  document.head.append(script);
</script>"""

# What version 2 of @googlemaps/js-api-loader and APIProvider of @vis.gl/react-google-maps do: they load Google's address, unless `google.maps.importLibrary`
# is there already. Then they import `maps` and the libraries that the page names.
LOADER_THAT_FINDS_IT = """
<script>
  window.bootstrap = (parameters) => {
    const maps = ((window.google ??= {}).maps ??= {});
    if (maps.importLibrary) return console.warn("only loads once", parameters);
    window.wasLoaded = true;
  };
</script>
<script type="module">
  import { setOptions } from "gazetteer-maps";
  setOptions({ server: "SERVER" });
  bootstrap({ key: "any", v: "weekly" });
  for (const library of ["core", "maps", "marker", "places"]) await google.maps.importLibrary(library);
  window.hasMap = typeof google.maps.Map === "function" && typeof google.maps.places.Place === "function";
  window.isReady = true;
</script>"""

# How use-places-autocomplete asks: the older service by callback, details and geocoding by the older classes; `callbackName` is the callback of the script.
OLDER_HOOK = """
<script>
  window.initMap = () => {
    const service = new google.maps.places.AutocompleteService();
    service.getPlacePredictions({ input: "sydney op", componentRestrictions: { country: "au" } }, (data, status) => {
      Object.assign(window, { status, older: data[0].place_id, main: data[0].structured_formatting.main_text });
      new google.maps.Geocoder().geocode({ placeId: data[0].place_id }, (results, state) => {
        Object.assign(window, { state, latitude: results[0].geometry.location.lat() });
        new google.maps.places.PlacesService(document.createElement("div")).getDetails({ placeId: data[0].place_id }, (place) => {
          Object.assign(window, { named: place.name, isReady: true });
        });
      });
    });
  };
</script>
<script async src="SERVER/maps/api/js?key=any&libraries=places&callback=initMap&language=en"></script>"""

HOUSE = "poi-sydney-opera-house"


def unresolved(modules):
    """The relative imports of modules and types that lead to no file."""
    missing = []
    for file in modules.rglob("*"):
        if file.suffix in (".js", ".ts"):
            for name in re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", file.read_text()):
                if not (file.parent / name).exists() and not (file.parent / name.replace(".js", ".d.ts")).exists():
                    missing.append(f"{file.relative_to(modules)}: {name}")
    return missing


def serve(site):
    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for flag in ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage"] + (["--no-sandbox"] if os.geteuid() == 0 else []):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options, Service(shutil.which("chromedriver")))


class Checks:
    def __init__(self, server, site):
        self.server, self.site, self.count = server, Path(site), 0
        self.address = serve(site)
        self.driver = browser()

    def expect(self, name, value, expected):
        self.count += 1
        if value != expected:
            for line in self.driver.get_log("browser"):
                print(line["message"])
            sys.exit(f"FAILED: {name}: {value!r} instead of {expected!r}")

    def value(self, name):
        return self.driver.execute_script(f"return window.{name}")

    def until(self, condition, seconds=15):
        end = time.monotonic() + seconds
        while not self.driver.execute_script(f"return Boolean({condition})"):
            if time.monotonic() > end:
                self.expect(condition, False, True)
            time.sleep(0.02)

    def show(self, name, body):
        page = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{name}</title>{IMPORTS}</head><body>{body}</body></html>'
        (self.site / f"{name}.html").write_text(page.replace("SERVER", self.server))
        self.driver.get(f"{self.address}/{name}.html")
        self.until("window.isReady")

    def component(self):
        self.show("component", COMPONENT)
        self.until("field()")
        self.driver.execute_script("field().focus()")
        self.driver.switch_to.active_element.send_keys("sydney op")
        self.until("document.querySelector('gazetteer-autocomplete').shadowRoot.querySelector('[role=option]')")
        self.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.until("window.chosen")
        self.expect("the component from the package", self.value("chosen"), HOUSE)
        self.show("component-astray", COMPONENT.replace("SERVER", "http://127.0.0.1:9"))
        self.driver.execute_script("field().focus()")
        self.driver.switch_to.active_element.send_keys("s")
        self.until("window.failure")
        self.expect("without its server", self.value("failure"), "NETWORK")

    def hook(self):
        (self.site / "react-module.js").write_text("export const { useCallback, useEffect, useMemo, useRef, useState } = React;\n")
        self.show("hook", HOOK)
        field = self.driver.find_element(By.ID, "field")
        field.send_keys("sydney op")
        self.until("document.querySelector('li')")
        self.expect("rows of the hook", self.value("hook.suggestions.data[0].place_id"), HOUSE)
        self.expect("their texts", self.value("hook.suggestions.data[0].structured_formatting.main_text"), "Sydney Opera House")
        self.driver.find_element(By.CSS_SELECTOR, "li").click()
        self.until("window.chosen")
        self.expect("the place chosen by the hook", self.value("chosen"), HOUSE)
        self.expect("an empty list after the choice", self.value("hook.suggestions.data.length"), 0)
        field.clear()
        field.send_keys("zzzzqqqq")
        self.until("hook.suggestions.status === 'ZERO_RESULTS'")
        self.driver.execute_script("hook.setValue('x'.repeat(600))")
        self.until("hook.suggestions.status === 'INVALID_ARGUMENT'")

    def loaders(self):
        self.show("loader", LOADER)
        self.expect("suggestions of gazetteer-maps", [self.value("newer"), self.value("older")], [HOUSE, HOUSE])
        self.expect("a server that is none", "Give an address" in (self.value("refusal") or ""), True)
        self.show("loader-by-address", LOADER_BY_ADDRESS)
        self.expect("js-api-loader 1 with url", self.value("older"), HOUSE)
        self.show("loader-that-finds-it", LOADER_THAT_FINDS_IT)
        self.expect("js-api-loader 2 and APIProvider", [self.value("hasMap"), self.value("wasLoaded")], [True, None])
        self.show("older-hook", OLDER_HOOK)
        told = [self.value(name) for name in ["status", "older", "main", "state", "named"]]
        self.expect("use-places-autocomplete", told, ["OK", HOUSE, "Sydney Opera House", "OK", "Sydney Opera House"])
        self.expect("its geocoding", round(self.value("latitude"), 1), -33.9)


def main():
    server, site = sys.argv[1:]
    missing = unresolved(Path(site) / "node_modules")
    if missing:
        sys.exit("FAILED: imports that lead nowhere:\n" + "\n".join(missing))
    checks = Checks(server, site)
    try:
        checks.component()
        if (checks.site / "react.development.js").exists():
            checks.hook()
        checks.loaders()
    finally:
        checks.driver.quit()
    print(f"The packages work from their files: {checks.count} checks in Chromium.")


main()
