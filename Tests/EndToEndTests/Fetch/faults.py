# SPDX-License-Identifier: Apache-2.0
"""A server of a folder's files whose first part of a path says what goes wrong: faults.py FOLDER LOG. Prints its port.

Each request is a line of LOG: path, range and condition. Files have an ETag, a date, and ranges unless the fault is about them.
"""
import hashlib, http.server, os, sys, threading, time

folder, log = sys.argv[1], open(sys.argv[2], "a", buffering=1)
counts, lock = {}, threading.Lock()


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, address):
        pass  # a client that left


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        log.write(f"{self.path} {self.headers.get('Range', '-')} {self.headers.get('If-None-Match', '-')}\n")
        fault, _, name = self.path.lstrip("/").partition("/")
        with lock:
            counts[self.path] = count = counts.get(self.path, 0) + 1
        if fault == "redirect":
            return self.head(302, {"Location": f"/plain/{name}"})
        if fault == "astray":
            return self.head(302, {"Location": "file:///etc/passwd"})
        if fault == "circle":
            return self.head(302, {"Location": self.path})
        if fault == "forbidden":
            return self.head(403, {})
        if fault == "always304":
            return self.head(304, {})
        if fault == "always416":
            return self.head(416, {"Content-Range": "bytes */9"})
        if fault == "endless" or fault == "longsum" and name.endswith(".md5"):
            return self.endless()
        if fault == "gone":
            return self.drop()
        if fault == "busy" and count < 3:
            return self.head(503, {})
        # What is asked after the name tells a source of OpenAddresses; the file is that of the path.
        path = os.path.join(folder, name.partition("?")[0])
        if not os.path.isfile(path):
            return self.head(404, {})
        with open(path, "rb") as file:
            body = file.read()
        if fault in ("changed", "rude") and name.endswith(".md5"):
            with open(path.removesuffix(".md5"), "rb") as file:
                body = hashlib.md5(bytes(reversed(file.read()))).hexdigest().encode()
        elif fault in ("changed", "rude") and count > 1:
            body = bytes(reversed(body))
        if fault == "wrong" and name.endswith(".md5"):
            body = b"0" * 32 + b"  file\n"
        if fault == "nonsense" and name.endswith(".md5"):
            body = b"<html>no sum today</html>"
        if fault == "nosum" and name.endswith(".md5"):
            return self.head(404, {})
        self.file(body, fault, count, name)

    def file(self, body, fault, count, name):
        tag = f'"{hashlib.md5(body).hexdigest()}"'
        headers = {"ETag": tag, "Last-Modified": "Mon, 05 Jan 2026 10:00:00 GMT"}
        if fault == "weak":
            headers = {"ETag": "W/" + tag}
        if fault == "bare":
            headers = {}
        if tag in self.headers.get("If-None-Match", "-"):
            return self.head(304, headers)
        start = 0
        asked = self.headers.get("Range")
        fits = fault == "rude" or self.headers.get("If-Range", tag) in (tag, headers.get("Last-Modified"))
        if fault == "always206":
            headers["Content-Range"] = f"bytes 0-{len(body) - 1}/{len(body)}"
            return self.whole(206, headers, body)
        if asked and fits and fault not in ("norange", "stuck"):
            start = int(asked.removeprefix("bytes=").split("-")[0])
            if start >= len(body):
                return self.head(416, {"Content-Range": f"bytes */{len(body)}"})
            headers["Content-Range"] = f"bytes {start}-{len(body) - 1}/{len(body)}"
        rest = body[start:]
        if name.endswith(".md5"):
            return self.whole(200, headers, rest)
        if fault == "crumbs":
            return self.part(206 if start else 200, headers, rest, len(body) // 8)
        if fault in ("cut", "changed", "rude", "norange", "weak", "bare") and count == 1:
            return self.part(200, headers, rest, len(body) // 2)
        if fault == "stuck":
            return self.part(200, headers, rest, len(body) // 2)
        if fault == "slow":
            return self.slow(headers, rest, 1 << 14)
        if fault == "drip":
            return self.slow(headers, rest, 1)
        self.whole(206 if start else 200, headers, rest)

    def head(self, status, headers):
        self.whole(status, headers, b"")

    def whole(self, status, headers, body):
        self.begin(status, headers, len(body) if status != 304 else None)
        self.wfile.write(body)

    def begin(self, status, headers, length):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def part(self, status, headers, body, count):
        self.begin(status, headers, len(body))
        self.wfile.write(body[:count])
        self.wfile.flush()
        if count < len(body):
            self.drop()

    def endless(self):
        self.begin(200, {"Connection": "close"}, None)
        while True:
            self.wfile.write(b"0" * 65536)

    def slow(self, headers, body, step):
        self.begin(200, headers, len(body))
        for at in range(0, len(body), step):
            self.wfile.write(body[at : at + step])
            self.wfile.flush()
            time.sleep(0.1)

    def drop(self):
        self.close_connection = True
        self.connection.shutdown(2)


server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
