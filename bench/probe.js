/*
 * Runs in the measured page before anything else of it, which is why it is plain script: what the compiler of the
 * scripts adds to a function is not there in a page.
 */
globalThis.probe = {
  /** What the result shows: text, name, picture and whether it is to be seen. */
  read(selector) {
    return [...document.querySelectorAll(selector)]
      .map((element) =>
        [element.ariaLabel, element.textContent, element.src, element.checkVisibility()].join(),
      )
      .join();
  },

  /** Resolves with the end of the first frame in which the result is another; infinite when that never comes. */
  answered(selector, before, patience) {
    const end = performance.now() + patience;
    return new Promise((resolve) => {
      const look = () => {
        if (this.read(selector) !== before) {
          // A message is handled once the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage('');
        } else if (performance.now() > end) resolve(Infinity);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },

  /** Waits for the next press of a key, a mouse or a finger; `latency` is how long its answer took. */
  awaitPress(selector, patience) {
    const before = this.read(selector);
    this.latency = new Promise((resolve) => {
      const abort = new AbortController();
      const onPress = async ({ timeStamp }) => {
        abort.abort();
        resolve((await this.answered(selector, before, patience)) - timeStamp);
      };
      for (const type of ['keydown', 'pointerdown']) {
        addEventListener(type, onPress, { capture: true, signal: abort.signal });
      }
    });
  },

  /** Taps a control in the first frame after the one that painted it. */
  async tapWhenPainted(selector, result, patience) {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    while (!isPainted() || !document.querySelector(selector)?.checkVisibility()) await nextFrame();
    await nextFrame();
    const painted = performance.now();
    const control = document.querySelector(selector);
    const answered = this.answered(result, this.read(result), patience);
    for (const type of ['pointerdown', 'pointerup']) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    }
    control.click();
    return { painted, answered: await answered };
  },
};

// Asked from without, the page may be tapped too late.
if (globalThis.earlyTap) {
  const { selector, result, patience } = globalThis.earlyTap;
  probe.found = undefined;
  probe.tapWhenPainted(selector, result, patience).then((found) => (probe.found = found));
}
