/*
 * Runs in the head of every page, before the first paint. Until the page's script answers, saves presses on controls
 * that need the script, and shows these controls as pressed. eventReplay.replay() then performs the saved presses. For
 * visitors who prefer reduced data, the script is fetched at the first action, and its timeout starts then.
 */
import type { ScriptState } from '@/lib/browser/page-start';
import { prefersReducedData } from '@/lib/browser/reduced-data';

interface Press {
  control: HTMLElement;
  key?: string;
}

/** How long a pressed link waits for the script, and how long all other controls do, in milliseconds. */
const REPLAY_TIMEOUTS_MS = { link: 4_000, script: 15_000 };

/** Selects the focused element, if it is one that is hidden on pages without script. */
const FOCUSED_CONTROL_SELECTOR = ':is(.no-script\\:hidden, .no-script\\:hidden *):focus';

const rootElement = document.documentElement;
const saveData = prefersReducedData();
const presses: Press[] = [];
let isScriptLost = false;
let scriptTimer: ReturnType<typeof setTimeout> | undefined;

const getLink = ({ control }: Press) => (control as HTMLAnchorElement).href;

const savePress = (event: KeyboardEvent) => {
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
  if (isScriptLost) giveUpHydration();
  else if (getLink(press)) {
    setTimeout(() => presses.includes(press) && followLink(press), REPLAY_TIMEOUTS_MS.link);
  }
};

const addOrRemoveListeners = (method: Document['addEventListener']) => {
  for (const type of ['click', 'keydown'])
    method.call(document, type, savePress as EventListener, true);
};

const takeSavedPresses = () => {
  for (const { control } of presses) delete control.dataset.pressed;
  return presses.splice(0);
};

const followLink = (press: Press) => {
  takeSavedPresses();
  location.assign(getLink(press));
};

const showWithoutScript = () => {
  isScriptLost = true;
  const focused = document.querySelector<HTMLElement>(FOCUSED_CONTROL_SELECTOR);
  // Waits until a control has lost the focus before hiding it. A pressed control is hidden at once: no script will come
  // to answer the press.
  if (focused && !('pressed' in focused.dataset)) {
    const tryAgain = () => setTimeout(() => isScriptLost && showWithoutScript());
    document.addEventListener('focusout', tryAgain, { once: true });
    return;
  }
  rootElement.dataset.script = 'lost' satisfies ScriptState;
  if (focused) (document.querySelector('main') as HTMLElement).focus({ preventScroll: true });
  addOrRemoveListeners(document.removeEventListener);
  const press = presses.find(getLink);
  if (press) followLink(press);
};

const awaitScript = () => {
  scriptTimer ||= setTimeout(showWithoutScript, REPLAY_TIMEOUTS_MS.script);
};

const giveUpHydration = () => {
  clearTimeout(scriptTimer);
  showWithoutScript();
  takeSavedPresses();
};

const replaySavedPresses = async () => {
  clearTimeout(scriptTimer);
  isScriptLost = false;
  addOrRemoveListeners(document.removeEventListener);
  delete rootElement.dataset.script;
  // Tests wait for this attribute.
  rootElement.dataset.started = '';
  for (const { control, key } of takeSavedPresses()) {
    // Lets the effects of the previous press happen first.
    await null;
    if (!control.isConnected) continue;
    if (key) {
      const tablist = control.parentElement as Element;
      const tab = tablist.querySelector('[aria-selected=true]') as Element;
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    } else control.click();
  }
};

const startSavingPresses = () => {
  if ((document as { prerendering?: boolean }).prerendering) {
    rootElement.dataset.prerendering = '';
    document.addEventListener('prerenderingchange', () => delete rootElement.dataset.prerendering);
  }

  // Skips the transition to files that are not pages, such as pictures: browsers would report an error. The address may
  // be unknown when a visitor goes back.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition) return;
    // WebKit aborts the transition when the visitor returns to the page.
    viewTransition.ready.catch(() => {});
    const { entry } = activation as NavigationActivation;
    if (/\.\w+$/.test(entry?.url as string)) viewTransition.skipTransition();
  });

  rootElement.dataset.script = 'awaited' satisfies ScriptState;
  addOrRemoveListeners(document.addEventListener);
  addEventListener(
    'scroll',
    () => rootElement.dataset.script === 'awaited' && delete rootElement.dataset.script,
    {
      once: true,
    },
  );
  if (!saveData) awaitScript();
  globalThis.eventReplay = {
    saveData,
    awaitScript,
    giveUp: giveUpHydration,
    replay: replaySavedPresses,
  };
};

// Older browsers (docs/decisions/browsers.md) get the page without script.
if ('popover' in HTMLElement.prototype) startSavingPresses();
else rootElement.dataset.script = 'lost' satisfies ScriptState;
