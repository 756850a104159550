# SPDX-License-Identifier: Apache-2.0
"""Asks without a pause while a server is told to stop."""
import http.client
import threading
import time


def lost_requests(server, number, clients=8):
    """How many requests were sent before the signal, and how many of them got no answer."""
    host = server.address.removeprefix("http://")
    signalled = threading.Event()
    outcomes = []  # (began before the signal, answered)

    def ask():
        connection = http.client.HTTPConnection(host, timeout=10)
        while True:
            early = not signalled.is_set()
            try:
                connection.request("POST", "/v1/places:autocomplete", '{"input":"s"}')
                is_answered = connection.getresponse().read() != b""
            except (OSError, http.client.HTTPException):
                is_answered = False
            outcomes.append((early, is_answered))
            if not is_answered:
                return

    threads = [threading.Thread(target=ask) for _ in range(clients)]
    for thread in threads:
        thread.start()
    time.sleep(2)
    signalled.set()
    # Whoever looked at the event before has sent by now.
    time.sleep(0.05)
    server.process.send_signal(number)
    for thread in threads:
        thread.join()
    early = [is_answered for began_early, is_answered in outcomes if began_early]
    return len(early), early.count(False)
