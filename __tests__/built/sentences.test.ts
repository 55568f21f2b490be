/** @jest-environment jsdom */
/** What the pages say, and where their links lead. How it looks and reads in a browser is in e2e/screens.spec.ts. */
import { plainBuild } from '../support/builds';
import { readTable } from '../support/read-table';
import { openDocuments, openPages } from './documents';
import { readPage } from './read-page';

const SENTENCES = readTable('built/sentences.yaml') as Record<string, Record<string, string>>;

const rows = Object.entries(SENTENCES).flatMap(([file, parts]) =>
  Object.entries(parts).map(([title, lines]) => ({ file, title, lines })),
);

it.each(rows)('$file: $title', ({ file, lines }) => {
  const page = openDocuments(plainBuild).find((one) => one.file === file);
  expect(page && `\n${readPage(page.document)}\n`).toContain(`\n${lines}`);
});

it('Each page leads to itself in the other language', () => {
  const paths = openPages(plainBuild).map(({ url }) => new URL(url).pathname);
  const twins = openPages(plainBuild).map(({ document }) =>
    document.querySelector('header a[hreflang]')?.getAttribute('href'),
  );
  expect(twins.toSorted()).toEqual(paths.toSorted());
});

it('§2 The announcements are on the home page alone, once', () => {
  const pages = openDocuments(plainBuild);
  const withThem = pages.filter(({ document }) => readPage(document).includes('NATIONAL GAMES'));
  expect(withThem.map(({ file }) => file)).toEqual(['index.html', 'hi.html']);
});
