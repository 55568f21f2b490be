/*
 * Runs at the end of every page: fetches the chunks and the RSC payload, which wait in a template, and starts the page's
 * script when all have come. A page without islands has neither, and its script starts at once.
 *
 * When they are fetched: once what a visitor looks for has been painted, so that nothing competes with it. Where the
 * document took long to come and to be read, the paint is so far away that a text is not waited for, or whoever presses
 * something early would wait for the network twice. For who saves data, when something is done that needs them.
 */
import { START_ID, type EventReplay, type StartData } from '@/lib/browser/page-start';

/** The global of that name in next-format.ts, which scripts.ts puts in. */
declare const PAYLOAD_QUEUE: string;

/** A document that came slower than this, in milliseconds, is not painted soon. */
const SLOW_MS = 150;

/** A page may never show what is waited for, such as one that is covered by another window. */
const LONGEST_WAIT_MS = 1_000;

const template = document.getElementById(START_ID) as HTMLTemplateElement;
const { content } = template;
const { payload } = template.dataset as StartData;
const events = globalThis.eventReplay as EventReplay;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSlow = performance.now() - (navigation?.responseStart ?? 0) > SLOW_MS;

const append = (part: Element) => document.head.appendChild(part.cloneNode(true));
const load = (script: Element) =>
  new Promise((resolve, reject) => {
    const element = append(script) as HTMLScriptElement;
    element.onload = resolve;
    element.onerror = reject;
  });
const fetchPayload = async (address: string) => {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || text[0] === '<') throw new Error(response.url);
  (self as unknown as Record<string, unknown>)[PAYLOAD_QUEUE] = [[0], [1, text]];
};
const tryTwice = (attempt: () => Promise<unknown>) => attempt().catch(attempt);
// The element itself, for a copy would be a script that a script has given its text, which may not run.
const startScript = () => document.head.append(content.lastElementChild as Element);

let hasBegun = false;
const begin = async () => {
  if (hasBegun) return;
  hasBegun = true;
  events.awaitScript();
  content.querySelectorAll('[rel=manifest]').forEach(append);
  if (!events.savesData) {
    content.querySelectorAll('[rel=preload]').forEach(append);
    const intent = matchMedia('(hover: hover)').matches ? 'hover' : 'press';
    document.head.append(content.querySelector(`[data-intent=${intent}]`) as Element);
  }
  if (!payload) {
    startScript();
    events.replay();
    return;
  }
  const chunks = [...content.querySelectorAll('[src]')];
  try {
    await Promise.all([
      ...chunks.map((chunk) => tryTwice(() => load(chunk))),
      tryTwice(() => fetchPayload(payload)),
    ]);
    startScript();
  } catch {
    events.giveUp();
  }
};

const beginAfterFrames = () => requestAnimationFrame(() => requestAnimationFrame(begin));

const beginWhenPainted = () => {
  const type = 'largest-contentful-paint';
  // Of a picture of few colours browsers do not tell as of a large paint.
  if (picture) picture.decode().then(beginAfterFrames, begin);
  else if (PerformanceObserver.supportedEntryTypes?.includes(type)) {
    new PerformanceObserver(begin).observe({ type, buffered: true });
  } else beginAfterFrames();
  setTimeout(begin, LONGEST_WAIT_MS);
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(sign, begin);
};

/** For who saves data: a press on a control, a swipe over a picture, or a text that the browser or an address put in. */
const beginWhenUsed = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-play]')) {
    button.dataset.paused = '';
    button.setAttribute('aria-label', button.dataset.play as string);
  }
  const controls = 'main :is(button, [type=search], [aria-haspopup])';
  const target = location.hash.slice(1);
  if (target && !document.getElementById(target)) begin();
  addEventListener('eventkept', begin);
  for (const type of ['input', 'pointerup'])
    addEventListener(type, (event) => (event.target as Element).closest?.(controls) && begin());
  addEventListener('load', () => {
    const inputs = document.querySelectorAll<HTMLInputElement>('main [type=search]');
    if ([...inputs].some(({ value }) => value)) begin();
  });
};

const start = () => {
  if (!payload) begin();
  else if (events.savesData) beginWhenUsed();
  else if (document.hidden || (isSlow && !picture)) begin();
  else beginWhenPainted();
};

// Missing in browsers that are not to run script.
if (globalThis.eventReplay) start();
