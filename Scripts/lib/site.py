# SPDX-License-Identifier: Apache-2.0
"""Makes a site of the Markdown of the repository: guides, reference, measurements. Its pages load nothing but what lies beside them.

    site.py OUTPUT [API]

API is the folder of the Swift reference, which the pages link to where it is there. A table behind `<!-- plot -->` is also drawn as bars, and listed on the page of
measurements. A link to a page or a heading that does not exist ends the run, and so does anything that a page would load from elsewhere.
"""
import html

import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path

import markdown

ROOT = Path(__file__).resolve().parent.parent.parent
GROUPS = {
    "Start": ["README.md", "docs/install.md", "docs/first-minutes.md", "docs/tour.md", "docs/command.md", "docs/playground.md", "docs/server.md"],
    "Your data": ["docs/mappings.md", "docs/tables.md", "docs/sources.md", "docs/openstreetmap.md", "docs/audit.md", "docs/layers.md", "docs/packs.md", "docs/spark.md"],
    "Your program": ["docs/swift.md", "docs/ui.md", "docs/web.md", "docs/npm.md", "docs/google-maps-js.md", "docs/c.md", "docs/python.md"],
    "Reference": ["docs/contract.md", "docs/evaluation.md", "docs/figures.md", "docs/scaling.md", "Data/README.md"],
    "How it works": ["ARCHITECTURE.md", "docs/glossary.md", "docs/walks.md", "docs/search.md", "docs/ranking.md", "docs/file-format.md", "docs/server-design.md", "docs/tried.md"],
    "The project": ["CONTRIBUTING.md", "CHANGELOG.md"],
}
# Titles that are too long for a list of pages.
SHORT = {
    "README.md": "Gazetteer", "Data/README.md": "Embedded places", "docs/walks.md": "Walks through the code", "docs/contract.md": "The contract",
    "docs/web.md": "The web component", "docs/ui.md": "A search field in Swift", "docs/google-maps-js.md": "Google's JavaScript names", "docs/scaling.md": "Many machines",
    "docs/sources.md": "Sources", "docs/search.md": "Cost of a search", "docs/server-design.md": "Inside the server", "docs/tried.md": "Tried and dropped",
}
TITLES = {}
STYLE = """
:root { color-scheme: light dark; --ground: light-dark(#fff, #16171a); --soft: light-dark(#f4f5f7, #222428); --line: light-dark(#dfe2e7, #36383d);
  --text: light-dark(#1f2328, #e6e7ea); --quiet: light-dark(#59616b, #a9afb8); --tint: light-dark(#1a5fd0, #8ab4f8); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
a { color: var(--tint); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; border-radius: 2px; }
.page { display: grid; grid-template-columns: 15rem minmax(0, 1fr); max-width: 80rem; margin-inline: auto; }
nav { padding: 1.5rem 1rem 3rem 1.5rem; border-inline-end: 1px solid var(--line); font-size: 0.9375rem; }
nav h2 { margin: 1.25rem 0 0.25rem; font-size: 0.8125rem; color: var(--quiet); font-weight: 600; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.25rem 0.5rem; border-radius: 6px; color: inherit; text-decoration: none; }
nav li a:hover { background: var(--soft); }
nav [aria-current] { background: var(--soft); color: var(--tint); font-weight: 600; }
nav summary { display: none; }
main { min-width: 0; padding: 1.5rem 2rem 4rem; }
main > * { max-width: 52rem; }
h1 { font-size: 1.875rem; line-height: 1.2; letter-spacing: -0.015em; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.375rem; line-height: 1.3; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.0625rem; margin: 1.75rem 0 0.5rem; }
h2 a.here, h3 a.here { margin-inline-start: 0.375rem; color: var(--quiet); text-decoration: none; font-weight: 400; opacity: 0; }
:is(h2, h3):hover a.here, a.here:focus { opacity: 1; }
code { font: 0.875em ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--soft); padding: 0.1em 0.3em; border-radius: 4px; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.875rem 1rem; border-radius: 8px; background: var(--soft); line-height: 1.5; }
pre code { padding: 0; background: none; overflow-wrap: normal; font-size: 0.8125rem; }
.table { max-width: 100%; overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.4375rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; min-width: 5rem; }
th { font-weight: 600; background: var(--soft); }
td code { white-space: normal; }
th.number, td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; min-width: 0; }
img { max-width: 100%; height: auto; border-radius: 8px; border: 1px solid var(--line); }
figure { margin: 1rem 0; }
figure ul { list-style: none; margin: 0; padding: 0; font-size: 0.875rem; }
figure li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding-block: 0.125rem; line-height: 1.35; }
figure b { font-weight: 500; font-variant-numeric: tabular-nums; }
figure i { grid-column: 1 / -1; height: 0.5rem; min-width: 2px; border-radius: 3px; background: var(--tint); }
figure h4 { margin: 0.75rem 0 0.25rem; font-size: 0.875rem; color: var(--quiet); font-weight: 600; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); color: var(--quiet); }
.toc { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9375rem; }
.toc ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
@media (max-width: 52rem) {
  .page { grid-template-columns: minmax(0, 1fr); }
  nav { border: 0; border-block-end: 1px solid var(--line); padding: 0.5rem 1rem; }
  nav summary { display: list-item; padding-block: 0.5rem; font-weight: 600; cursor: pointer; }
  nav li a { padding-block: 0.5rem; }
  main { padding: 1rem 1rem 3rem; }
  h1 { font-size: 1.5rem; }
  a.here { display: none; }
}
@media (min-width: 52.01rem) { nav { position: sticky; top: 0; height: 100vh; overflow: auto; } nav details > :not(summary) { display: block; } }
"""
# The list of pages is open at a desk and closed on a phone.
SCRIPT = 'if (matchMedia("(min-width: 52.01rem)").matches) document.querySelector("nav details").open = true;\n'


