/*
 * Runs at the end of every page: fetches the chunks, which a template holds back, and the payload, and hydrates the
 * page when all are loaded. A page without islands has neither, and its script runs at once.
 *
 * They are fetched after the largest paint, so that nothing competes with it. If the document itself arrived slowly,
 * the paint of text is not waited for: an early press would wait for the network twice. For visitors who save data,
 * they are fetched at the first action that needs them.
 */
// In the same script, because each costs its hash in the policy.
import './carry-state';
import { START_TEMPLATE_ID, type EventReplay, type StartData } from '@/lib/browser/page-start';

/** A document slower than this, in milliseconds, will not be painted soon. */
const SLOW_MS = 150;

/** The paint may never come, for example if another window covers the page. */
const LONGEST_WAIT_MS = 1_000;

const template = document.getElementById(START_TEMPLATE_ID) as HTMLTemplateElement;
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
  return text;
};
const tryTwice = <Result>(attempt: () => Promise<Result>) => attempt().catch(attempt);
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
    // The element itself: a copy would be a script whose text was set by script, which the policy refuses.
    document.head.append(content.lastElementChild as Element);
    events.replay();
    return;
  }
  const chunks = [...content.querySelectorAll('[src]')];
  try {
    const [text] = await Promise.all([
      tryTwice(() => fetchPayload(payload)),
      ...chunks.map((chunk) => tryTwice(() => load(chunk))),
    ]);
    // Missing if a chunk was answered with a page, such as a network's sign-in; this then gives up too.
    globalThis.hydratePage(text);
  } catch {
    events.giveUp();
  }
};

const beginAfterFrames = () => requestAnimationFrame(() => requestAnimationFrame(begin));

const beginWhenPainted = () => {
  const type = 'largest-contentful-paint';
  // Browsers do not report a picture of few colours as the largest paint.
  if (picture) picture.decode().then(beginAfterFrames, begin);
  else if (PerformanceObserver.supportedEntryTypes?.includes(type)) {
    new PerformanceObserver(begin).observe({ type, buffered: true });
  } else beginAfterFrames();
  setTimeout(begin, LONGEST_WAIT_MS);
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(sign, begin);
};

/**
 * For visitors who save data: a press on a control, a swipe over a picture, or a text that the browser or the address
 * has filled in.
 */
const beginWhenUsed = () => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-play]')) {
    button.dataset.paused = '';
    button.setAttribute('aria-label', button.dataset.play as string);
  }
  const controls = 'main :is(button, [type=search], [aria-haspopup])';
  const target = location.hash.slice(1);
  if (target && !document.getElementById(target)) begin();
  if (Object.keys(globalThis.pageState ?? {}).length > 0) begin();
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

// Missing in browsers that are too old to run script.
if (globalThis.eventReplay) start();
