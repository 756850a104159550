// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

@testable import GazetteerServer

/// The pages for people in Chromium.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumPageTests {
  private static let ready = "customElements.get('gazetteer-autocomplete')"

  @Test func typingShowsRequestAnswerTimeAndCode() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("shown('#request').includes('\"input\": \"par\"') && shown('#answer').includes('city-paris')")
      #expect(try await page.holds("/^200 · .* ms · \\d suggestions$/.test(shown('#status'))"))
      #expect(try await page.holds("document.querySelectorAll('#latency rect').length > 0 && shown('#latency').includes('p95')"))
      for (form, part) in [("curl", "curl -s 'http"), ("JavaScript", "await fetch("), ("Swift", "URLRequest("), ("Python", "urlopen(")] {
        try await page.run("document.querySelector('[name=form][value=\(form)]').click()")
        #expect(try await page.holds("shown('#request').includes(\"\(part)\") && shown('#request').includes('par')"), "\(form)")
      }
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func whatIsTypedIsOnlyTextInTheCode() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      let code = try await page.run(
        ####"""
        return import('/pages/code.js').then(({ forms }) => {
          const texts = Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, form({ input: `\\##(x) ' """` }, { server: 'http://h/', hasKey: true })]));
          return [texts.Swift.includes('Data(###"""') && texts.Swift.includes('"""###.utf8)'), texts.curl.includes(`'\\''`),
            Object.values(texts).slice(1).every((text) => /GAZETTEER_KEY|-Key": key/.test(text))];
        })
        """####)
      #expect(code.text == "[true,true,true]")
    }
  }

  @Test func filtersGoIntoTheRequestAndOnesThatCannotBeReadAreTold() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.focus()
      try await page.type("par")
      // Before the list is open, Escape ends the session and empties the field.
      try await page.until("isOpen() && shown('#answer').includes('city-paris-tx') && shown('#request').includes('\"par\"')")
      try await page.type(Key.escape)
      try await page.run("document.querySelector('[name=included-region-codes]').focus()")
      try await page.type("fr")
      try await page.until("shown('#request').includes('includedRegionCodes') && !shown('#answer').includes('city-paris-tx')")
      try await page.run("document.querySelector('[name=location-bias]').focus()")
      try await page.type("circle:1")
      try await page.until("shown('#problem').startsWith(\"Location bias: 'circle:1'. Give circle:\")")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func aCircleDrawnOnTheMapBecomesTheBias() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.until("requests.some(({ url }) => url.startsWith('v1/points?'))")
      try await page.run(
        """
        const tool = document.querySelector('#tool');
        tool.value = 'location-bias circle';
        tool.dispatchEvent(new Event('change'));
        const canvas = document.querySelector('canvas');
        canvas.setPointerCapture = () => {};
        const box = canvas.getBoundingClientRect();
        for (const [name, x] of [['pointerdown', 50], ['pointermove', 80], ['pointerup', 80]])
          canvas.dispatchEvent(new PointerEvent(name, { clientX: box.x + x, clientY: box.y + 60, pointerId: 1, bubbles: true }));
        """)
      #expect(try await page.holds("/^circle:-?[\\d.]+,-?[\\d.]+,50000$/.test(document.querySelector('[name=location-bias]').value)"))
      #expect(try await page.holds("element().getAttribute('location-bias') === document.querySelector('[name=location-bias]').value"))
    }
  }

  @Test func rowsBecomePinsAndTheirPositionsAreAskedForBeside() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("shown('#answer').includes('city-paris')")
      try await page.until("requests.filter(({ url }) => url.endsWith('places:autocomplete')).length >= 2")
      #expect(try await page.holds("!shown('#answer').includes('positions')"))
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func typesAreCompletedByWhatTheIndexHoldsAndConditionsGoIntoTheRequest() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.run("document.querySelector('[name=included-primary-types]').focus()")
      try await page.until("requests.some(({ url }) => url === 'v1/values/types')")
      try await page.type("locality, ho")
      try await page.until(
        "[...document.querySelectorAll('#included-primary-types-list option')].some(({ value }) => value === 'locality, hotel')")
      try await page.run(
        "const types = document.querySelector('[name=included-primary-types]'); types.value = ''; types.dispatchEvent(new InputEvent('input', { bubbles: true }))"
      )
      try await page.focus()
      try await page.type("par")
      try await page.until("shown('#answer').includes('city-paris')")
      try await page.run("document.querySelector('[name=where]').focus()")
      try await page.type("brand=Zebra Coffee|Lion stars=3..")
      try await page.until(
        "shown('#request').replace(/\\s+/g, '').includes('\"where\":{\"brand\":[\"ZebraCoffee\",\"Lion\"],\"stars\":{\"min\":3}}')")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func aButtonBesideAFieldChoosesWhatIsDrawn() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.run("document.querySelector('[data-pick=\"location-restriction rect\"]').click()")
      #expect(try await page.holds("document.querySelector('#tool').value === 'location-restriction rect'"))
      #expect(try await page.holds("document.querySelectorAll('[aria-pressed=true]').length === 1"))
      try await page.run("document.querySelector('[data-pick=\"location-restriction rect\"]').click()")
      #expect(try await page.holds("document.querySelector('#tool').value === 'move' && !document.querySelector('[aria-pressed=true]')"))
    }
  }

  @Test func anAnswerIsExplained() async throws {
    try await WebPage.opening("", isReady: Self.ready) { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("shown('#answer').includes('city-paris')")
      try await page.run("document.querySelector('#explain').open = true")
      try await page.until("document.querySelectorAll('.ranks li').length > 1 && document.querySelector('.score i').style.width !== ''")
      try await page.run("document.querySelector('[name=placeId]').value = 'country-fr'; document.querySelector('#why').requestSubmit()")
      try await page.until("shown('.verdict').startsWith('France does not match')")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func thePlacePageShowsHoursNamesAndWhatIsNear() async throws {
    try await WebPage.opening("place?id=hotel-1", isReady: "document.querySelectorAll('#nearby li').length > 0") { page in
      #expect(try await page.text("shown('h2')") == "Hôtel du Nord")
      #expect(
        try await page.holds("document.querySelectorAll('.week tr').length === 7 && document.querySelectorAll('.week .today').length === 1")
      )
      #expect(try await page.holds("shown('.week tr:nth-child(6) td').includes('10:00')"))
      #expect(try await page.holds("![...document.querySelectorAll('h2')].some((head) => head.textContent === 'Own attributes')"))
      #expect(
        try await page.holds(
          "document.querySelector('a[href=\"tel:+33140407878\"]') && document.querySelector('a[href=\"https://example.com\"]')"))
      try await page.until("shown('#attribution').includes('nobody CC0-1.0')")
      try await page.run("document.querySelector('#nearby a[href$=city-paris]').click()")
      try await page.until("shown('h2') === 'Paris' && location.search === '?id=city-paris' && shown('#names').includes('巴黎Chinese')")
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func thePlacePageShowsWhatOnlyTheSourceHas() async throws {
    let place =
      #"{"id":"s","name":"Shop","location":{"latitude":48,"longitude":2},"primaryType":"cafe","types":["cafe"],"brand":"Zebra <b>","tags":["wifi","terrace"]}"#
    try await WebPage.opening("place?id=s", isReady: "shown('h2') === 'Shop'", [place]) { page in
      try await page.until("[...document.querySelectorAll('h2')].some((head) => head.textContent === 'Own attributes')")
      #expect(try await page.holds("[...document.querySelectorAll('dd')].some((fact) => fact.textContent === 'Zebra <b>')"))
      #expect(
        try await page.holds("[...document.querySelectorAll('dd')].some((fact) => fact.querySelectorAll('.tags > span').length === 2)"))
    }
  }

  @Test func namesOnAMapLieBelowNoButtonAndWithinIt() async throws {
    let around = (0..<120).map { number in
      #"{"id":"p\#(number)","name":"A place with a long name \#(number)","location":{"latitude":\#(48 + Double(number / 12 - 5) / 900),"longitude":\#(2 + Double(number % 12 - 6) / 900)},"primaryType":"cafe"}"#
    }
    try await WebPage.opening("place?id=p66", isReady: "document.querySelectorAll('#nearby li').length > 0", around) { page in
      try await page.run(
        """
        window.texts = [];
        const fill = CanvasRenderingContext2D.prototype.fillText;
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
          texts.push({ text, left: x, right: x + this.measureText(text).width, y, wide: this.canvas.clientWidth });
          return fill.call(this, text, x, y);
        };
        """)
      for button in 0..<2 {
        try await page.run("texts.length = 0; document.querySelectorAll('.zoom button')[\(button)].click()")
        try await page.until("texts.length > 4")
        #expect(try await page.holds("texts.some(({ text }) => text === 'A place with a long name 66')"))
        #expect(try await page.holds("texts.every(({ left, right, wide }) => left >= 0 && right <= wide)"), "no name is cut")
        let clear = """
          (({ offsetLeft, offsetTop, offsetHeight }) => texts.every(({ right, y }) => right <= offsetLeft || y - 6 >= offsetTop + offsetHeight))(
            document.querySelector('.zoom'))
          """
        #expect(try await page.holds(clear), "no name lies below a button")
      }
    }
  }

  @Test func anUnknownPlaceIsTold() async throws {
    try await WebPage.opening("place?id=nobody", isReady: "shown('h2') === 'No place has this id'") { page in
      try await page.until("shown('.problem').includes('nobody') && document.title.startsWith('No place has this id')")
    }
  }

  @Test func aKeyIsAskedForOnceAndNotStored() async throws {
    try await WebPage.opening(
      "place?id=hotel-1", isReady: "document.querySelector('dialog[open] input')", options: { $0.apiKeys = ["secret"] }
    ) { page in
      try await page.type("wrong" + Key.enter)
      try await page.until("shown('dialog .problem').includes('does not know this key')")
      try await page.type("secret" + Key.enter)
      try await page.until("shown('h2') === 'Hôtel du Nord' && document.querySelectorAll('#nearby li').length > 0")
      #expect(
        try await page.holds(
          "!document.querySelector('dialog') && localStorage.length === 0 && sessionStorage.length === 0 && document.cookie === ''"))
      #expect(try await page.holds("!location.href.includes('secret') && !document.documentElement.outerHTML.includes('secret')"))
    }
  }
}
