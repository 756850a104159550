# SPDX-License-Identifier: Apache-2.0
"""Words a sentence of each document, and of the public doc comments of each module: the median and the ninth decile. Tables, code and headings are left out;
a list item ends a sentence.

    doc_words.py                 a line a document or module
    doc_words.py --long FILE     its sentences of more than 25 words, longest first
    doc_words.py --check         fails where a document has a median above 14 or a ninth decile above 25
"""
import pathlib
import re
import subprocess
import sys

MEDIAN, DECILE = 14, 25


def sentences(text):
    """The sentences of running text and list items, in order."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    paragraphs, current = [], []
    for line in text.split("\n") + [""]:
        item = re.match(r"\s*(?:[-*]|\d+\.) ", line)
        if item or not line.strip() or line.startswith(("#", "|", "!", "<")):
            paragraphs.append(" ".join(current))
            current = []
        if item:
            line = line[item.end():]
        if line.strip() and not line.startswith(("#", "|", "!", "<")):
            current.append(line.strip())
    for paragraph in paragraphs:
        # What stands in backticks or in a link is one word or its text; a full stop inside of it ends nothing.
        plain = re.sub(r"`[^`]*`", "code", paragraph)
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain).replace("*", "")
        for sentence in re.split(r"(?<=[.!?])[)”\"]*\s+", plain):
            words = [word for word in sentence.split() if re.search(r"\w", word)]
            if len(words) > 1:
                yield words, paragraph


def share(counts, part):
    return sorted(counts)[min(len(counts) - 1, int(part * len(counts)))]


def documents():
    files = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], capture_output=True, text=True, check=True).stdout.split()
    return [file for file in files if re.fullmatch(r"(ARCHITECTURE|CONTRIBUTING|README|CHANGELOG|SECURITY)\.md|docs/.*\.md|Data/README\.md", file)]


def public_comments(folder):
    """The doc comments of the public declarations in a folder, examples left out."""
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        comment = []
        for line in path.read_text().split("\n"):
            line = line.strip()
            if line.startswith("///"):
                comment.append("" if line.startswith("///     ") else line[3:].strip())
            elif not line.startswith("@") or re.search(r"\b(public|open) ", line):
                if comment and re.match(r"(@\w+(\(.*?\))? )*(public|open) ", line):
                    yield re.sub(r"^- (Parameters?|Throws|Returns|Complexity|Important|Note)\b[^:]*:", "\n", "\n".join(comment), flags=re.M)
                comment = []


def measured():
    """What is measured: a name, and the words of each of its sentences."""
    for file in documents():
        yield file, [len(words) for words, _ in sentences(pathlib.Path(file).read_text())]
    for folder in sorted(pathlib.Path("Sources").iterdir()):
        counts = [len(words) for comment in public_comments(folder) for words, _ in sentences(comment)]
        if len(counts) >= 20:
            yield f"{folder}, public", counts


def main(arguments):
    if arguments[:1] == ["--long"]:
        found = [words for words, _ in sentences(pathlib.Path(arguments[1]).read_text()) if len(words) > DECILE]
        for words in sorted(found, key=len, reverse=True):
            print(len(words), " ".join(words))
        return
    wrong = []
    for file, counts in measured():
        if not counts:
            continue
        median, decile = share(counts, 0.5), share(counts, 0.9)
        print(f"{file:36} {len(counts):4} sentences, words p50 {median:2}, p90 {decile:2}")
        if median > MEDIAN or decile > DECILE:
            wrong.append(file)
    if arguments[:1] == ["--check"] and wrong:
        sys.exit(f"{', '.join(wrong)}: sentences are too long (p50 above {MEDIAN} or p90 above {DECILE} words); "
                 "`Scripts/check words --long FILE` lists them")


main(sys.argv[1:])
