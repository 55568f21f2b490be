/**
 * Runs in measured pages. It is plain script, because compiled functions need helpers of the compiler.
 *
 * @returns the milliseconds from the next press to the end of the first frame that shows its answer
 */
globalThis.timeNextPress = async (eventType, answerSelector) => {
  const read = () =>
    Array.from(document.querySelectorAll(answerSelector), (element) => {
      const { ariaLabel, textContent, currentSrc, alt } = element;
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      return [ariaLabel, textContent, currentSrc, alt, isVisible].join();
    }).join();
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
