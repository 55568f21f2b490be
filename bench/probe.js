/**
 * Runs in measured pages. It is plain script, because compiled functions need helpers of the compiler.
 *
 * `pressTime` becomes the milliseconds from the next press to the end of the first frame that shows its answer.
 */
globalThis.timeNextPress = (eventType, answerSelector) => {
  globalThis.pressTime = timePress(eventType, answerSelector);
};

const timePress = async (eventType, answerSelector) => {
  const read = () =>
    Array.from(document.querySelectorAll(answerSelector), (element) =>
      [
        element.ariaLabel,
        element.textContent,
        element.currentSrc,
        element.alt,
        element.checkVisibility({ visibilityProperty: true }),
      ].join(),
    ).join();
  const before = read();
  const { timeStamp } = await new Promise((resolve) =>
    addEventListener(eventType, resolve, { capture: true, once: true }),
  );
  while (read() === before) {
    if (performance.now() > timeStamp + 3_000) throw new Error(`${answerSelector} stays the same`);
    await new Promise(requestAnimationFrame);
  }
  // The browser starts no timer before it has painted the frame.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - timeStamp;
};
