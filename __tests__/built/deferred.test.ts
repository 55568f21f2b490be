/** @jest-environment jsdom */
/** What the export moves out of the documents of Next.js until after the first paint, and what it leaves in them. */
import path from 'node:path';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { getPageFile, plainBuild, readText } from '../hosts/builds';
import { openDocuments } from './documents';

/** A document as Next.js wrote it, before the export changed it. */
function openOriginal(file: string): Document {
  const name = path.join('../.next/server/app', file.replace('404', '_not-found'));
  return new DOMParser().parseFromString(readText(plainBuild, name), 'text/html');
}

const listSources = (scripts: Iterable<Element>) =>
  [...scripts].map((script) => script.getAttribute('src'));

const documents = openDocuments(plainBuild);
const withIslands = documents.filter(({ document }) =>
  document.querySelector('template#start[data-payload]'),
);

it('only pages without controls have no islands, and these have no script of Next.js', () => {
  const others = documents.filter((page) => !withIslands.includes(page)).map(({ file }) => file);
  expect(others.sort()).toEqual([
    '404.html',
    ...LANGUAGES.map((language) => getPageFile(localizePath('/about', language))),
  ]);
  for (const file of others) {
    expect(readText(plainBuild, file)).not.toMatch(
      /<script[^>]* src=|_next\/static\/(chunks|payloads)\/.*js/,
    );
  }
});

it.each(withIslands)('$file shows what it showed, and its scripts wait', ({ file, document }) => {
  const original = openOriginal(file);
  const template = document.querySelector<HTMLTemplateElement>('template#start');
  if (!template) throw new Error(`${file} has no template`);
  const deferred = template.content;

  expect(document.title).toBe(original.title);
  // But for a mark of React at the end of the main element.
  expect(document.getElementById('root')?.outerHTML).toBe(
    original.getElementById('root')?.outerHTML.replace('<!--$--><!--/$--></main>', '</main>'),
  );

  // Chunks of our own instead of those of Next.js: React first, then the islands.
  const chunks = listSources(deferred.querySelectorAll('script[src]'));
  const ofNext = listSources(original.querySelectorAll('script[src]'));
  expect(chunks.filter((chunk) => !ofNext.includes(chunk))).toHaveLength(2);
  expect(deferred.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
  const waiting = 'script[src], link[rel=preload][as=script], link[rel=manifest], #_R_';
  expect([...document.querySelectorAll(waiting)]).toEqual([]);

  // The payload has the main element alone.
  expect(readText(plainBuild, file)).not.toContain('__next_f.push');
  const payload = readText(plainBuild, template.dataset.payload ?? '');
  expect(payload).toContain(document.querySelector('main h1, main h2')?.textContent);
  expect(payload).not.toContain('skip-link');
  for (const style of original.querySelectorAll('style')) {
    expect(payload).not.toContain(style.textContent);
  }

  const inHead = [...document.head.querySelectorAll('script')].map(({ text }) => text);
  expect(inHead.filter((text) => text.includes('eventReplay'))).toHaveLength(1);
  // Inline scripts are minified.
  const inline = [...document.querySelectorAll('script:not([src], [type])')];
  expect(inline.filter(({ textContent }) => /\/\*|\n/.test(textContent))).toEqual([]);
});
