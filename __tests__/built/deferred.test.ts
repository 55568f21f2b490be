/** @jest-environment jsdom */
/** What the export leaves in the documents of Next.js, and what it moves out until after the first paint. */
import { plainBuild, readText } from '../hosts/builds';
import { openDocuments } from './documents';

/** A document as Next.js wrote it, before the export changed it. */
function openOriginal(file: string): Document {
  const name = `../.next/server/app/${file.replace('404', '_not-found')}`;
  return new DOMParser().parseFromString(readText(plainBuild, name), 'text/html');
}

it.each(openDocuments(plainBuild))('$file shows what it showed', ({ file, document }) => {
  const original = openOriginal(file);
  expect(document.title).toBe(original.title);
  // But for a mark of React at the end of the main element.
  expect(document.getElementById('root')?.outerHTML).toBe(
    original.getElementById('root')?.outerHTML.replace('<!--$--><!--/$--></main>', '</main>'),
  );
  // Inline scripts are minified.
  const inline = [...document.querySelectorAll('script:not([src], [type])')];
  expect(inline.filter(({ textContent }) => /\/\*|\n/.test(textContent))).toEqual([]);

  // Pages without controls have none.
  const start = document.querySelector<HTMLElement>('template#start[data-payload]');
  if (!start) return;
  const inHead = [...document.head.querySelectorAll('script')].map(({ text }) => text);
  expect(inHead.filter((text) => text.includes('eventReplay'))).toHaveLength(1);
  // The payload has the main element alone.
  const payload = readText(plainBuild, start.dataset.payload ?? '');
  expect(payload).toContain(document.querySelector('main h1, main h2')?.textContent);
  expect(payload).not.toContain('skip-link');
  for (const { textContent } of original.querySelectorAll('style'))
    expect(payload).not.toContain(textContent);
});
