// SPDX-License-Identifier: Apache-2.0

/** One request at a time: a new one aborts the one before, whose answer is then never delivered. */
export class Search {
  #wait;
  #timer;
  #spinner;
  #request;
  #last = -Infinity;

  /** @param wait Receives true when an answer takes longer than 150 ms, and false when it is there. */
  constructor(wait) {
    this.#wait = wait;
  }

  /** Calls `ask(signal)`, at least `interval` milliseconds after the last time, and with its outcome `deliver(error, answer)`. */
  start(ask, deliver, interval = 0) {
    this.stop();
    const pause = this.#last + interval - performance.now();
    if (pause <= 0) this.#send(ask, deliver);
    else this.#timer = setTimeout(() => this.#send(ask, deliver), pause);
  }

  /** Gives up what is under way. */
  stop() {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#finish();
  }

  async #send(ask, deliver) {
    this.#last = performance.now();
    const request = (this.#request = new AbortController());
    this.#spinner = setTimeout(() => this.#wait(true), 150);
    let answer;
    let failure;
    try {
      answer = await ask(request.signal);
    } catch (error) {
      failure = error;
    }
    if (this.#request !== request) return;
    this.#finish();
    deliver(failure, answer);
  }

  #finish() {
    this.#request = undefined;
    clearTimeout(this.#spinner);
    this.#wait(false);
  }
}
