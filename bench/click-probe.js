/*
 * Runs in the pages of a browser that no driver watches, which is why it is plain script and reports by itself: clicks
 * a link of one page, and tells when the next one was painted. It is told what to do by clickTask.
 */
(() => {
  const { from, to, ahead, aheadMs, restMs } = globalThis.clickTask;
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** All pages of a site know it by the same clock, and have the same storage. */
  const now = () => performance.timeOrigin + performance.now();

  const untilRest = async () => {
    while (document.readyState !== 'complete' || document.documentElement.dataset.script) {
      await wait(50);
    }
    await wait(restMs);
  };

  const makeReady = () => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ [ahead]: [{ urls: [to], eagerness: 'immediate' }] });
    document.head.append(rules);
  };

  const leave = async () => {
    await untilRest();
    if (ahead) makeReady();
    await wait(aheadMs);
    localStorage.setItem('clickedAt', now());
    document.querySelector(`a[href="${to}"]`).click();
  };

  const firstPaint = () =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
    });

  const howItCame = () => {
    const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
    if (activationStart > 0) return 'prerender';
    return deliveryType === 'navigational-prefetch' ? 'prefetch' : undefined;
  };

  const arrive = async () => {
    const paintedAt = performance.timeOrigin + (await firstPaint());
    const was = howItCame();
    const clickToPaint = paintedAt - localStorage.getItem('clickedAt');
    await fetch('/report', { method: 'POST', body: JSON.stringify({ was, clickToPaint }) });
  };

  if (location.pathname === from) leave();
  if (location.pathname === to) arrive();
})();
