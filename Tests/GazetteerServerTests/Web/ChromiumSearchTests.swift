// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

/// The web component in Chromium: what is searched when, and what comes of it.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumSearchTests {
  @Test func typingListsSuggestionsWithMarks() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("rows().length > 1 && requests.at(-1).body.input === 'par'")
      try await page.until("all('.gz-match')[0].textContent === 'Par'")
      #expect(try await page.text("rows()[0]") == "Paris")
      #expect(try await page.text("find('.gz-secondary').textContent") == "Île-de-France, FR")
      #expect(try await page.holds("find('.gz-icon svg path').getAttribute('d').length > 20"))
      let asked = try await page.value("requests.at(-1).body")
      #expect(asked.at("languageCode")?.string == "en" && asked["inputOffset"] == nil)
      #expect(asked.at("sessionToken")?.string?.count == 32)
      #expect(try await page.holds("events('gz-suggestions').at(-1).suggestions.length === rows().length"))
      #expect(try await page.value("violations").text == "[]")
    }
  }

  @Test func anOlderAnswerNeverReplacesANewerOne() async throws {
    try await WebPage.with { page in
      try await page.run(
        """
        answers = async ({ body: { input } }) => {
          if (input === "o") await held;
          return reply({ suggestions: [place(`for ${input}`)] });
        };
        """)
      try await page.focus()
      try await page.type("o")
      try await page.until("requests.length === 1")
      try await page.type("s")
      try await page.until("rows()[0] === 'for os'")
      try await page.run("release(); return wait(150)")
      #expect(try await page.text("rows().join()") == "for os")
      #expect(try await page.holds("requests[0].body.input === 'o' && requests[0].signal.aborted"))
      #expect(try await page.holds("events('gz-suggestions').every(({ text }) => text === 'os')"))
    }
  }

  @Test func nothingIsSearchedWhileAnInputMethodComposes() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.tell("Input.imeSetComposition", #"{"text":"ぱ","selectionStart":1,"selectionEnd":1}"#)
      try await page.tell("Input.imeSetComposition", #"{"text":"ぱり","selectionStart":2,"selectionEnd":2}"#)
      try await page.run("return wait(150)")
      #expect(try await page.text("input().value") == "ぱり")
      #expect(try await page.holds("requests.length === 0"))
      try await page.tell("Input.insertText", #"{"text":"巴黎"}"#)
      try await page.until("rows()[0]?.startsWith('Paris')")
      #expect(try await page.text("requests[0].body.input") == "巴黎")
    }
  }

  @Test func pastedTextIsSearchedAndOneOfBlanksIsNot() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("  ")
      try await page.tell("Input.insertText", #"{"text":"sydney"}"#)
      try await page.until("rows()[0] === 'Sydney'")
      #expect(try await page.holds("requests.length === 1"))
    }
  }

  @Test func theCursorAndMarksAreCountedInCodePoints() async throws {
    try await WebPage.with { page in
      try await page.run("answers = async () => reply({ suggestions: [place('😀 𝒪slo', [{ startOffset: 2, endOffset: 4 }])] })")
      try await page.focus()
      try await page.type("😀oslo" + Key.left + Key.left + "x")
      try await page.until("requests.at(-1).body.input === '😀osxlo'")
      #expect(try await page.value("requests.at(-1).body.inputOffset") == .number("4"))
      try await page.until("find('.gz-match')")
      #expect(try await page.text("find('.gz-match').textContent") == "𝒪s")
      let parts = try await page.run(
        "return import('/ui/marks.js').then(({ marked }) => marked('a😀b👨‍👩‍👧', [{ endOffset: 2 }, { startOffset: 3, endOffset: 99 }]).map(({ text }) => text))"
      )
      #expect(parts.text == #"["a😀","b","👨‍👩‍👧"]"#)
    }
  }

  @Test func aFailureIsToldAndTryAgainCuresIt() async throws {
    try await WebPage.with { page in
      try await page.run("answers = async () => { throw new TypeError('unreachable'); }")
      try await page.focus()
      try await page.type("syd")
      try await page.until("find('.gz-retry')?.checkVisibility()")
      #expect(try await page.text("find('.gz-message').textContent") == "No connection")
      #expect(try await page.text("find('.gz-status').textContent") == "No connection")
      #expect(try await page.text("events('gz-error').at(-1).status") == "NETWORK")
      #expect(try await page.text("input().ariaExpanded") == "false")
      try await page.run("answers = (request, send) => send()")
      try await page.click("find('.gz-retry')")
      try await page.until("rows()[0] === 'Sydney' && focused() === input()")
    }
  }

  @Test func aRequestThatCannotSucceedHasNoTryAgain() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete location-bias="here"></gazetteer-autocomplete>"#) { page in
      try await page.run("window.failures = []; console.error = (text) => failures.push(text);")
      try await page.focus()
      try await page.type("s")
      try await page.until("find('.gz-failure')?.checkVisibility()")
      // What is wrong is for who made the page; who visits it cannot mend it.
      #expect(try await page.text("find('.gz-message').textContent") == "The search failed")
      let detail = try await page.text("failures.at(-1)") ?? ""
      #expect(detail.contains("location-bias is 'here'") && detail.contains("circle:LAT,LNG,METERS"), "\(detail)")
      #expect(try await page.text("events('gz-error').at(-1).message") == detail.replacing("<gazetteer-autocomplete>: ", with: ""))
      #expect(try await page.holds("find('.gz-retry').hidden && requests.length === 0"))
      try await page.run("element().removeAttribute('location-bias'); element().setAttribute('included-region-codes', 'zzz')")
      try await page.until("events('gz-error').at(-1).status === 'INVALID_ARGUMENT' && requests.length === 1")
    }
  }

  @Test func whatIsNotFoundIsSaid() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("qqqzzz")
      try await page.until("find('.gz-message')?.textContent === 'Nothing found'")
      #expect(try await page.holds("find('.gz-message').checkVisibility() && !isOpen()"))
      #expect(try await page.text("find('.gz-status').textContent") == "Nothing found")
    }
  }

  @Test func aSpinnerTurnsOnlyForSlowAnswers() async throws {
    try await WebPage.with { page in
      try await page.run("answers = async () => reply({})")
      try await page.run(
        "window.spun = 0; new MutationObserver(() => (spun += !find('.gz-spinner').hidden)).observe(find('.gz-spinner'), { attributes: true })"
      )
      try await page.focus()
      try await page.type("a")
      try await page.until("find('.gz-message')?.textContent")
      #expect(try await page.holds("spun === 0"))
      try await page.run("answers = async () => { await held; return reply({}); }")
      try await page.type("b")
      try await page.until("!find('.gz-spinner').hidden && element().matches(':state(busy)')")
      try await page.run("release()")
      try await page.until("find('.gz-spinner').hidden && !element().matches(':state(busy)')")
    }
  }

  @Test func filtersAreAttributesOrProperties() async throws {
    let filters =
      #"location-bias="circle:48.8,2.3,500" origin="48.85,2.35" included-region-codes="fr, us" included-primary-types="locality" limit="3""#
    try await WebPage.with(#"<gazetteer-autocomplete language="fr" region="FR" \#(filters)></gazetteer-autocomplete>"#) { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("rows().length === 2")
      let asked = try await page.value("requests.at(-1).body")
      #expect(asked["languageCode"] == .string("fr") && asked["regionCode"] == .string("FR") && asked["limit"] == .number("3"))
      #expect(
        asked.at("locationBias.circle.center.latitude") == .number("48.8") && asked.at("locationBias.circle.radius") == .number("500"))
      #expect(asked["includedRegionCodes"]?.text == #"["fr","us"]"#)
      #expect(try await page.text("find('.gz-distance').textContent")?.hasSuffix("m") == true)
      try await page.run("element().includedRegionCodes = ['us']")
      try await page.until("rows().length === 1")
      #expect(try await page.text("find('.gz-secondary').textContent")?.contains("Texas") == true)
      try await page.run("element().setAttribute('included-region-codes', 'fr')")
      try await page.until("find('.gz-secondary').textContent.includes('FR') || find('.gz-secondary').textContent.includes('France')")
    }
  }

  private static let bars = [("a", "24/7"), ("b", "off")].map { id, hours in
    #"{"id":"\#(id)","name":"Bar \#(id)","location":{"latitude":59.9,"longitude":10.5},"primaryType":"bar","timeZone":"Europe/Oslo","openingHours":"\#(hours)"}"#
  }

  @Test func conditionsAreAttributesAndProperties() async throws {
    let attributes = #"where="brand=Zebra|Lion, stars=3.5.., floors=..-2" open-now"#
    try await WebPage.with("<gazetteer-autocomplete \(attributes)></gazetteer-autocomplete>") { page in
      try await page.run("answers = async () => reply({ suggestions: [place('A')] })")
      try await page.focus()
      try await page.type("bar")
      try await page.until("rows().length === 1")
      let asked = try await page.value("requests.at(-1).body")
      #expect(
        asked.at("gazetteer.where")?.text
          == #"{"brand":["Zebra","Lion"],"floors":{"max":-2},"openNow":true,"stars":{"min":3.5}}"#)
      #expect(asked["where"] == nil && asked["openNow"] == nil && asked["chips"] == nil)
      try await page.run("element().removeAttribute('open-now'); element().where = { brand: 'Zebra' };")
      try await page.until("JSON.stringify(requests.at(-1).body.gazetteer) === '{\"where\":{\"brand\":\"Zebra\"}}'")
      try await page.run("element().where = undefined; element().setAttribute('where', 'brand');")
      try await page.until("events('gz-error').at(-1)?.message.includes('brand=Zebra|Lion')")
    }
  }

  @Test func chipsAreFiltersForVisitors() async throws {
    let chips = #"chips="Open now: openNow; Bars: kind=bar""#
    try await WebPage.with("<gazetteer-autocomplete \(chips)></gazetteer-autocomplete>", Self.bars) { page in
      try await page.focus()
      try await page.type("bar")
      try await page.until("rows().length === 2 && find('.gz-chips').checkVisibility()")
      let told = try await page.text("all('.gz-chip').map((chip) => `${chip.textContent} ${chip.ariaPressed}`).join()")
      #expect(told == "Open now false,Bars false")
      try await page.click("find('.gz-chip')")
      try await page.until("rows().join() === 'Bar a'")
      #expect(try await page.holds("find('.gz-chip').ariaPressed === 'true' && focused() === input() && isOpen()"))
      #expect(try await page.text("JSON.stringify(requests.at(-1).body.gazetteer)") == #"{"where":{"openNow":true}}"#)
      try await page.click("find('.gz-chip')")
      try await page.until("rows().length === 2")
      #expect(try await page.holds("requests.at(-1).body.gazetteer === undefined"))
      // An attribute that the index does not have is refused; the chip stays, so that it can be let go.
      try await page.click("all('.gz-chip')[1]")
      try await page.until("find('.gz-failure')?.checkVisibility() && all('.gz-chip')[1].ariaPressed === 'true'")
      try await page.run("element().chips = [{ label: 'Lodging', includedPrimaryTypes: ['hotel'] }]")
      try await page.click("input()")
      try await page.type("qqq")
      try await page.until("find('.gz-message')?.textContent === 'Nothing found' && all('.gz-chip').length === 1")
      try await page.click("find('.gz-chip')")
      try await page.until("requests.at(-1).body.includedPrimaryTypes?.join() === 'hotel'")
    }
  }

  @Test func rowsShowTheAttributesThatThePageNames() async throws {
    let shop =
      #"{"id":"z","name":"Zebra","location":{"latitude":59.9,"longitude":10.5},"primaryType":"bakery","brand":"<b>Zebra & Co</b>","stars":4.5,"wifi":true,"parking":false,"goods":["bread","rolls"],"boss":{"name":"Ann"}}"#
    let plain = #"{"id":"p","name":"Zebra Park","location":{"latitude":59.9,"longitude":10.6},"primaryType":"park"}"#
    let attributes = #"row-attributes="brand, Stars: stars, wifi, parking, goods, boss, none""#
    try await WebPage.with("<gazetteer-autocomplete \(attributes)></gazetteer-autocomplete>", [shop, plain]) { page in
      try await page.focus()
      try await page.type("zebra")
      try await page.until("rows().length === 2")
      // What a source wrote is text, never markup.
      let own = try await page.text("all('.gz-attributes').map((line) => line.textContent).join('|')")
      #expect(own == "<b>Zebra & Co</b> · Stars 4.5 · wifi · bread, rolls")
      #expect(try await page.holds("find('.gz-attributes').children.length === 0 && find('.gz-attributes').part.contains('attributes')"))
      #expect(try await page.text("all('.gz-row')[0].getAttribute('aria-label')")?.contains("Stars 4.5") == true)
      #expect(try await page.holds("requests.at(-1).headers['X-Goog-FieldMask'].endsWith(',gazetteer.extra')"))
      #expect(try await page.holds("requests.at(-1).body.rowAttributes === undefined"))
      #expect(try await page.text("events('gz-suggestions').at(-1).extra.get('z').boss.name") == "Ann")
      // A property says it of names that an attribute cannot have, and in the language of the page.
      try await page.run("element().setAttribute('language', 'de'); element().rowAttributes = [{ name: 'stars', label: 'Sterne' }];")
      try await page.until("find('.gz-attributes')?.textContent === 'Sterne 4,5'")
      try await page.run("element().rowAttributes = undefined; element().setAttribute('row-attributes', 'Stars:');")
      try await page.until("events('gz-error').at(-1)?.message.includes('brand, Stars: stars')")
    }
  }

  @Test func aPageWithoutALanguageSpeaksThatOfTheBrowser() async throws {
    try await WebPage.with(language: "") { page in
      try await page.run("Object.defineProperty(navigator, 'language', { value: 'fr-CA', configurable: true })")
      try await page.focus()
      try await page.type("par")
      try await page.until("rows().length > 1")
      #expect(try await page.text("requests.at(-1).body.languageCode") == "fr-CA")
      #expect(try await page.text("find('.gz-list').getAttribute('aria-label')") == "Résultats")
    }
  }

  @Test func aClickIntoTheFieldOpensTheListAgain() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete fields="id"></gazetteer-autocomplete>"#) { page in
      try await page.focus()
      try await page.search("syd")
      try await page.type(Key.escape)
      try await page.until("!isOpen()")
      let count = try await page.value("requests.length")
      try await page.click("input()")
      try await page.until("isOpen() && rows()[0] === 'Sydney'")
      #expect(try await page.value("requests.length") == count, "the list is still there")
      try await page.type(Key.down + Key.enter)
      try await page.until("!isOpen() && element().place?.id === 'city-sydney'")
      try await page.click("input()")
      try await page.until("isOpen() && rows()[0] === 'Sydney'")
      #expect(try await page.holds("element().place.id === 'city-sydney'"), "looking is no other choice")
    }
  }

  @Test func sourcesOfWhatIsListedAreShownWithoutDetails() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("hotel du")
      try await page.until("rows()[0] === 'Hôtel du Nord'")
      #expect(try await page.text("find('.gz-attributions').textContent") == "Data: nobody")
      #expect(try await page.holds("find('.gz-attributions').checkVisibility()"))
      #expect(try await page.holds("requests.every(({ url }) => url.endsWith(':autocomplete'))"))
      try await page.run(
        "answers = async () => reply({ suggestions: [place('A')], gazetteer: { attributions: [{ provider: 'B', providerUri: 'https://b.example/' }] } })"
      )
      try await page.type("x")
      try await page.until("find('.gz-attributions a')?.href === 'https://b.example/'")
    }
  }

  @Test func openAndClosedAreShownOnRequest() async throws {
    try await WebPage.with("<gazetteer-autocomplete show-open></gazetteer-autocomplete>", Self.bars) { page in
      try await page.focus()
      try await page.type("bar")
      try await page.until("rows().length === 2 && find('.gz-open') && find('.gz-closed')")
      #expect(try await page.text("find('.gz-open').textContent + find('.gz-closed').textContent") == "OpenClosed")
      #expect(try await page.text("find('.gz-row').getAttribute('aria-label')")?.hasSuffix(", Open") == true)
    }
  }

  @Test func distancesAreInTheUnitsOfTheRegion() async throws {
    try await WebPage.with { page in
      let texts = try await page.run(
        """
        return import('/ui/distance.js').then(({ distanceText: text }) => [text(52, 'en'), text(847, 'en'), text(1234, 'de'), text(23456, 'fr'),
          text(1609, 'en-US'), text(60, 'en-US'), text(60, 'en', undefined, 'gb'), text(1609, 'en-US', 'metric'), text(1609, 'en', 'imperial')].join('|'));
        """
      ).string
      #expect(
        texts?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
          == "52 m|850 m|1,2 km|23 km|1.0 mi|200 ft|70 yd|1.6 km|1.0 mi")
    }
  }
}