def file_name(source):
    if source == "README.md":
        return "index.html"
    return source.lower().removeprefix("docs/").replace("/readme.md", ".html").replace(".md", ".html").replace("/", "-")


def slug(text, _=None):
    """The anchor of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def number(cell):
    """The number of a cell; None for other texts."""
    found = re.fullmatch(r"([\d,]+(?:\.\d+)?) ?(%|ms|s|MB)?", re.sub("<[^>]*>", "", cell).strip())
    return float(found[1].replace(",", "")) if found else None


def rows_of(table):
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.S) for row in re.findall(r"<tr>(.*?)</tr>", table, re.S)]


def plot(table):
    """Bars for each column of numbers: one scale a column of another unit, one for all that share the head's unit."""
    head, *body = rows_of(table)
    columns = [c for c in range(1, len(head)) if body and all(number(row[c]) is not None for row in body)]
    drawings = []
    for column in columns:
        values = [number(row[column]) for row in body]
        most = max(values) or 1
        bars = "".join(f'<li><span>{row[0]}</span> <b>{row[column]}</b><i style="width:{100 * value / most:.1f}%"></i></li>' for value, row in zip(values, body))
        drawings.append(f"<h4>{re.sub('<[^>]*>', '', head[column])}</h4><ul>{bars}</ul>")
    return f"<figure>{''.join(drawings)}</figure>" if drawings else ""


def with_tables(text, source, title, measured):
    """Tables that scroll by themselves, numbers at the right, and bars where they are asked for."""
    def table(match):
        mark, body = match[1], match[2]
        body = re.sub(r"<td[^>]*>([\d,.]+ ?(?:%|ms|s|MB)?)</td>", r'<td class="number">\1</td>', body)
        numeric = [c for c, cell in enumerate(rows_of(body)[1]) if number(cell) is not None] if len(rows_of(body)) > 1 else []
        position = iter(range(100))
        body = re.sub(r"<th>", lambda _: '<th class="number">' if next(position) in numeric else "<th>", body)
        scrolling = f'<div class="table" tabindex="0" role="region" aria-label="Table">{body}</div>'
        if not mark:
            return scrolling
        before = text[:match.start()]
        heading = re.findall(r'<h[23] id="([^"]*)">(.*?)</h[23]>', before)
        paragraph = re.findall(r"<p>(.*?)</p>", before, re.S)
        anchor, name = heading[-1] if heading else ("", title)
        measured.append((source, anchor, re.sub(r'<a class="here".*?</a>', "", name), paragraph[-1] if paragraph else "", plot(body), scrolling))
        return plot(body) + scrolling
    return re.sub(r"(<!-- plot -->\s*)?(<table>.*?</table>)", table, text, flags=re.S)


