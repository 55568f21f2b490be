/* Runs in the page before its own scripts. It is plain script, because compiled functions need helpers of the compiler. */
globalThis.probe = {
  /** What elements show: name, text, picture and whether they are visible. */
  read(selector) {
    return [...document.querySelectorAll(selector)]
      .map((element) =>
        [element.ariaLabel, element.textContent, element.src, element.checkVisibility()].join(),
      )
      .join();
  },

  /** Resolves with the end of the first frame that shows a change; infinite if there is none. */
  answered(selector, before, patience) {
    const end = performance.now() + patience;
    return new Promise((resolve) => {
      const look = () => {
        if (this.read(selector) !== before) {
          // The browser handles messages after it has painted the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage('');
        } else if (performance.now() > end) resolve(Infinity);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },

  /** Waits for the next key or click; `latency` resolves with the time of its answer. */
  awaitPress(selector) {
    const before = this.read(selector);
    this.latency = new Promise((resolve) => {
      const abort = new AbortController();
      const onPress = async ({ timeStamp }) => {
        abort.abort();
        resolve((await this.answered(selector, before, 3_000)) - timeStamp);
      };
      for (const type of ['keydown', 'click']) {
        addEventListener(type, onPress, { capture: true, signal: abort.signal });
      }
    });
  },
};
