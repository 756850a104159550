# SPDX-License-Identifier: Apache-2.0
"""The states of the component that are looked at: what the page holds, how the browser is set, what is typed before."""
from dataclasses import dataclass

PLAIN = "<gazetteer-autocomplete {}></gazetteer-autocomplete>"
KEYS = {"down": "\ue015", "enter": "\ue007", "escape": "\ue00c"}


@dataclass(frozen=True)
class State:
    """`keys` are typed into the field; `ready` is what then has to hold in the page, with `find` and `all` for elements."""

    name: str
    body: str = PLAIN
    keys: str = ""
    ready: str = "true"
    language: str = "en"
    width: int = 480
    height: int = 560
    theme: str = "light"
    text_size: str = "100%"
    forced_colours: bool = False
    opens: bool = False
    answers: str = ""


def with_attributes(attributes):
    return PLAIN.format(attributes)


LISTED = "all('.gz-row').length > 1"
BIASED = 'location-bias="circle:48.8566,2.3522,5000" origin="48.8566,2.3522"'
OFFLINE = "throw new TypeError('unreachable')"
CHIPS = 'chips="Open now: openNow; Free: entrance=free; With a very long name: stars=4.."'
OWN = 'row-attributes="entrance, Stars: stars"'
PRESSED = "find('.gz-chip') && (find('.gz-chip').ariaPressed === 'true' || (find('.gz-chip').click(), false)) && all('.gz-row').length > 0"
SLOW = "await new Promise((done) => setTimeout(done, 60_000))"

STATES = [
    State("empty", with_attributes("")),
    State("inline", with_attributes(BIASED), "paris" + KEYS["down"], LISTED),
    State("inline-dark", with_attributes(BIASED), "paris" + KEYS["down"], LISTED, theme="dark"),
    State("multi-line", with_attributes(BIASED + ' density="multi-line" icons="none"'), "pa", LISTED, width=320),
    State("right-to-left", with_attributes(BIASED), "par" + KEYS["down"], LISTED, language="ar"),
    State("right-to-left-dark", with_attributes(BIASED), "par" + KEYS["down"], LISTED, language="ar", theme="dark"),
    State("full-screen", with_attributes('mode="full-screen" ' + BIASED), "par" + KEYS["down"], LISTED, width=390, height=720, opens=True),
    State("full-screen-dark", with_attributes('mode="full-screen" ' + BIASED), "par" + KEYS["down"], LISTED, width=390, height=720, opens=True, theme="dark"),
    State("full-screen-closed", with_attributes('mode="full-screen"'), width=390),
    State("popover", with_attributes('mode="popover" ' + BIASED), "par", LISTED, opens=True),
    State("popover-dark", with_attributes('mode="popover" ' + BIASED), "par", LISTED, opens=True, theme="dark"),
    State("for", '<label>City <input id="city"></label><gazetteer-autocomplete for="city"></gazetteer-autocomplete>', "lond" + KEYS["down"], LISTED),
    State("for-dark", '<label>City <input id="city"></label><gazetteer-autocomplete for="city"></gazetteer-autocomplete>', "lond", LISTED, theme="dark"),
    State("nothing-found", with_attributes(""), "qqqzzz", "find('.gz-message')?.checkVisibility()"),
    State("no-connection", with_attributes(""), "par", "find('.gz-retry')?.checkVisibility()", answers=OFFLINE),
    State("no-connection-dark", with_attributes(""), "par", "find('.gz-retry')?.checkVisibility()", answers=OFFLINE, theme="dark"),
    State("waiting", with_attributes(""), "par", "!find('.gz-spinner').hidden", answers=SLOW),
    State("recent", with_attributes("recent"), "par" + KEYS["down"] + KEYS["enter"] + KEYS["escape"], "find('.gz-forget')?.checkVisibility()"),
    State("chips", with_attributes(f"{BIASED} show-open {CHIPS}"), "museum", PRESSED),
    State("chips-dark", with_attributes(f"{BIASED} show-open {CHIPS}"), "museum", PRESSED, width=320, theme="dark"),
    State("chips-forced-colours", with_attributes(f"{BIASED} {CHIPS}"), "museum", PRESSED, forced_colours=True),
    State("attributes", with_attributes(f"{BIASED} show-open {OWN}"), "museum of", "all('.gz-attributes').length > 1"),
    State("attributes-dark", with_attributes(f"{BIASED} {OWN}"), "museum of", "all('.gz-attributes').length > 1", width=320, theme="dark"),
    State("disabled", with_attributes('disabled value="Oslo"')),
    State("narrow", with_attributes(BIASED + " show-open"), "hotel", LISTED, width=320),
    State("large-text", with_attributes(BIASED), "paris" + KEYS["down"], LISTED, width=640, text_size="200%"),
    State("forced-colours", with_attributes(BIASED), "paris" + KEYS["down"], LISTED, forced_colours=True),
]


@dataclass(frozen=True)
class PageState:
    """A page of the server itself: its path, what a script does there once `before` holds, and what then has to hold."""

    name: str
    path: str
    before: str
    script: str = ""
    ready: str = "true"
    width: int = 1440
    height: int = 1000
    theme: str = "light"


def both(name, path, before, script="", ready="true"):
    """The state at a desk in the light, and on a phone in the dark."""
    return [PageState(name, path, before, script, ready), PageState(f"{name}-phone-dark", path, before, script, ready, width=390, height=844, theme="dark")]


PLAYGROUND = "document.querySelectorAll('#examples button').length && document.querySelector('gazetteer-autocomplete').shadowRoot?.querySelector('input')"
TYPE = "document.querySelectorAll('#examples button')[1].click()"
FILTER = "const form = document.querySelector('#filters'); form.elements['{}'].value = '{}'; form.dispatchEvent(new InputEvent('input'))"

PAGE_STATES = [
    *both("page-empty", "", PLAYGROUND),
    *both("page-typed", "", PLAYGROUND, TYPE, "document.querySelector('#answer code').textContent"),
    *both("page-bias", "", PLAYGROUND, f"{TYPE}; {FILTER.format('location-bias', 'circle:48.86,2.35,30000')}", "document.querySelector('#request').textContent.includes('circle')"),
    *both("page-refused", "", PLAYGROUND, f"{TYPE}; {FILTER.format('included-primary-types', 'nonsense')}", "document.querySelector('#status').textContent.startsWith('400')"),
    *both("page-where", "", PLAYGROUND, f"{TYPE}; {FILTER.format('where', 'brand=Zebra')}", "document.querySelector('#request').textContent.includes('Zebra')"),
    *both("page-explained", "", PLAYGROUND, f"{TYPE}; document.querySelector('#explain').open = true", "document.querySelectorAll('.ranks li').length > 1"),
    *both("page-place", "place?id=poi-louvre-museum", "document.querySelectorAll('#nearby li').length"),
    *both("page-unknown", "place?id=nobody", "document.querySelector('.problem')"),
]
