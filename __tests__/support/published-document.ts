import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { replayEvents } from '@/scripts/export/steps/replay-events';
import { createRscPayload, createExportedDocument, ISLAND } from './exported-document';
import { runStep } from './run-step';

/** The payload of the published document. */
export const PAYLOAD = '["$","Tabs",null,{"label":"News"}]';

/**
 * Replaces the document of the test by a published one, and runs its inline scripts.
 *
 * @param main the content of its main element
 * @param model the model of the page in its RSC payload
 * @param isOld whether the browser has no popovers, so that it must not run the site's script; jsdom has none
 */
export function openPublished(main = '', model: unknown = ISLAND, isOld = false): void {
  if (isOld) Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  else Object.assign(HTMLElement.prototype, { popover: null });
  const exported = createExportedDocument({ payload: [createRscPayload(model)] });
  const { html } = runStep(deferScripts, runStep(replayEvents, exported).html, {
    basePath: '/council',
  });
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
