/** How web servers answer that are configured by deploy/ and public/. */
import { readFileSync } from 'node:fs';
import configuration from '@/deploy/serve.json';
import { getDistrictPath } from '@/lib/districts/districts';
import { createFileServer, createWebRoot } from '@/scripts/serve/file-server';
import { listenOnFreePort } from '@/scripts/shared/free-port';
import { findProgram, isCi } from '@/testing/programs';
import { DISTRICT_WITH_SPECIAL_CHARACTERS } from '@/testing/variants';
import { councilBuild, getFiles, plainBuild, readText, type Build } from '../support/builds';
import { createTestFolder } from '../support/test-folder';
import { startServer } from './servers';

const { at } = createTestFolder();

/** The headers of deploy/serve.json, which each other host sends too: those of every answer, and those of some files. */
const [COMMON = {}, HASHED = {}, , PICTURE = {}, SVG = {}, RECORDS = {}] =
  configuration.headers.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/** An address, what is expected of the answer, and the encodings that the client accepts. */
type Row = readonly [address: string, expected: object, accepted?: string];

/** Answers with a file of this type. Servers name the charset of some types. */
const type = (name: string) => ({
  ...COMMON,
  status: 200,
  'content-type': expect.stringMatching(`^${name}(; charset=utf-8)?$`) as string,
});
const text = (name: string) => type(`text/${name}; charset=utf-8`);

/** A header of pages that a server also has compressed. */
const COMPRESSED = { vary: expect.stringMatching(/^accept-encoding$/i) as string };

/** What a client accepts that refuses an encoding, and which one it gets. */
const REFUSALS = [
  ['gzip;q=0, br;q=0', undefined],
  ['gzip ; q=0.000,br; q=0.0', undefined],
  ['identity, *;q=0', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.05', 'br'],
] as const;

/** The requests that each server gets for each build. */
function listRows(build: Build, headers: object = COMPRESSED): Row[] {
  const page = (file: string) => ({ ...text('html'), ...headers, text: readText(build, file) });
  const unknown = { ...page('404.html'), status: 404 };
  const redirect = (target: string) => ({ status: 301, target: build.basePath + target });
  const find = (pattern: RegExp) => `/${getFiles(build).find((file) => pattern.test(file))}`;
  return [
    ['/', page('index.html')],
    ['/about', page('about.html')],
    ['/about', page('about.html'), 'gzip, br'],
    ['/hi/about', page('hi/about.html'), 'gzip'],
    ...REFUSALS.map(([accepted, encoding]): Row => {
      const expected = { ...page('about.html'), 'content-encoding': encoding };
      return ['/about', expected, accepted];
    }),
    ['/about/index.html', page('about.html'), 'gzip, br'],
    ['/about/', redirect('/about')],
    ['/hi/?utm_source=a%26b', redirect('/hi?utm_source=a%26b')],
    ['//evil.example/..%2fabout/', { target: expect.not.stringContaining('://') as string }],
    ['//evil.example/..%2fabout', COMMON, 'br'],
    ['/no-such-page', unknown, 'br'],
    ['/assets/', unknown, 'br'],
    ['/404.html', unknown, 'br'],
    ['/about.html.gz', unknown, 'br'],
    ['/_headers', unknown, 'br'],
    [
      '/..%2f..%2f..%2f..%2fetc%2fpasswd',
      { text: expect.not.stringContaining('root:x:') as string },
    ],
    [
      find(/^_next\/static\/.*\/(?!page-)[^/]*\.js$/),
      { ...type('.*/javascript'), ...HASHED },
      'br',
    ],
    [find(/^_next\/static\/chunks\/page-.*\.js$/), type('.*/javascript'), 'br'],
    [find(/^student-records\/rows\/.*\.csv$/), { ...text('csv'), ...RECORDS }],
    ['/student-records.csv', { ...text('csv'), ...RECORDS }, 'br'],
    ['/student-records', { ...page('student-records.html'), 'x-robots-tag': undefined }, 'br'],
    ['/hi/events.ics', text('calendar')],
    ['/hi/news.xml', type('application/atom.xml'), 'br'],
    ['/hi/manifest.webmanifest', type('application/manifest.json')],
    [find(/^assets\/.*\.svg$/), { ...type('image/svg.xml'), ...PICTURE, ...SVG }],
    [find(/^pictures\/.*\.avif$/), { ...type('image/avif'), ...PICTURE }],
    ['/rules.pdf', type('application/pdf')],
    ['/forms.tar.gz', { status: 200, text: 'An archive\n', 'content-encoding': undefined }, 'gzip'],
    ['/handbook/', text('html')],
  ];
}

const district = encodeURI(getDistrictPath(DISTRICT_WITH_SPECIAL_CHARACTERS));
const DISTRICT: Row = [`${district}/`, { status: 301, target: decodeURI(`/council${district}`) }];

/** Asks a server for each row. What the client accepts, it gets; no file has a language. */
async function expectRows(address: string, rows: readonly Row[]): Promise<void> {
  for (const [path, expected, accepted = 'identity'] of rows) {
    const headers = { 'accept-encoding': accepted };
    const response = await fetch(address + path, { headers, redirect: 'manual' });
    const { origin, href } = new URL(response.headers.get('location') ?? '', address);
    const encoding = accepted.includes('br') ? 'br' : accepted === 'gzip' ? 'gzip' : undefined;
    expect({
      path,
      status: response.status,
      target: decodeURI(href.replace(origin, '')),
      text: await response.text(),
      ...{
        'content-encoding': undefined,
        'content-language': undefined,
        'x-robots-tag': undefined,
      },
      ...Object.fromEntries(response.headers),
    }).toMatchObject({
      path,
      'content-encoding': encoding,
      'content-language': undefined,
      ...expected,
    });
  }
}

describe.each(['nginx', 'apache2', 'caddy'] as const)('%s', (name) => {
  // Where it is not installed the tests are skipped, but fail in CI.
  const test = findProgram(name) || isCi ? it : it.skip;
  test.each([plainBuild, councilBuild])('serves $name, which is published later', async (build) => {
    await using server = await startServer(name, build);
    await expectRows(server.address, listRows(build));
    if (build === councilBuild) await expectRows(server.address, [DISTRICT]);
    expect(server.log.join('')).not.toMatch(/\[(warn|crit|emerg|alert)\]/);
  });
});

it('`npm start` serves pages and files with the headers of the other hosts', async () => {
  const root = createWebRoot(councilBuild.folder, at('root'));
  await using server = createFileServer(root.folder, configuration);
  const address = `http://127.0.0.1:${await listenOnFreePort(server)}${root.basePath}`;
  // It sends AVIF without a type, which browsers do not need, and nothing compressed.
  const isAsked = ([address, , accepted]: Row) =>
    /^[^?]*\w(?<!avif)$/.test(address) && accepted === undefined;
  await expectRows(address, listRows(councilBuild, {}).filter(isAsked));
});

// Hosts that cannot be run here.
it.each(['public/_headers', 'vercel.json'])('%s names the headers of all hosts', (file) => {
  const content = readFileSync(file, 'utf8');
  const headers = [COMMON, HASHED, PICTURE, RECORDS, SVG].flatMap((each) => Object.entries(each));
  for (const [name, value] of headers) {
    expect(content.toLowerCase()).toContain(name);
    // Netlify, Cloudflare and Vercel send as much by themselves.
    if (value !== 'no-cache') expect(content).toContain(value);
  }
});
