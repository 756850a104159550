// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

/// The web component in Chromium, used without a mouse, and what assistive technology is told.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumKeyTests {
  @Test func aPlaceIsChosenByKeysAloneAndTheNextSearchIsANewSession() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete fields="displayName,location"></gazetteer-autocomplete>"#) { page in
      try await page.search(Key.tab + "syd")
      try await page.type(Key.down + Key.enter)
      try await page.until("events('gz-select').length === 1")
      let chosen = try await page.value("events('gz-select')[0]")
      #expect(chosen.at("suggestion.placePrediction.placeId") == .string("city-sydney"))
      #expect(chosen.at("place.displayName.text") == .string("Sydney") && chosen.at("place.location.latitude")?.double == -33.8688)
      #expect(try await page.text("input().value") == "Sydney, New South Wales, AU")
      #expect(try await page.holds("!isOpen() && element().place.displayName.text === 'Sydney' && element().value === input().value"))
      #expect(try await page.holds("requests.at(-1).url.includes(`sessionToken=${events('gz-select')[0].sessionToken}`)"))
      #expect(try await page.holds("requests[0].body.sessionToken === events('gz-select')[0].sessionToken"))
      try await page.type(Key.backspace)
      try await page.until("requests.at(-1).body?.sessionToken !== undefined")
      #expect(try await page.holds("requests.at(-1).body.sessionToken !== requests[0].body.sessionToken && element().place === null"))
    }
  }

  @Test func arrowsGoThroughRowsAndTheField() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("par")
      try await page.until("isOpen() && rows().length > 1 && events('gz-suggestions').at(-1).text === 'par'")
      #expect(try await page.holds("!input().hasAttribute('aria-activedescendant')"))
      try await page.type(Key.down)
      #expect(
        try await page.holds(
          "all('.gz-row')[0].ariaSelected === 'true' && input().getAttribute('aria-activedescendant') === all('.gz-row')[0].id"))
      try await page.type(Key.up)
      #expect(try await page.holds("!input().hasAttribute('aria-activedescendant')"))
      try await page.type(Key.up)
      #expect(try await page.holds("all('.gz-row').at(-1).ariaSelected === 'true' && all('[aria-selected=true]').length === 1"))
      #expect(try await page.text("input().value") == "par")
    }
  }

  @Test func escapeClosesTheListThenEmptiesTheField() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.search("par")
      try await page.type(Key.escape)
      #expect(try await page.holds("!isOpen() && !find('.gz-panel').checkVisibility() && input().value === 'par'"))
      try await page.type(Key.down)
      #expect(try await page.holds("isOpen()"))
      try await page.type(Key.escape + Key.escape)
      #expect(try await page.holds("input().value === '' && events('gz-cancel').length === 1 && element().sessionToken === undefined"))
    }
  }

  @Test func tabLeavesThroughTheButtonAndTheListCloses() async throws {
    try await WebPage.with("<gazetteer-autocomplete></gazetteer-autocomplete><button id=next>Next</button>") { page in
      try await page.focus()
      try await page.search("par")
      try await page.type(Key.tab)
      #expect(try await page.holds("focused() === find('.gz-clear') && isOpen()"))
      try await page.type(Key.tab)
      #expect(try await page.holds("document.activeElement.id === 'next' && !isOpen()"))
    }
  }

  @Test func anAnswerAfterLeavingOpensNothing() async throws {
    try await WebPage.with("<gazetteer-autocomplete></gazetteer-autocomplete><button id=next>Next</button>") { page in
      try await page.run("answers = async () => { await held; return reply({ suggestions: [place('A')] }); }")
      try await page.focus()
      try await page.type("a")
      try await page.until("requests.length === 1")
      try await page.type(Key.tab + Key.tab)
      try await page.run("release(); return wait(150)")
      #expect(
        try await page.holds("document.activeElement.id === 'next' && !find('.gz-panel').checkVisibility() && requests[0].signal.aborted"))
    }
  }

  @Test func theButtonEmptiesTheField() async throws {
    try await WebPage.with { page in
      #expect(try await page.holds("find('.gz-clear').hidden"))
      try await page.focus()
      try await page.search("par")
      try await page.click("find('.gz-clear')")
      #expect(try await page.holds("input().value === '' && focused() === input() && !isOpen() && find('.gz-clear').hidden"))
    }
  }

  @Test func aRowIsChosenByAClick() async throws {
    try await WebPage.with { page in
      try await page.click("input()")
      try await page.type("par")
      try await page.until("rows().length > 1")
      try await page.click("all('.gz-row')[1]")
      try await page.until("events('gz-select').length === 1")
      #expect(try await page.holds("focused() === input() && events('gz-select')[0].place === null"))
    }
  }

  @Test func rolesAndStatesAreThoseOfACombobox() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete label="Where to?"></gazetteer-autocomplete>"#) { page in
      #expect(
        try await page.text("[input().role, input().ariaExpanded, input().ariaAutoComplete, input().ariaLabel].join()")
          == "combobox,false,list,Where to?")
      try await page.focus()
      try await page.search("par")
      #expect(try await page.holds("find('#' + input().getAttribute('aria-controls')).role === 'listbox'"))
      #expect(
        try await page.holds(
          "all('.gz-row').every(({ role, id }, index, list) => role === 'option' && list.filter((other) => other.id === id).length === 1)"))
      #expect(
        try await page.holds("find('.gz-status').role === 'status' && find('.gz-status').textContent === `Results: ${rows().length}`"))
      #expect(try await page.text("find('.gz-row').getAttribute('aria-label')") == "Paris, Île-de-France, FR")
    }
  }

  @Test func recentChoicesStayInTheBrowserAndAreForgotten() async throws {
    try await WebPage.with("<gazetteer-autocomplete recent></gazetteer-autocomplete>") { page in
      try await page.focus()
      try await page.search("syd")
      try await page.type(Key.down + Key.enter)
      try await page.until("events('gz-select').length === 1")
      try await page.click("find('.gz-clear')")
      try await page.until("rows()[0] === 'Sydney' && find('.gz-heading').textContent === 'Recent'")
      #expect(try await page.holds("all('.gz-match').length === 0"))
      try await page.click("find('.gz-forget')")
      #expect(try await page.holds("!isOpen() && localStorage.getItem('gazetteer-recent') === '[]'"))
    }
  }

  @Test func theTextIsPartOfAForm() async throws {
    let form = #"<form><label>Place <gazetteer-autocomplete name="place" value="Oslo"></gazetteer-autocomplete></label></form>"#
    try await WebPage.with(form) { page in
      #expect(try await page.text("new FormData(document.forms[0]).get('place')") == "Oslo")
      #expect(try await page.text("input().ariaLabel") == "Place")
      try await page.focus()
      try await page.type("!")
      try await page.until("new FormData(document.forms[0]).get('place') === input().value && input().value.length === 5")
      try await page.run("document.forms[0].reset()")
      #expect(try await page.text("input().value") == "Oslo")
    }
  }
}
