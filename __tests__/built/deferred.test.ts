/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { councilBuild, fileOfRoute, getFiles, plainBuild, readText } from '../hosts/builds';
import { openDocuments } from './documents';

/*
 * What is taken out of the documents that Next.js has written, until they have been painted, and what stays.
 */

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** A document as Next.js wrote it, before it was published. */
const exported = (file: string) =>
  parse(
    readFileSync(
      path.join(plainBuild.folder, '../.next/server/app', file.replace('404', '_not-found')),
      'utf8',
    ),
  );

const sourcesIn = (node: ParentNode) =>
  [...node.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const documents = openDocuments(plainBuild);
const withIslands = documents.filter(({ document }) =>
  document.querySelector('template#start[data-payload]'),
);
const withoutIslands = documents.filter((page) => !withIslands.includes(page));

it('pages without islands are those with nothing to press, and have no script of Next.js', () => {
  expect(withoutIslands.map(({ file }) => file).sort()).toEqual([
    '404.html',
    ...LANGUAGES.map((language) => fileOfRoute(localizePath('/about', language))),
  ]);
  for (const { file } of withoutIslands) {
    expect(readText(plainBuild, file)).not.toMatch(
      /<script[^>]* src=|_next\/static\/(chunks|payloads)\/.*js/,
    );
  }
});

describe.each(withIslands)('$file', ({ file, document: page }) => {
  const before = exported(file);
  const template = page.querySelector<HTMLTemplateElement>('template#start');
  const waiting = template?.content ?? page.createDocumentFragment();

  it('its scripts wait, in their order, without the one for browsers that run none of them', () => {
    const chunks = [...before.querySelectorAll('script[src]:not([nomodule])')];
    expect(chunks.length).toBeGreaterThan(0);
    expect(sourcesIn(waiting)).toEqual(chunks.map((chunk) => chunk.getAttribute('src')));
    expect(sourcesIn(page)).toEqual([]);
    expect(page.querySelectorAll('link[rel=preload][as=script]')).toHaveLength(0);
  });

  it('the manifest and what begins the script wait, that one last of all', () => {
    expect(page.querySelectorAll('link[rel=manifest]')).toHaveLength(0);
    expect(waiting.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
    expect(page.getElementById('_R_')).toBeNull();
    expect(waiting.lastElementChild?.textContent).toBe(before.getElementById('_R_')?.textContent);
  });

  it('what is seen stays as it was', () => {
    const seen = (document: Document) => document.getElementById('root')?.outerHTML;
    expect(seen(page)).toBe(seen(before));
    expect(page.title).toBe(before.title);
  });

  it('nothing of the tree is left, nor a style sheet in it', () => {
    expect(readText(plainBuild, file)).not.toContain('__next_f.push');
    const tree = readText(plainBuild, template?.dataset.payload?.slice(1) ?? '');
    for (const style of before.querySelectorAll('style')) {
      expect(tree).not.toContain(style.textContent);
    }
  });

  it('early acts are kept from the head on, and no inline script has notes for its readers', () => {
    const inHead = [...page.head.querySelectorAll('script')].map(({ text }) => text);
    expect(inHead.filter((text) => text.includes('eventReplay'))).toHaveLength(1);
    for (const script of page.querySelectorAll('script:not([src], [type])')) {
      expect(script.textContent).not.toMatch(/\/\*|\n/);
    }
  });
});

it('no tree names its build but by what all builds share, for it would change with each of them', () => {
  const names = [plainBuild, councilBuild].flatMap((build) =>
    getFiles(build)
      .filter((file) => /\/payloads\/\w+\.txt$/.test(file))
      .map((file) => /"b":"(\w+)"/.exec(readText(build, file))?.[1]),
  );
  expect(new Set(names)).toEqual(new Set(['site']));
});
