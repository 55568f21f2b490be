/*
 * Runs in the measured page, which is why it is plain script: what the compiler of the scripts adds to a function is
 * not there in a page.
 */
globalThis.latencyProbe = {
  /**
   * Waits for an event, then for the end of the frame that shows what it brought about.
   *
   * @param {string} type of the event
   * @param {string} selector of the element whose text or label changes by it, and whose pictures must be there
   */
  start(type, selector) {
    const read = () => {
      const element = document.querySelector(selector);
      return `${element.ariaLabel} ${element.textContent}`;
    };
    const before = read();
    const isShown = () =>
      read() !== before &&
      [...document.querySelectorAll(`${selector} img`)].every((image) => image.complete);

    this.latency = new Promise((resolve) => {
      const onEvent = ({ timeStamp }) => {
        const onFrame = () => {
          if (!isShown()) {
            requestAnimationFrame(onFrame);
            return;
          }
          // A message is handled once the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage('');
        };
        requestAnimationFrame(onFrame);
      };
      addEventListener(type, onEvent, { capture: true, once: true });
    });
  },
};
