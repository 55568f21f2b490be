import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { replayEvents } from '@/scripts/export/steps/replay-events';
import { exportedDocument, ISLAND } from './exported-document';
import { makeContext, makePage } from './pipeline-page';

const context = makeContext({ basePath: '/council' });

/** The RSC payload of the published document. */
export const PAYLOAD = `${ISLAND}0:"tree"\n`;

/**
 * Puts a published document in the place of the test's, and runs the scripts that stand in it.
 *
 * @param main what it shows
 * @param payload its RSC payload
 */
export function openPublished(main = '', payload = PAYLOAD): void {
  // jsdom knows no popovers, which tell a browser that runs the site's script from an older one.
  Object.assign(HTMLElement.prototype, { popover: null });
  runPublished(main, payload);
}

/** The same, in a browser that is too old for the site's script. */
export function openPublishedBelowFloor(main: string): void {
  delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  runPublished(main, PAYLOAD);
}

function runPublished(main: string, payload: string): void {
  const exported = makePage(exportedDocument({ pieces: [[1, payload]] }));
  const { html } = deferScripts.transform(replayEvents.transform(exported), context);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [page.head.lastElementChild, page.querySelector('template + script')];
  delete document.documentElement.dataset.script;
  document.head.replaceChildren(...page.head.querySelectorAll('title, style'));
  document.body.innerHTML = `<main>${main}</main>`;
  document.body.append(...page.querySelectorAll('template'));
  for (const script of scripts) {
    const text = script?.textContent ?? '';
    document.body.append(Object.assign(document.createElement('script'), { text }));
  }
}