class Links(HTMLParser):
    """What a page refers to: links, what it loads, and the anchors that it has."""

    def __init__(self):
        super().__init__()
        self.links, self.loads, self.anchors = [], [], set()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("id"):
            self.anchors.add(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        for name in ("src", "srcset", "poster", "data"):
            if values.get(name) and tag != "a":
                self.loads.append(values[name])
        if tag == "link":
            self.loads.append(values.get("href", ""))


def relinked(text, source, pages, loose):
    """Links of the Markdown to those of the site; the text alone where the repository has the file and the site has not."""
    folder = Path(source).parent

    def link(match):
        target, anchor = (match[1].split("#", 1) + [""])[:2]
        if re.match(r"[a-z]+:", match[1]) or not target:
            return match[0]
        path = str(Path("/", folder, target).resolve().relative_to("/"))
        if path in pages:
            # A link that says only the name of the file says the title instead.
            words = TITLES[path] if re.fullmatch(r"[\w./-]+\.md", match[2]) else match[2]
            return f'<a href="{file_name(path)}{"#" + anchor if anchor else ""}">{words}</a>'
        if path == "docs/README.md":
            return f'<a href="index.html">{match[2]}</a>'
        if not (ROOT / path).exists():
            loose.append(f"{source}: {match[1]} is no file of the repository")
        return match[2]
    return re.sub(r'<a href="([^"]*)">(.*?)</a>', link, text, flags=re.S)


def navigation(current, titles, has_api):
    groups = []
    for group, sources in GROUPS.items():
        items = [(file_name(source), titles[source]) for source in sources]
        if group == "Reference":
            items.append(("measurements.html", "Measurements"))
            if has_api:
                items.append(("api/documentation/gazetteer/index.html", "Swift library"))
        entries = "".join(f'<li><a href="{link}"{" aria-current=page" if link == current else ""}>{html.escape(name)}</a></li>' for link, name in items)
        groups.append(f"<h2>{group}</h2><ul>{entries}</ul>")
    return f'<nav aria-label="Pages"><details><summary>Pages</summary>{"".join(groups)}</details></nav>'


def page(title, body, current, titles, has_api):
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{html.escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body>
<div class="page">
{navigation(current, titles, has_api)}
<main>
{body}
</main>
</div>
<script src="site.js"></script>
</body>
</html>
"""


def contents(text):
    """The headings of a long page."""
    found = re.findall(r'<h2 id="([^"]*)">(.*?)</h2>', text)
    if len(found) < 4:
        return text
    items = "".join(f'<li><a href="#{anchor}">{re.sub("<a .*?</a>", "", name)}</a></li>' for anchor, name in found)
    before, after = text.split("</h1>", 1)
    return f'{before}</h1>\n<details class="toc"><summary>On this page</summary><ul>{items}</ul></details>{after}'


def main():
    output = Path(sys.argv[1])
    api = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    has_api = bool(api and api.exists())
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    pages = {source: (ROOT / source).read_text(encoding="utf-8") for sources in GROUPS.values() for source in sources}
    left_out = {str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")} - set(pages) - {"docs/README.md"}
    if left_out:
        sys.exit(f"{', '.join(sorted(left_out))}: in no group of Scripts/lib/site.py; add it to one")
    titles = {source: SHORT.get(source) or re.search(r"^# (.*)$", text, re.M)[1].split(":")[0].replace("`", "") for source, text in pages.items()}
    TITLES.update(titles)
    measured, loose, made = [], [], {}
    for source, text in pages.items():
        maker = markdown.Markdown(extensions=["tables", "fenced_code", "sane_lists", "toc"],
                                  extension_configs={"toc": {"slugify": slug, "permalink": "#", "permalink_class": "here", "permalink_title": "Link to this section", "permalink_leading": False}})
        # Code hosts begin a list without an empty line before it; Markdown does not.
        text = re.sub(r"^(?![-*] |\d+\. |\s|\|)(.+)\n([-*] |1\. )", r"\1\n\n\2", text, flags=re.M)
        body = maker.convert(text)
        body = re.sub(r'(<h1[^>]*>.*?)<a class="here".*?</a></h1>', r"\1</h1>", body, count=1)
        body = relinked(re.sub(r"<!-- (?!plot -->).*?-->", "", body, flags=re.S), source, pages, loose)
        body = re.sub(r'src="(?!https?:)([^"]*)"', lambda match: f'src="images/{Path(match[1]).name}" loading="lazy"', body)
        made[file_name(source)] = page(titles[source] if source == "README.md" else f"{titles[source]} · Gazetteer",
                                       contents(with_tables(body, source, titles[source], measured)), file_name(source), titles, has_api)
    sections = "".join(f'<h2 id="{slug(titles[source] + " " + name)}">{name}</h2><p><a href="{file_name(source)}#{anchor}">{html.escape(titles[source])}</a></p><p>{paragraph}</p>{drawing}{table}'
                       for source, anchor, name, paragraph, drawing, table in measured)
    made["measurements.html"] = page("Measurements · Gazetteer", "<h1>Measurements</h1><p>Tables of the other pages, drawn. Each page tells the command that gives its figures.</p>" + sections,
                                     "measurements.html", titles, has_api)
    if not measured:
        sys.exit("No table has <!-- plot --> before it, so there are no measurements.")
    for name, text in made.items():
        (output / name).write_text(text, encoding="utf-8")
    (output / "style.css").write_text(STYLE, encoding="utf-8")
    (output / "site.js").write_text(SCRIPT, encoding="utf-8")
    shutil.copytree(ROOT / "docs/images", output / "images")
    if has_api:
        shutil.copytree(api, output / "api")
    check(output, made, loose)
    print(f"{output}: {len(made)} pages, {len(measured)} plotted tables")


def check(output, made, wrong):
    """Ends the run where a link leads nowhere, or a page loads something from elsewhere."""
    read = {}
    for name, text in made.items():
        read[name] = Links()
        read[name].feed(text)
    for name, links in read.items():
        for load in links.loads:
            if not load.startswith("data:") and (":" in load or load.startswith("//") or not (output / load).exists()):
                wrong.append(f"{name} loads {load}")
        for link in links.links:
            if re.match(r"(https?|mailto):", link) or link.startswith("api/"):
                continue
            target, anchor = (link.split("#", 1) + [""])[:2]
            target = target or name
            if target not in read:
                wrong.append(f"{name} links to {link}, which is no page")
            elif anchor and anchor not in read[target].anchors:
                wrong.append(f"{name} links to {link}, which is no heading")
    if wrong:
        sys.exit("\n".join(wrong))


main()
