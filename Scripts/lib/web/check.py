# SPDX-License-Identifier: Apache-2.0
"""Looks at the component and at the server's pages in Chromium: rules of axe in every state, optionally pictures; then the time from a key to the painted list.

    check.py SERVER AXE [--images FOLDER] [--modules FOLDER]
"""
import argparse
import base64
import os
import shutil
import statistics
import sys
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.chrome.service import Service

from pages import Pages
from states import PAGE_STATES, STATES, PageState, State

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
KEYSTROKES = ["p", "a", "r", "i", "s", "\ue003", "\ue003", "\ue003", "\ue003", "\ue003"]


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
    for flag in ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"] + (["--no-sandbox"] if os.geteuid() == 0 else []):
        options.add_argument(flag)
    return webdriver.Chrome(options, Service(shutil.which("chromedriver")))


def until(driver, condition, seconds=10):
    end = time.monotonic() + seconds
    while not driver.execute_script(f"return Boolean({condition})"):
        if time.monotonic() > end:
            sys.exit(f"FAILED: {driver.current_url} never came to: {condition}")
        time.sleep(0.02)


def prepare(driver, state, forced_colours=False):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": state.width, "height": state.height, "deviceScaleFactor": 1, "mobile": False})
    features = [{"name": "prefers-color-scheme", "value": state.theme}, {"name": "forced-colors", "value": "active" if forced_colours else "none"}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def show_page(driver, server, state: PageState):
    prepare(driver, state)
    driver.get(f"{server}/{state.path}")
    until(driver, state.before)
    driver.execute_script(state.script)
    until(driver, state.ready)
    time.sleep(0.5)


def show(driver, pages, state: State):
    prepare(driver, state, state.forced_colours)
    driver.get(f"{pages.address}/{state.name}")
    until(driver, "customElements.get('gazetteer-autocomplete') && document.readyState === 'complete'")
    if state.opens:
        driver.execute_script("element().open()")
    elif state.keys:
        driver.execute_script("(find('.gz-input') ?? find('input')).focus()")
    plain = [key for key in state.keys if key < "\ue000"]
    special = state.keys[len(plain):]
    ActionChains(driver).send_keys("".join(plain)).perform()
    if special:
        until(driver, "all('.gz-row').length > 0")
        time.sleep(0.3)
    for key in special:
        ActionChains(driver).send_keys(key).perform()
        time.sleep(0.1)
    until(driver, state.ready)
    time.sleep(0.1)


def violations(driver, axe):
    driver.execute_script(axe)
    found = driver.execute_async_script("axe.run(document, arguments[0]).then(arguments[1])", RULES)["violations"]
    return [f"{rule['id']}: {rule['help']}: {node['html'][:150]} {node.get('failureSummary', '')}" for rule in found for node in rule["nodes"]]


def inside(driver):
    """Nothing of the page reaches out of the window sideways."""
    return driver.execute_script("""
      const parts = typeof all === "function" ? all("*") : [];
      return document.documentElement.scrollWidth <= innerWidth && parts.every((part) => part.getBoundingClientRect().right <= innerWidth + 1);""")


def painted(driver, pages, rounds=20):
    """Milliseconds from a pressed key to the frame that shows its suggestions."""
    show(driver, pages, STATES[0])
    driver.execute_script("""
      window.times = [];
      let pressed;
      find('.gz-input').addEventListener('input', () => (pressed = performance.now()));
      element().addEventListener('gz-suggestions', () => requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - pressed))));
      find('.gz-input').focus();""")
    for _ in range(rounds):
        for key in KEYSTROKES:
            ActionChains(driver).send_keys(key).perform()
            time.sleep(0.06)
    return sorted(driver.execute_script("return times"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("axe", type=Path)
    parser.add_argument("--images", type=Path, help="keep a picture of each state here")
    parser.add_argument("--modules", type=Path, help="take the component from this folder, not from the server")
    arguments = parser.parse_args()
    axe = arguments.axe.read_text()
    driver = browser()
    try:
        pages = Pages(STATES, arguments.server, arguments.modules)
        failures = []
        for state in [*STATES, *PAGE_STATES]:
            if isinstance(state, PageState):
                show_page(driver, arguments.server, state)
            else:
                show(driver, pages, state)
            found = violations(driver, axe)
            if not inside(driver):
                found.append("something reaches out of the window sideways")
            failures += [f"{state.name}: {line}" for line in found]
            if arguments.images:
                arguments.images.mkdir(parents=True, exist_ok=True)
                picture = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
                (arguments.images / f"{state.name}.png").write_bytes(base64.b64decode(picture))
        print(*failures, sep="\n", end="\n" if failures else "")
        print(f"axe, {len(STATES) + len(PAGE_STATES)} states: {len(failures)} violations")
        times = painted(driver, pages)
        print(f"key to painted list, {len(times)} keys: p50 {statistics.median(times):.1f} ms, p95 {times[int(len(times) * 0.95)]:.1f} ms")
        sys.exit(1 if failures else 0)
    finally:
        driver.quit()


main()
