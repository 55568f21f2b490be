/*
 * Runs in the head of every page, before anything is painted. Until the page's own script answers, it keeps what a
 * visitor does with a control that nothing else answers, and shows that it was done; earlyActs.settle() then does it.
 * For visitors who save data the script is fetched when they do something, so it is not waited for before.
 */
(() => {
  const root = document.documentElement;
  const acts = [];
  const patience = { link: 4_000, script: 15_000 };
  /* What has the focus, and is hidden where there is no script. */
  const inUse = ':is(.no-script\\:hidden, .no-script\\:hidden *):focus';
  /* The same as lib/browser/saves-data.ts. */
  const savesData =
    navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  let isLost = false;
  let timer;

  const keep = (event) => {
    const { type, key, target } = event;
    const isClick = type === 'click';
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!isClick && !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
    const control = target.closest(
      isClick ? 'button:not([popovertarget]), a[aria-haspopup]' : '[role=tab]',
    );
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.dataset.pressed = '';
    const act = { control, key };
    acts.push(act);
    dispatchEvent(new Event('earlyact'));
    if (isLost) giveUp();
    else if (control.href) setTimeout(() => acts.includes(act) && follow(act), patience.link);
  };
  const listen = (change) => {
    for (const type of ['click', 'keydown']) change.call(document, type, keep, true);
  };
  const takeActs = () => {
    for (const { control } of acts) delete control.dataset.pressed;
    return acts.splice(0);
  };
  const follow = ({ control }) => {
    takeActs();
    location.assign(control.href);
  };
  const lose = () => {
    isLost = true;
    const focused = document.querySelector(inUse);
    /* What was pressed is waited for in vain. */
    if (focused && !('pressed' in focused.dataset)) {
      const loseNext = () => setTimeout(() => isLost && lose());
      document.addEventListener('focusout', loseNext, { once: true });
      return;
    }
    root.dataset.script = 'lost';
    if (focused) document.querySelector('main').focus({ preventScroll: true });
    listen(document.removeEventListener);
    const act = acts.find(({ control }) => control.href);
    if (act) follow(act);
  };

  if (document.prerendering) {
    root.dataset.prerendering = '';
    document.addEventListener('prerenderingchange', () => delete root.dataset.prerendering);
  }

  /*
   * Between pages only: a browser would complain of a file, such as a picture, that it has no transition. Of some pages
   * that one goes back to it does not tell the address.
   */
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition || !/\.\w+$/.test(activation.entry?.url)) return;
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });

  root.dataset.script = 'awaited';
  listen(document.addEventListener);
  const showAll = () => root.dataset.script === 'awaited' && delete root.dataset.script;
  addEventListener('scroll', showAll, { once: true });
  const awaitScript = () => (timer ??= setTimeout(lose, patience.script));
  if (!savesData) awaitScript();
  const giveUp = () => {
    clearTimeout(timer);
    lose();
    takeActs();
  };

  window.earlyActs = {
    savesData,
    awaitScript,
    giveUp,
    async settle() {
      clearTimeout(timer);
      isLost = false;
      listen(document.removeEventListener);
      delete root.dataset.script;
      for (const { control, key } of takeActs()) {
        /* What the one before has changed is there first. */
        await null;
        if (!control.isConnected) continue;
        if (key) {
          const tab = control.parentElement.querySelector('[aria-selected=true]');
          tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        } else control.click();
      }
    },
  };
})();
