/*
 * Runs in the measured page before anything else of it, which is why it is plain script: taps a control from the first
 * paint on, and looks in each frame whether the page has answered. It is told what to tap by globalThis.firstTapTask.
 */
(() => {
  const { selector, result, every, patience, quiet } = globalThis.firstTapTask;

  let largestPaint = 0;
  new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (!entry) return;
      observer.disconnect();
      resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const read = () =>
    [...document.querySelectorAll(result)]
      .map((element) => `${element.ariaLabel} ${element.textContent} ${element.checkVisibility()}`)
      .join();

  /** All that a tap tells the page; the first of it may be what has the page begin. */
  const tap = (control) => {
    for (const type of ['pointerdown', 'pointerup']) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    }
    control.click();
  };

  /** Taps, once or again and again, until the page answers or nobody would wait any longer. */
  const tapUntilAnswered = () =>
    new Promise((resolve) => {
      const control = document.querySelector(selector);
      const before = read();
      const end = performance.now() + patience;
      let taps = 0;
      let lost;
      const tapOnce = () => {
        taps += 1;
        tap(control);
      };
      tapOnce();
      const timer = every && setInterval(tapOnce, every);

      const finish = (answered) => {
        clearInterval(timer);
        resolve({ answered, lost: lost ?? taps - 1 });
      };
      const look = () => {
        // Those before the one that the page shows as pressed, and keeps, were lost.
        if (lost === undefined && control.matches('[data-pressed]')) lost = taps - 1;
        if (read() !== before) {
          // A message is handled once the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => finish(performance.now());
          port2.postMessage('');
        } else if (performance.now() > end) finish(Infinity);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  const measure = async () => {
    const painted = await firstPaint;
    const answer = await tapUntilAnswered();
    // What is painted later may be larger still.
    await loaded;
    await wait(quiet);
    return { firstPaint: painted, largestPaint, ...answer };
  };

  globalThis.firstTap = measure();
})();
