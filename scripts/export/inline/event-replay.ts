/*
 * Runs in the head of every page, before anything is painted. Until the page's own script answers, it keeps what a
 * visitor does with a control that nothing else answers, and shows that it was done; eventReplay.replay() then does it.
 * For visitors who save data the script is fetched when they do something, so it is not waited for before.
 */
import type { ScriptState } from '@/lib/browser/page-start';
import { isSavingData } from '@/lib/browser/saves-data';

/** A press on a control. */
interface Press {
  control: HTMLElement;
  /** The key, if it was one. */
  key?: string;
}

/** How long a link, and all else, waits for the script. */
const TIMEOUT_MS = { link: 4_000, script: 15_000 };

/** What has the focus, and is hidden without script. */
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
  // Whoever is about to use it keeps it; what was pressed is waited for in vain.
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
  for (const { control, key } of takePresses()) {
    // What the one before has changed is there first.
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

  // Between pages only: a browser would complain of a file, such as a picture, that it has no transition. Of some pages
  // that one goes back to it does not tell the address.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition) return;
    // WebKit gives it up where one goes back to the page.
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

// Below this floor (docs/decisions/browsers.md) a browser gets the page as it is without script.
if ('popover' in HTMLElement.prototype) start();
else root.dataset.script = 'lost' satisfies ScriptState;
