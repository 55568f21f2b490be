/*
 * Runs at the end of every page: fetches the scripts and the tree of components, which stand in a template until then,
 * and has the page's script begin when all have come. A page without islands has neither, and its script begins at once.
 *
 * When they are fetched: once what a visitor looks for has been painted, so that nothing competes with it. Where the
 * document took long to come and to be read, the paint is so far away that a text is not waited for, or who presses
 * something early would wait for the network twice. For who saves data, when something is done that needs them.
 */
(() => {
  const { content, dataset } = document.getElementById('start');
  const picture = document.querySelector('img[fetchpriority=high]');
  const responseStart = performance.getEntriesByType('navigation')[0]?.responseStart ?? 0;
  const isSlow = performance.now() - responseStart > 150;
  /* A page may never show what is waited for, as one that is covered by another window. */
  const LONGEST_WAIT_MS = 1_000;

  const append = (part) => document.head.appendChild(part.cloneNode(true));
  const load = (script) =>
    new Promise((resolve, reject) => {
      const element = append(script);
      element.onload = resolve;
      element.onerror = reject;
    });
  const fetchTree = async () => {
    const response = await fetch(dataset.tree);
    const text = await response.text();
    if (!response.ok || text[0] === '<') throw new Error(response.url);
    self.__next_f = [[0], [1, text]];
  };
  const twice = (attempt) => attempt().catch(attempt);
  /* The element itself, for a copy would be a script that a script has given its text, which may not run. */
  const boot = () => document.head.append(content.lastElementChild);

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    earlyActs.awaitScript();
    content.querySelectorAll('[rel=manifest]').forEach(append);
    if (!earlyActs.savesData) {
      content.querySelectorAll('[rel=preload]').forEach(append);
      const intent = matchMedia('(hover: hover)').matches ? 'hover' : 'press';
      document.head.append(content.querySelector(`[data-intent=${intent}]`));
    }
    if (!dataset.tree) {
      boot();
      earlyActs.settle();
      return;
    }
    const scripts = [...content.querySelectorAll('[src]')];
    try {
      await Promise.all([...scripts.map((script) => twice(() => load(script))), twice(fetchTree)]);
      boot();
    } catch {
      earlyActs.giveUp();
    }
  };

  const beginAfterFrames = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  const beginWhenPainted = () => {
    const type = 'largest-contentful-paint';
    /* Of a picture of few colours browsers do not tell as of a large paint. */
    if (picture && !isSlow) picture.decode().then(beginAfterFrames, begin);
    else if (PerformanceObserver.supportedEntryTypes?.includes(type)) {
      new PerformanceObserver(begin).observe({ type, buffered: true });
    } else beginAfterFrames();
    setTimeout(begin, LONGEST_WAIT_MS);
    for (const sign of ['pointerdown', 'keydown', 'visibilitychange'])
      addEventListener(sign, begin);
  };

  /* A press on a control, a swipe over a picture, or a text that the browser or an address has put in. */
  const beginWhenUsed = () => {
    for (const button of document.querySelectorAll('[data-play]')) {
      button.dataset.paused = '';
      button.setAttribute('aria-label', button.dataset.play);
    }
    const controls = 'main :is(button, [type=search], [aria-haspopup])';
    const target = location.hash.slice(1);
    if (target && !document.getElementById(target)) begin();
    addEventListener('earlyact', begin);
    for (const type of ['input', 'pointerup'])
      addEventListener(type, (event) => event.target.closest?.(controls) && begin());
    addEventListener('load', () => {
      if ([...document.querySelectorAll('main [type=search]')].some(({ value }) => value)) begin();
    });
  };

  if (!dataset.tree) begin();
  else if (earlyActs.savesData) beginWhenUsed();
  else if (document.hidden || (isSlow && !picture)) begin();
  else beginWhenPainted();
})();
