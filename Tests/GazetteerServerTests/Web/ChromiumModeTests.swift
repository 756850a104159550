// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

/// The web component in Chromium: its modes, and how it looks in other surroundings.
@Suite(.serialized, .enabled(if: Chromium.isThere, "needs chromium and chromedriver")) struct ChromiumModeTests {
  @Test func theFullScreenClosesAfterAChoice() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete mode="full-screen"></gazetteer-autocomplete>"#) { page in
      #expect(try await page.text("find('.gz-trigger').ariaExpanded + find('.gz-trigger-text').textContent") == "falseSearch for a place")
      try await page.click("find('.gz-trigger')")
      try await page.until("focused() === input()")
      #expect(try await page.holds("find('dialog').open && find('dialog').getBoundingClientRect().width === innerWidth"))
      try await page.type("syd")
      try await page.until("isOpen() && rows()[0] === 'Sydney'")
      try await page.type(Key.down + Key.enter)
      try await page.until("events('gz-select').length === 1")
      #expect(try await page.holds("!find('dialog').open && focused() === find('.gz-trigger')"))
      #expect(try await page.text("find('.gz-trigger-text').textContent") == "Sydney, New South Wales, AU")
      #expect(try await page.text("find('.gz-trigger').ariaLabel") == "Search for a place: Sydney, New South Wales, AU")
    }
  }

  @Test func cancellingTheFullScreenKeepsTheEarlierChoice() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete mode="full-screen" value="Oslo"></gazetteer-autocomplete>"#) { page in
      try await page.run("element().value = 'Oslo'")
      for leave in ["find('.gz-cancel').click()", "find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))"] {
        try await page.run("element().open()")
        try await page.type("x")
        try await page.until("input().value === 'x'")
        try await page.run(leave)
        #expect(
          try await page.holds("!find('dialog').open && element().value === 'Oslo' && element().sessionToken === undefined"), "\(leave)")
      }
      #expect(try await page.holds("events('gz-cancel').length === 2 && events('gz-select').length === 0"))
    }
  }

  @Test func thePopoverStandsBesideItsButtonAndClosesByEscape() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete mode="popover"></gazetteer-autocomplete>"#) { page in
      try await page.click("find('.gz-trigger')")
      try await page.until("focused() === input()")
      #expect(try await page.holds("find('.gz-popover').getBoundingClientRect().top >= find('.gz-trigger').getBoundingClientRect().bottom"))
      try await page.search("par")
      try await page.type(Key.escape)
      try await page.until("!find('.gz-popover').matches(':popover-open') && find('.gz-trigger').ariaExpanded === 'false'")
      #expect(try await page.holds("events('gz-cancel').length === 1 && focused() === find('.gz-trigger')"))
    }
  }

  @Test func aClickElsewhereClosesThePopover() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete mode="popover"></gazetteer-autocomplete>"#) { page in
      try await page.run("element().open()")
      try await page.search("par")
      try await page.click("document.querySelector('h1')")
      try await page.until("!find('.gz-popover').matches(':popover-open')")
      #expect(try await page.holds("events('gz-cancel').length === 1"))
    }
  }

  @Test func anInputOfThePageGetsAListAndIsGivenBack() async throws {
    try await WebPage.with(
      #"<input id="city" autocomplete="street-address" size="6"><gazetteer-autocomplete for="city"></gazetteer-autocomplete>"#
    ) { page in
      try await page.run("input().focus()")
      try await page.type("par")
      try await page.until("isOpen() && rows()[0] === 'Paris'")
      #expect(try await page.text("input().role + input().autocomplete") == "comboboxoff")
      #expect(try await page.holds("document.getElementById(input().getAttribute('aria-controls')).role === 'listbox'"))
      #expect(try await page.holds("find('.gz-panel').getBoundingClientRect().width === 280"))
      try await page.type(Key.down + Key.enter)
      try await page.until("events('gz-select').length === 1")
      #expect(try await page.holds("input().value.startsWith('Paris, ') && focused() === input() && !isOpen()"))
      try await page.run("element().remove()")
      #expect(
        try await page.holds("!document.querySelector('#city').role && document.querySelector('#city').autocomplete === 'street-address'"))
    }
  }

  @Test func aNameThatNoInputHasIsToldAndCanBeCorrected() async throws {
    try await WebPage.with(#"<input id="city"><gazetteer-autocomplete for="town"></gazetteer-autocomplete>"#) { page in
      #expect(try await page.text("events('gz-error')[0].message") == "The page has no field with the id 'town'. Give that of an input.")
      try await page.run("element().setAttribute('for', 'city'); document.querySelector('#city').focus()")
      try await page.type("par")
      try await page.until("document.querySelector('#city').role === 'combobox' && rows()[0] === 'Paris'")
    }
  }

  @Test func filtersThatAreSetTogetherAreSearchedOnce() async throws {
    try await WebPage.with { page in
      try await page.focus()
      try await page.type("p")
      try await page.until("events('gz-suggestions').length === 1")
      try await page.run(
        "element().setAttribute('language', 'fr'); element().setAttribute('limit', '1'); element().includedRegionCodes = ['us']")
      try await page.until("requests.at(-1).body.limit === 1 && rows().length === 1")
      #expect(try await page.holds("requests.length === 2 && requests[1].body.includedRegionCodes[0] === 'us'"))
    }
  }

  @Test func aRightToLeftPageHasItsRowsFromTheRight() async throws {
    try await WebPage.with(language: "ar") { page in
      try await page.focus()
      try await page.search("par")
      #expect(try await page.holds("getComputedStyle(find('.gz-primary')).textAlign === 'right'"))
      #expect(try await page.holds("find('.gz-icon').getBoundingClientRect().left > find('.gz-lines').getBoundingClientRect().right"))
      #expect(try await page.holds("find('.gz-panel').getBoundingClientRect().right === find('.gz-field').getBoundingClientRect().right"))
      #expect(try await page.text("find('.gz-clear').ariaLabel") == "مسح")
    }
  }

  @Test func aNarrowWindowHasAllInsideAndTargetsOf44Pixels() async throws {
    try await WebPage.with(#"<gazetteer-autocomplete origin="48.85,2.35"></gazetteer-autocomplete>"#) { page in
      try await page.resize(width: 320, height: 480)
      try await page.focus()
      try await page.type("par")
      try await page.until("isOpen() && find('.gz-distance')")
      #expect(
        try await page.holds(
          "document.documentElement.scrollWidth === 320 && all('*').every((part) => part.getBoundingClientRect().right <= 320)"))
      #expect(
        try await page.holds("[...all('.gz-row'), input(), find('.gz-clear')].every((part) => part.getBoundingClientRect().height >= 44)"))
    }
  }

  @Test func theThemeFollowsThePreferenceUnlessToldOtherwise() async throws {
    try await WebPage.with { page in
      let surface = "getComputedStyle(find('.gz-field')).backgroundColor"
      #expect(try await page.text(surface) == "rgb(255, 255, 255)")
      try await page.prefer(["prefers-color-scheme": "dark"])
      #expect(try await page.text(surface) == "rgb(31, 31, 31)")
      try await page.run("element().setAttribute('theme', 'light')")
      #expect(try await page.text(surface) == "rgb(255, 255, 255)")
      try await page.run("element().style.setProperty('--gz-surface', 'rgb(1, 2, 3)')")
      #expect(try await page.text(surface) == "rgb(1, 2, 3)")
    }
  }

  @Test func nothingMovesForWhoWantsReducedMotion() async throws {
    try await WebPage.with { page in
      #expect(try await page.text("getComputedStyle(find('.gz-spinner')).animationName") == "gz-turn")
      try await page.prefer(["prefers-reduced-motion": "reduce"])
      #expect(try await page.text("getComputedStyle(find('.gz-spinner')).animationName") == "none")
    }
  }

  @Test func partsAndPropertiesStyleEveryRow() async throws {
    let head =
      "<style nonce=test>gazetteer-autocomplete { --gz-highlight: rgb(9, 8, 7); } gazetteer-autocomplete::part(primary) { letter-spacing: 3px; }</style>"
    try await WebPage.with(head: head) { page in
      try await page.focus()
      try await page.search("par")
      #expect(try await page.text("getComputedStyle(find('.gz-match')).color") == "rgb(9, 8, 7)")
      #expect(try await page.text("getComputedStyle(find('.gz-primary')).letterSpacing") == "3px")
      #expect(try await page.value("violations").text == "[]")
    }
  }
}
