/*
 * Runs in the head of every page, before the first paint. Until the page's script answers, it saves what a visitor
 * does with a control that nothing else handles, and shows that it was pressed; eventReplay.replay() then performs it.
 * For visitors who save data the script is fetched only at the first action, so before that there is no timeout.
 */
import type { ScriptState } from '@/lib/browser/page-start';
import { isSavingData } from '@/lib/browser/saves-data';

interface Press {
  control: HTMLElement;
  key?: string;
}

/** How long a link, and everything else, waits for the script, in milliseconds. */
const TIMEOUT_MS = { link: 4_000, script: 15_000 };

/** The focused element, if it is hidden without script. */
const FOCUSED = ':is(.no-script\\:hidden, .no-script\\:hidden *):focus';

const root = document.documentElement;
const savesData = isSavingData();
const presses: Press[] = [];
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const getLink = ({ control }: Press) => (control as HTMLAnchorElement).href;

const keep = (event: KeyboardEvent) => {
  const { type, key, target } = event;
  const isClick = type === 'click';
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!isClick && !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
  const control = (target as Element).closest<HTMLElement>(
    isClick ? 'button:not([popovertarget]), a[aria-haspopup]' : '[role=tab]',
  );
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.dataset.pressed = '';
  const press = { control, key };
  presses.push(press);
  dispatchEvent(new Event('eventkept'));
  if (isLost) giveUp();
  else if (getLink(press)) {
    setTimeout(() => presses.includes(press) && follow(press), TIMEOUT_MS.link);
  }
};

const listen = (change: Document['addEventListener']) => {
  for (const type of ['click', 'keydown']) change.call(document, type, keep as EventListener, true);
};

const takePresses = () => {
  for (const { control } of presses) delete control.dataset.pressed;
  return presses.splice(0);
};

const follow = (press: Press) => {
  takePresses();
  location.assign(getLink(press));
};

const lose = () => {
  isLost = true;
  const focused = document.querySelector<HTMLElement>(FOCUSED);
  // A visitor who is about to use it keeps it; a press on it can no longer be answered.
  if (focused && !('pressed' in focused.dataset)) {
    const loseNext = () => setTimeout(() => isLost && lose());
    document.addEventListener('focusout', loseNext, { once: true });
    return;
  }
  root.dataset.script = 'lost' satisfies ScriptState;
  if (focused) (document.querySelector('main') as HTMLElement).focus({ preventScroll: true });
  listen(document.removeEventListener);
  const press = presses.find(getLink);
  if (press) follow(press);
};

const awaitScript = () => {
  timer ||= setTimeout(lose, TIMEOUT_MS.script);
};

const giveUp = () => {
  clearTimeout(timer);
  lose();
  takePresses();
};

const replay = async () => {
  clearTimeout(timer);
  isLost = false;
  listen(document.removeEventListener);
  delete root.dataset.script;
  // For tests.
  root.dataset.started = '';
  for (const { control, key } of takePresses()) {
    // Let the effects of the previous event happen first.
    await null;
    if (!control.isConnected) continue;
    if (key) {
      const tablist = control.parentElement as Element;
      const tab = tablist.querySelector('[aria-selected=true]') as Element;
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    } else control.click();
  }
};

const start = () => {
  if ((document as { prerendering?: boolean }).prerendering) {
    root.dataset.prerendering = '';
    document.addEventListener('prerenderingchange', () => delete root.dataset.prerendering);
  }

  // Only between pages: for other files, such as pictures, browsers report a missing transition. Some pages that one
  // returns to do not tell their address.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition) return;
    // WebKit aborts it when one returns to the page.
    viewTransition.ready.catch(() => {});
    const { entry } = activation as NavigationActivation;
    if (/\.\w+$/.test(entry?.url as string)) viewTransition.skipTransition();
  });

  root.dataset.script = 'awaited' satisfies ScriptState;
  listen(document.addEventListener);
  addEventListener(
    'scroll',
    () => root.dataset.script === 'awaited' && delete root.dataset.script,
    {
      once: true,
    },
  );
  if (!savesData) awaitScript();
  globalThis.eventReplay = { savesData, awaitScript, giveUp, replay };
};

// Older browsers (docs/decisions/browsers.md) get the page without script.
if ('popover' in HTMLElement.prototype) start();
else root.dataset.script = 'lost' satisfies ScriptState;
