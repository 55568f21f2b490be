import { START_ID } from '@/lib/ui/page-ids';

/*
 * Runs in the head of every page. Adds the page's script, which a template holds, after the first paint. Until the
 * islands are hydrated, keeps presses on controls that need them, shows these controls as pressed, and then presses
 * them again in order. If the script does not arrive, the page works as without script. Controls that need no island
 * work at once.
 */
const root = document.documentElement;
const presses: HTMLElement[] = [];
let isHydrating = false;

const keepPress = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>(
    'button:not([popovertarget]), a[aria-haspopup]',
  );
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // CSS shows it.
  control.dataset.pressed = '';
  presses.push(control);
};

/** Presses the tab of a hidden panel in which the browser has found words, and which it is about to show. */
const pressTab = ({ target }: Event) =>
  document.getElementById((target as Element).getAttribute('aria-labelledby') as string)?.click();

/** Hides the keyboard of a phone, which covers the results. The search of the header shows none (spec §2). */
const hideKeyboard = ({ target }: Event) => {
  if (matchMedia('(pointer: coarse)').matches)
    (target as Element).querySelector<HTMLElement>('main input:focus')?.blur();
};

const takePresses = () => {
  document.removeEventListener('click', keepPress, true);
  for (const control of presses) delete control.dataset.pressed;
  return presses.splice(0);
};

const doWithoutScript = () => {
  if ('started' in root.dataset) return;
  root.dataset.script = 'lost';
  const link = takePresses().find((control) => 'href' in control);
  if (link) location.assign((link as HTMLAnchorElement).href);
};

/** Calls a function once a module has failed. One that cannot be parsed, or that throws, is reported as loaded. */
const whenFailed = (script: HTMLScriptElement, act: () => void) => {
  script.onload = script.onerror = () => {
    if (!isHydrating) act();
  };
};

const addScript = () => {
  const { content } = document.getElementById(START_ID) as HTMLTemplateElement;
  const [script, secondTry] = content.querySelectorAll<HTMLScriptElement>('[type=module]');
  if (!script || !secondTry) return;
  const otherIntent = matchMedia('(hover: hover)').matches ? 'press' : 'hover';
  (content.querySelector(`[data-intent=${otherIntent}]`) as Element).remove();
  secondTry.remove();
  whenFailed(script, () => document.head.append(secondTry));
  whenFailed(secondTry, doWithoutScript);
  setTimeout(doWithoutScript, 15_000);
  document.head.append(content);
};

const addScriptAfterPaint = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const age = performance.now() - (navigation?.responseStart ?? 0);
  const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(addScript));
  // Waits for the picture that the page opens with, which competes with the script for the network.
  if (picture) picture.decode().then(waitTwoFrames, addScript);
  // On a slow network an early press would wait twice, for the document and then for the script.
  else if (age > 150) addScript();
  else new PerformanceObserver(addScript).observe({ type: 'paint', buffered: true });
  // There is no paint while another window covers the page.
  setTimeout(addScript, 1_000);
  addEventListener('pointerdown', addScript);
};

/** Lets the style sheet download Devanagari letters (app/(hi)/hindi.css) if the system has no font of them. */
const allowDownloadedFonts = () =>
  document.fonts.load('1em devanagari', 'ह').catch(() => delete root.dataset.fonts);

const start = () => {
  root.dataset.script = 'awaited';
  root.dataset.fonts = 'system';
  new PerformanceObserver(allowDownloadedFonts).observe({ type: 'paint', buffered: true });
  document.addEventListener('click', keepPress, true);
  document.addEventListener('submit', hideKeyboard);
  document.addEventListener('DOMContentLoaded', addScriptAfterPaint);
  addEventListener('scroll', () => root.dataset.script === 'awaited' && delete root.dataset.script);
  if ((document as { prerendering?: boolean }).prerendering) {
    root.dataset.prerendering = '';
    document.addEventListener('prerenderingchange', () => delete root.dataset.prerendering);
  }
  // Skips the transition to files that are not pages, such as pictures: browsers would report an error. The address may
  // be unknown when a visitor goes back.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    // WebKit aborts the transition when the visitor returns to the page.
    viewTransition?.ready.catch(() => {});
    const entry = activation?.entry;
    if (entry && /\.\w+$/.test(entry.url as string)) viewTransition?.skipTransition();
  });
  addEventListener('hydrating', () => (isHydrating = true));
  addEventListener('hydrated', async () => {
    delete root.dataset.script;
    // Tests wait for this attribute.
    root.dataset.started = '';
    document.addEventListener('beforematch', pressTab);
    for (const control of takePresses()) {
      // Lets the effects of the previous press happen first.
      await null;
      if (control.isConnected) control.click();
    }
  });
};

// Older browsers (docs/decisions/browsers.md) get the page without script.
if ('popover' in HTMLElement.prototype) start();
else root.dataset.script = 'lost';
