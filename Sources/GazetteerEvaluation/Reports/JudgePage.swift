// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerService

/// A self-contained page on which a person judges the answers to texts, and saves a file of cases that `evaluate` reads.
package struct JudgePage {
  /// A text and its answers.
  package struct Item: Codable, Sendable, Equatable {
    /// The text with its filters, as it is saved.
    package var judged: JudgedCase
    package var places: [Answer]
  }

  /// A place as the page shows it.
  package struct Answer: Codable, Sendable, Equatable {
    package var id: String
    package var name: String
    package var address: String
    package var type: String
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
      for index in indexes {
        for place in try index.answerNow(judged.query(judged.text)).places.prefix(JudgedCase.defaultLimit)
        where seen.insert(place.placeID).inserted {
          places.append(Answer(place, judged))
        }
      }
      var bare = judged
      (bare.expected, bare.absent, bare.judgments, bare.isReplayed) = ([], [], [], false)
      return Item(judged: bare, places: places)
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
        <p class="tools"><button id="save">Save cases</button><span><output id="count">0</output> judged of <span id="all">0</span></span></p>
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
    let here = 0;
    function show() {
      rows.forEach((row, i) => {
        row.element.classList.toggle("here", i === here);
        row.buttons.forEach((button, grade) => button.setAttribute("aria-pressed", String(row.place.grade === grade)));
      });
      document.getElementById("count").value = rows.filter(row => row.place.grade != null).length;
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
      for (const place of item.places) {
        const row = {place, element: element("div", "", section), buttons: []};
        row.element.className = "place";
        const text = element("div", "", row.element);
        element("bdi", place.name, text);
        element("small", [place.address, place.type].filter(Boolean).join(" · "), text);
        const grades = element("span", "", row.element);
        grades.className = "grades";
        for (const value of [0, 1, 2, 3]) {
          const button = element("button", String(value), grades);
          button.addEventListener("click", () => { here = rows.indexOf(row); grade(row, value); });
          row.buttons.push(button);
        }
        rows.push(row);
      }
    }
    document.getElementById("all").textContent = rows.length;
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
  fileprivate init(_ place: PlaceSuggestion, _ judged: JudgedCase) {
    id = place.placeID
    name = place.mainText.text
    address = place.secondaryText?.text ?? ""
    type = place.primaryType ?? place.types.first ?? ""
    grade = judged.judgments.first { $0.place == ExpectedPlace(id: place.placeID) }?.grade
  }
}
