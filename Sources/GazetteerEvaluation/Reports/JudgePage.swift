// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerPlaces
package import GazetteerService

/// A self-contained page on which a person judges the answers to texts, and saves a file of cases that `evaluate` reads.
package struct JudgePage {
  /// A text and its answers.
  package struct Item: Codable, Sendable, Equatable {
    /// The text with its filters, as it is saved.
    package var judged: JudgedCase
    package var places: [Answer]
    /// Where the person is who asks, as far as the case says; nil if it does not.
    package var from: Point?
  }

  /// A position in degrees.
  package struct Point: Codable, Sendable, Equatable {
    package var latitude: Double
    package var longitude: Double

    fileprivate init(_ point: GeoPoint) { (latitude, longitude) = (point.latitude, point.longitude) }
  }

  /// A place as the page shows it.
  package struct Answer: Codable, Sendable, Equatable {
    package var id: String
    package var name: String
    package var address: String
    package var type: String
    package var location: Point
    /// How far it is from where the person is, in metres; nil where that is not known.
    package var meters: Int?
    /// Its previous grade; nil if there is none.
    package var grade: Int?
  }

  private let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// Asks an index the texts of cases under each ranking; a place that several rankings give is listed once.
  ///
  /// The page does not say which ranking gave a place, so that people judge the place and not the ranking.
  package static func items(_ cases: [JudgedCase], index: PlaceIndex, rankings: [Ranking]) throws -> [Item] {
    let indexes = rankings.map(index.ranked)
    return try cases.map { judged in
      var seen: Set<String> = []
      var places: [Answer] = []
      let query = try judged.query(judged.text)
      let from = query.origin ?? query.bias?.center
      for index in indexes {
        for place in try index.answerNow(query).places.prefix(JudgedCase.defaultLimit) where seen.insert(place.placeID).inserted {
          places.append(Answer(place, judged, from: from))
        }
      }
      var bare = judged
      (bare.expected, bare.absent, bare.judgments, bare.isReplayed) = ([], [], [], false)
      return Item(judged: bare, places: places, from: from.map(Point.init))
    }
  }

  /// The page.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      // Within a script element, no text may look like its end.
      let data = String(decoding: try encoder.encode(items), as: UTF8.self).replacing("<", with: "\\u003c")
      let body = """
        <h1>Judging</h1>
        <p>Keys: <kbd>3</kbd> just what was meant, <kbd>2</kbd> good, <kbd>1</kbd> has to do with it, <kbd>0</kbd> wrong, <kbd>⌫</kbd> not judged;
        <kbd>↑</kbd> <kbd>↓</kbd> move. A grade goes on to the next place.</p>
        <p class="tools"><button id="save">Save cases</button><progress id="progress" value="0" aria-label="Judged places"></progress>
        <span><output id="count">0</output> judged of <span id="all">0</span></span></p>
        <main id="items"></main>
        <script type="application/json" id="data">\(data)</script>
        """
      return HTMLPage(title: "Judging", style: Self.style, body: body, script: Self.script).text
    }
  }

  private static let style = """
    .tools { position: sticky; top: 0; background: Canvas; padding: .4rem 0 } button, .grades button { font: inherit; cursor: pointer }
    .place { display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: center; padding: .3rem .4rem; border-inline-start: 4px solid transparent }
    .place > div { flex: 1 1 12rem; min-width: 0 } .place.here { border-color: var(--run0); background: var(--quiet) }
    .answers { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 1rem; align-items: start } .answers > svg { grid-column: 2; grid-row: 1 }
    .answers > svg { min-width: 0; border: 1px solid var(--quiet); border-radius: 8px; position: sticky; top: 3.5rem } .rows { grid-column: 1 }
    .number { display: inline-block; min-width: 1.6em; opacity: .7 } #progress { max-width: 40vw }
    .pin { cursor: pointer; fill: var(--run0) } .pin.here { fill: var(--run1) } .pin + text { fill: Canvas; text-anchor: middle; pointer-events: none }
    .from { fill: none; stroke: var(--bad); stroke-width: 3; pointer-events: none }
    @media (max-width: 50rem) { .answers { grid-template-columns: minmax(0, 1fr) } .answers > svg, .rows { grid-column: 1; grid-row: auto } .answers > svg { position: static; max-width: none } }
    .grades { display: flex; gap: .3rem } .grades button[aria-pressed=true] { background: var(--run0); color: Canvas }
    """

  /// `lines` makes the file: a case for each text with at least one grade, with a judgment for each graded place.
  private static let script = """
    const items = JSON.parse(document.getElementById("data").textContent);
    const rows = [];
    const kept = "gazetteer-judging-" + items.map(item => item.judged.id + item.places.length).join("|");
    function lines() {
      return items.map(item => {
        const judgments = item.places.filter(place => place.grade != null).map(place => ({id: place.id, grade: place.grade}));
        return judgments.length ? JSON.stringify({...item.judged, judgments}) + "\\n" : "";
      }).join("");
    }
    function element(name, text, parent) {
      const made = document.createElement(name);
      if (text) made.textContent = text;
      if (parent) parent.append(made);
      return made;
    }
    /* A map of the answers of a text: pins with the numbers of their rows, and a cross where the person is. What lies far from most of them stands at its edge. */
    const [wide, high, rim] = [320, 220, 18];
    const drawing = Object.assign(document.createElement("div"), {innerHTML: "<svg></svg>"}).firstChild.namespaceURI;
    function map(item, made, parent) {
      const all = [...item.places.map(place => place.location), ...(item.from ? [item.from] : [])];
      if (all.length < 2) return;
      const middle = item.from ?? all[0];
      const apart = point => Math.hypot(point.latitude - middle.latitude, (point.longitude - middle.longitude) * Math.cos(middle.latitude * Math.PI / 180));
      const reach = 3 * all.map(apart).sort((a, b) => a - b)[Math.floor(all.length * 0.6)];
      const points = all.filter(point => apart(point) <= reach);
      const edges = member => [Math.min(...points.map(point => point[member])), Math.max(...points.map(point => point[member]))];
      const [[south, north], [west, east]] = [edges("latitude"), edges("longitude")];
      const narrow = Math.max(0.2, Math.cos((south + north) / 2 * Math.PI / 180));
      const scale = Math.min((wide - 2 * rim) / Math.max(1e-4, (east - west) * narrow), (high - 2 * rim) / Math.max(1e-4, north - south));
      const within = (value, end) => Math.max(10, Math.min(end - 10, value));
      const x = point => within(wide / 2 + (point.longitude - (west + east) / 2) * narrow * scale, wide);
      const y = point => within(high / 2 - (point.latitude - (south + north) / 2) * scale, high);
      const draw = (name, attributes, text) => {
        const part = document.createElementNS(drawing, name);
        for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
        if (text) part.textContent = text;
        return part;
      };
      const picture = draw("svg", {viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": "Map of the places, by the numbers of their rows"});
      for (const row of [...made].reverse()) {
        row.pin = draw("circle", {class: "pin", cx: x(row.place.location), cy: y(row.place.location), r: 9});
        row.pin.append(draw("title", {}, row.place.name));
        row.pin.addEventListener("click", () => move(rows.indexOf(row)));
        picture.append(row.pin, draw("text", {x: x(row.place.location), y: y(row.place.location) + 4}, String(made.indexOf(row) + 1)));
      }
      if (item.from) picture.append(draw("path", {class: "from", d: `M${x(item.from) - 9} ${y(item.from)}h18m-9 -9v18`}));
      parent.append(picture);
    }
    function distance(meters) {
      if (meters == null) return "";
      return meters < 1000 ? `${meters} m` : `${(meters / 1000).toLocaleString("en", {maximumFractionDigits: meters < 10000 ? 1 : 0})} km`;
    }
    let here = 0;
    function show() {
      rows.forEach((row, i) => {
        row.element.classList.toggle("here", i === here);
        row.buttons.forEach((button, grade) => button.setAttribute("aria-pressed", String(row.place.grade === grade)));
      });
      rows.forEach((row, i) => row.pin?.classList.toggle("here", i === here));
      const judged = rows.filter(row => row.place.grade != null).length;
      document.getElementById("count").value = document.getElementById("progress").value = judged;
    }
    function move(to) {
      here = Math.max(0, Math.min(rows.length - 1, to));
      show();
      if (rows[here]) rows[here].element.scrollIntoView({block: "nearest"});
    }
    function grade(row, value) {
      row.place.grade = value;
      try { localStorage.setItem(kept, JSON.stringify(items.map(item => item.places.map(place => place.grade)))); } catch {}
      show();
    }
    try {
      const before = JSON.parse(localStorage.getItem(kept));
      if (before) items.forEach((item, i) => item.places.forEach((place, j) => { place.grade = before[i][j]; }));
    } catch {}
    for (const item of items) {
      const section = element("section", "", document.getElementById("items"));
      element("bdi", item.judged.text, element("h2", "", section));
      const {bias, restrict, types, countries, language} = item.judged;
      element("small", [bias, restrict, types, countries, language].filter(Boolean).join(" · "), section);
      if (!item.places.length) element("p", "Nothing came.", section);
      const answers = element("div", "", section);
      answers.className = "answers";
      const list = element("div", "", answers);
      list.className = "rows";
      const made = [];
      for (const place of item.places) {
        const row = {place, element: element("div", "", list), buttons: []};
        row.element.className = "place";
        const text = element("div", "", row.element);
        element("span", String(made.length + 1), text).className = "number";
        element("bdi", place.name, text);
        element("small", [distance(place.meters), place.address, place.type].filter(Boolean).join(" · "), text);
        const grades = element("span", "", row.element);
        grades.className = "grades";
        for (const value of [0, 1, 2, 3]) {
          const button = element("button", String(value), grades);
          button.addEventListener("click", () => { here = rows.indexOf(row); grade(row, value); });
          row.buttons.push(button);
        }
        made.push(row);
        rows.push(row);
      }
      map(item, made, answers);
    }
    document.getElementById("all").textContent = document.getElementById("progress").max = rows.length;
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !rows.length) return;
      if (event.key >= "0" && event.key <= "3" && event.key.length === 1) { grade(rows[here], Number(event.key)); move(here + 1); }
      else if (event.key === "Backspace") grade(rows[here], null);
      else if (event.key === "ArrowDown") move(here + 1);
      else if (event.key === "ArrowUp") move(here - 1);
      else return;
      event.preventDefault();
    });
    document.getElementById("save").addEventListener("click", () => {
      const link = element("a");
      link.href = URL.createObjectURL(new Blob([lines()], {type: "application/x-ndjson"}));
      link.download = "judged.ndjson";
      link.click();
    });
    show();
    """
}

extension JudgePage.Answer {
  fileprivate init(_ place: PlaceSuggestion, _ judged: JudgedCase, from: GeoPoint?) {
    id = place.placeID
    name = place.mainText.text
    address = place.secondaryText?.text ?? ""
    type = place.primaryType ?? place.types.first ?? ""
    location = JudgePage.Point(place.location)
    meters = from.map { Int($0.distanceMeters(to: place.location).rounded()) }
    grade = judged.judgments.first { $0.place == ExpectedPlace(id: place.placeID) }?.grade
  }
}
