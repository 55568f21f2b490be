/*
 * Runs at the end of every page: fetches the payload and the chunks, which a template names, and hydrates the page when
 * all are loaded. A page without islands has no payload and no chunks, and its script runs at once.
 *
 * Fetching begins after the largest contentful paint, so that it does not delay that paint. If a page that opens with
 * text arrives slowly, fetching begins at once: otherwise an early press would wait twice on the slow network, for the
 * document and then for the script. For visitors who prefer reduced data, fetching begins at the first action that
 * needs the script.
 */
// Imported here because each further inline script would add its hash to the policy.
import './carry-state';
import { START_TEMPLATE_ID, type EventReplay, type StartData } from '@/lib/browser/page-start';

/** If a document takes longer than this to arrive, in milliseconds, the network counts as slow. */
const SLOW_DOCUMENT_MS = 150;

/** The longest wait for the largest paint, which may never happen: another window may cover the page. */
const LONGEST_WAIT_MS = 1_000;

const template = document.getElementById(START_TEMPLATE_ID) as HTMLTemplateElement;
const { content } = template;
const { payload } = template.dataset as StartData;
const eventReplay = globalThis.eventReplay as EventReplay;
const firstPicture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSlowDocument = performance.now() - (navigation?.responseStart ?? 0) > SLOW_DOCUMENT_MS;

const appendCopy = (element: Element) => document.head.appendChild(element.cloneNode(true));
const loadScript = (script: Element) =>
  new Promise((resolve, reject) => {
    const element = appendCopy(script) as HTMLScriptElement;
    element.onload = resolve;
    element.onerror = reject;
  });
const fetchPayload = async (address: string) => {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || text[0] === '<') throw new Error(response.url);
  return text;
};
const tryTwice = <Result>(attempt: () => Promise<Result>) => attempt().catch(attempt);
let hasBegun = false;
const hydrate = async () => {
  if (hasBegun) return;
  hasBegun = true;
  eventReplay.awaitScript();
  content.querySelectorAll('[rel=manifest]').forEach(appendCopy);
  if (!eventReplay.saveData) {
    content.querySelectorAll('[rel=preload]').forEach(appendCopy);
    const intent = matchMedia('(hover: hover)').matches ? 'hover' : 'press';
    document.head.append(content.querySelector(`[data-intent=${intent}]`) as Element);
  }
  if (!payload) {
    // Not a copy of the element: the policy refuses a script whose text was set by a script.
    document.head.append(content.lastElementChild as Element);
    eventReplay.replay();
    return;
  }
  const chunks = [...content.querySelectorAll('[src]')];
  try {
    const [text] = await Promise.all([
      tryTwice(() => fetchPayload(payload)),
      ...chunks.map((chunk) => tryTwice(() => loadScript(chunk))),
    ]);
    // Undefined if a network has answered with its sign-in page instead of a chunk. The error is caught below.
    globalThis.hydratePage(text);
  } catch {
    eventReplay.giveUp();
  }
};

const hydrateAfterFrames = () => requestAnimationFrame(() => requestAnimationFrame(hydrate));

const hydrateWhenPainted = () => {
  const paintType = 'largest-contentful-paint';
  // Waits for the picture itself: if it has few colours, browsers do not report it as the largest paint.
  if (firstPicture) firstPicture.decode().then(hydrateAfterFrames, hydrate);
  else if (PerformanceObserver.supportedEntryTypes?.includes(paintType)) {
    new PerformanceObserver(hydrate).observe({ type: paintType, buffered: true });
  } else hydrateAfterFrames();
  setTimeout(hydrate, LONGEST_WAIT_MS);
  for (const type of ['pointerdown', 'keydown', 'visibilitychange'])
    addEventListener(type, hydrate);
};

/**
 * For visitors who prefer reduced data: hydrates at a press on a control, at a swipe over a picture, or if the browser
 * or the address has filled in a search text.
 */
const hydrateWhenUsed = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-play]')) {
    button.dataset.paused = '';
    button.setAttribute('aria-label', button.dataset.play as string);
  }
  const controls = 'main :is(button, [type=search], [aria-haspopup])';
  const target = location.hash.slice(1);
  if (target && !document.getElementById(target)) hydrate();
  if (Object.keys(globalThis.pageState ?? {}).length > 0) hydrate();
  addEventListener('eventkept', hydrate);
  for (const type of ['input', 'pointerup'])
    addEventListener(type, (event) => (event.target as Element).closest?.(controls) && hydrate());
  addEventListener('load', () => {
    const inputs = document.querySelectorAll<HTMLInputElement>('main [type=search]');
    if ([...inputs].some(({ value }) => value)) hydrate();
  });
};

const scheduleHydration = () => {
  if (!payload) hydrate();
  else if (eventReplay.saveData) hydrateWhenUsed();
  else if (document.hidden || (isSlowDocument && !firstPicture)) hydrate();
  else hydrateWhenPainted();
};

// Undefined in browsers that are too old for the site's scripts.
if (globalThis.eventReplay) scheduleHydration();
