import { deferScript } from '@/scripts/export/documents/defer-script';
import { exportedDocument, ISLAND } from './exported-document';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '/council',
  assetsHost: '',
  keepsPages: true,
};

/** The tree of components of the published document. */
export const TREE = `${ISLAND}0:"tree"\n`;

/**
 * Puts a published document in the place of the test's, and runs the scripts that stand in it.
 *
 * @param main what it shows
 * @param tree of its components
 */
export function openPublished(main = '', tree = TREE): void {
  const { html } = deferScript(exportedDocument({ pieces: [[1, tree]] }), settings);
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
