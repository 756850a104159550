# SPDX-License-Identifier: Apache-2.0
"""Pages with the component, from an origin of their own, as those of most people are."""
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

SCRIPT = """
const element = () => document.querySelector("gazetteer-autocomplete");
const all = (selector) => [...element().shadowRoot.querySelectorAll(selector), ...document.querySelectorAll(selector)];
const find = (selector) => all(selector)[0];
const send = window.fetch;
const answers = async (send) => { %s; return send(); };
window.fetch = (...request) => answers(() => send(...request));
"""


def page(state, server, modules):
    body = state.body.replace("<gazetteer-autocomplete", f'<gazetteer-autocomplete server="{server}"')
    direction = ' dir="rtl"' if state.language == "ar" else ""
    return f"""<!doctype html><html lang="{state.language}"{direction}><head><meta charset="utf-8"><title>{state.name}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="{state.theme}">
<style>html {{ font-size: {state.text_size} }} body {{ margin: 1rem; font-family: system-ui, sans-serif }} h1 {{ font-size: 1.1rem }}</style>
<script>{SCRIPT % state.answers}</script>
<script type="module" src="{modules}/gazetteer-autocomplete.js"></script></head><body><main><h1>Where to?</h1>{body}</main></body></html>"""


class Pages:
    """Serves the page of each state as `/NAME`, and the component's modules from a folder, or else they come from the server."""

    def __init__(self, states, server, folder=None):
        modules = "/modules" if folder else f"{server}/ui"
        texts = {f"/{state.name}": page(state, server, modules).encode() for state in states}
        for file in Path(folder).glob("*.js") if folder else []:
            texts[f"/modules/{file.name}"] = file.read_bytes()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                path = urlsplit(self.path).path
                text = texts.get(path)
                self.send_response(200 if text else 404)
                self.send_header("Content-Type", "text/javascript" if path.endswith(".js") else "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(text or b"")))
                self.end_headers()
                self.wfile.write(text or b"")

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
