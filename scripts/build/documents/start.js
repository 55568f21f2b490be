/*
 * Runs at the end of every page: fetches the scripts and the tree of components, which stand in a template until then,
 * and has the page's script begin when all have come. A page whose first picture is large is painted before that.
 */
(() => {
  const { content, dataset } = document.getElementById('start');
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

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    content.querySelectorAll('[rel=manifest]').forEach(append);
    if (!navigator.connection?.saveData) {
      content.querySelectorAll('[rel=preload]').forEach(append);
      const intent = matchMedia('(hover: hover)').matches ? 'hover' : 'press';
      document.head.append(content.querySelector(`[data-intent=${intent}]`));
    }
    const scripts = [...content.querySelectorAll('[src]')];
    try {
      await Promise.all([...scripts.map((script) => twice(() => load(script))), twice(fetchTree)]);
      /* The element itself, for a copy would be a script that a script has given its text, which may not run. */
      document.head.append(content.lastElementChild);
    } catch {
      earlyActs.giveUp();
    }
  };

  if (document.hidden || !document.querySelector('[fetchpriority=high]')) begin();
  else {
    requestAnimationFrame(() => requestAnimationFrame(begin));
    for (const sign of ['load', 'pointerdown', 'keydown']) addEventListener(sign, begin);
  }
})();
