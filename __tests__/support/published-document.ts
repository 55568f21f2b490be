import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { addReplayScript } from '@/scripts/export/steps/replay-events';
import { createExportedDocument, ISLAND } from './exported-document';
import { runStep } from './run-step';

/** The payload of the published document. */
export const PAYLOAD = '[["Tabs",{"label":"News"}]]';

/**
 * Replaces the document of the test by a published one, and runs its inline scripts.
 *
 * @param main the content of its main element
 * @param islands those of the page
 * @param isOld whether the browser has no popovers, so that it must not run the site's script; jsdom has none
 */
export function openPublished(main = '', islands = ISLAND, isOld = false): void {
  if (isOld) Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  else Object.assign(HTMLElement.prototype, { popover: null });
  const exported = createExportedDocument({ main: islands });
  const { html } = runStep(
    addReplayScript,
    runStep(deferScripts, exported, { basePath: '/council' }).html,
  );
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
