/** How web servers answer that are configured by deploy/ and the build, and how plain folder servers do. */
import type { Browser } from '@playwright/test';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import { launchChromium } from '@/scripts/testing/browsers';
import { isCi } from '@/scripts/testing/ci';
import { findHost, hostPrograms } from '@/scripts/testing/hosts';
import { askToKeepPages } from '@/scripts/testing/in-page';
import { ODD_DISTRICT, OWN_FILES } from '@/scripts/testing/variants';
import {
  assetsHostBuild,
  councilBuild,
  findFile,
  getPageFile,
  plainBuild,
  readText,
  ROUTES,
  type Build,
} from './builds';
import { follow, request, type Answer } from './request';
import { startHost, type HostName, type Server } from './servers';

const { events } = getContent('en');

const NOT_FOUND_TITLE = 'Unexpected Application Error!'; // spec §8

/** The calendar of all events, and that of one event if there is any. */
const CALENDARS = ['/events.ics', ...events.slice(0, 1).map(({ id }) => `/events/${id}.ics`)];

/** The content types of the files that exist in each language. */
const LANGUAGE_TYPES = LANGUAGES.flatMap((language) =>
  [
    ...CALENDARS.map((path) => [path, /^text\/calendar; charset=utf-8$/] as const),
    ['/news.xml', /^application\/atom\+xml(; charset=utf-8)?$/] as const,
    ['/manifest.webmanifest', /^application\/manifest\+json/] as const,
  ].map(([path, type]) => [localizePath(path, language), type] as const),
);

/** The content types of files with generated names. */
const FILE_TYPES = [
  [/^_next\/static\/.*\.js$/, /^(text|application)\/javascript(; charset=utf-8)?$/],
  [/^_next\/static\/payloads\/.*\.txt$/, /^text\/plain; charset=utf-8$/],
  [/^student-records\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^student-records\/rows\/.*\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^sitemap\.xml$/, /^(text|application)\/xml/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.avif$/, /^image\/avif$/],
  [/\.webp$/, /^image\/webp$/],
  [/\.woff2$/, /^font\/woff2$/],
] as const;

/** The policy of an SVG image that is opened by itself. */
const IMAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Addresses that look like those of pages or files to some servers. */
const ODD_ADDRESSES = [
  '//about',
  '/about//',
  '//about.html',
  '//evil.example/..%2fabout',
  '/x/..%2Fabout',
  '/hi//about',
  '/about%3Fx',
  '/about%23x',
  '/hi%5cabout',
  '/about.html.gz',
  '/404.html.br',
  '/index.html.br',
  '/student-records.csv.gz',
  '/sw.js.br',
];

/** Values of Accept-Encoding, and the encodings that may be sent for each. */
const ACCEPTED: [header: string | undefined, encodings: (string | undefined)[]][] = [
  [undefined, [undefined]],
  ['identity', [undefined]],
  ['br', ['br']],
  ['BR', ['br', undefined]],
  ['gzip', ['gzip']],
  ['gzip, br', ['br']],
  ['deflate, gzip;q=1.0, *;q=0.5', ['gzip']],
  ['gzip;q=0.5, br;q=0.001', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000', [undefined]],
  ['gzip; q=0', [undefined]],
  ['x-gzip', [undefined]],
  ['br-x, gzipped', [undefined]],
];

/** Expects something of many addresses. A failure shows every address that differs. */
async function expectOfEach(
  addresses: readonly string[],
  look: (address: string) => Promise<unknown>,
  expected: (address: string) => unknown,
): Promise<void> {
  const seen: [string, unknown][] = [];
  for (const address of addresses) seen.push([address, await look(address)]);
  expect(seen).toEqual(addresses.map((address) => [address, expected(address)]));
}

/** A host that runs during the tests of a block. */
function useHost(name: HostName, build: Build) {
  let server: Server;
  beforeAll(async () => {
    server = await startHost(name, build);
  });
  afterAll(() => server?.stop());
  /** The URL of an address of the site. */
  const at = (address: string) => server.origin + build.basePath + address;
  /** The absolute target of a redirect; undefined if there is none. */
  const getTarget = ({ headers: { location } }: Answer) =>
    location && new URL(location, at('/')).href;
  return { at, getTarget, getServer: () => server };
}

type Host = ReturnType<typeof useHost>;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

describe.each(hostPrograms)('%s', (name) => {
  if (findHost(name) === undefined) {
    if (isCi) throw new Error(`${name} is not installed`);
    it.todo(`not tested, because ${name} is not installed`);
    return;
  }

  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const host = useHost(name, build);
    const { at, getTarget } = host;

    it('starts without a warning', () => {
      expect(host.getServer().log()).not.toMatch(/\[(warn|error|crit|emerg|alert)\]/);
    });

    it('sends each page at its clean address, with its headers and policy', () =>
      expectOfEach(
        ROUTES,
        async (route) => {
          const { status, text, headers } = await request(at(route));
          return {
            status,
            isItsFile: text === readText(build, getPageFile(route)),
            type: headers['content-type'],
            sharing: headers['cross-origin-resource-policy'],
            policy: headers['content-security-policy'],
            cache: headers['cache-control'],
            others: SECURITY_HEADERS.map(([header]) => [header, headers[header.toLowerCase()]]),
          };
        },
        () => ({
          status: 200,
          isItsFile: true,
          type: 'text/html; charset=utf-8',
          sharing: UNSHARED,
          policy: PAGE_POLICY,
          cache: 'no-cache',
          others: SECURITY_HEADERS,
        }),
      ));

    it('redirects every other address of a page to the clean one', async () => {
      const aliases = ROUTES.slice(1).flatMap((route) =>
        ['/', '.html', '/index.html'].map((ending) => route + ending),
      );
      await expectOfEach(
        aliases,
        async (alias) => {
          const answer = await request(at(alias));
          return [answer.status, getTarget(answer)];
        },
        (alias) => [301, at(alias.replace(/(\/|\.html|\/index\.html)$/, ''))],
      );
      const home = readText(build, 'index.html');
      for (const alias of ['', '/index.html']) expect((await follow(at(alias))).text).toBe(home);
    });

    it('never redirects to the host that a request names', () =>
      expectOfEach(
        ['/about/', '/about.html', '/index.html'],
        async (address) =>
          /evil/.test(
            (await request(at(address), { host: 'evil.example' })).headers.location ?? '',
          ),
        () => false,
      ));

    it('finds a page at no odd address', async () => {
      const chunk = findFile(build, /^_next\/static\/chunks\/.*\.js\.br$/);
      for (const address of [...ODD_ADDRESSES, `/${chunk}`]) {
        const answer = await request(at(address));
        expect([address, answer.status, getTarget(answer)]).toEqual(
          answer.status === 301 ? [address, 301, at('/about')] : [address, 404, undefined],
        );
      }
    });

    it('answers 404 with the error screen, its headers and policy', async () => {
      for (const address of [
        '/no-such-page',
        '/events/nowhere.ics',
        '/district/nowhere',
        '/about/no-such-page',
        '/assets/',
        '/404.html',
        '/_next/static/chunks/missing.js',
        // Files for hosts are not for visitors.
        '/.host/nginx.conf',
        '/.htaccess',
      ]) {
        const { status, text, headers } = await follow(at(address));
        expect([address, status, text]).toEqual([
          address,
          404,
          expect.stringContaining(NOT_FOUND_TITLE),
        ]);
        expect(headers).toMatchObject({
          'content-security-policy': PAGE_POLICY,
          'x-frame-options': 'DENY',
          'cache-control': 'no-cache',
        });
      }
    });

    it('answers 304 for a page that has not changed', async () => {
      const { headers } = await request(at('/about'));
      const again = await request(at('/about'), { 'if-none-match': headers.etag });
      expect(again.status).toBe(304);
    });

    it('lets browsers keep files with a hash in their names for a year', () => {
      const folders = ['chunks', ...(build === plainBuild ? ['editor'] : [])];
      return expectOfEach(
        folders.map((folder) => `/${findFile(build, RegExp(`^_next/static/${folder}/.*\\.js$`))}`),
        async (address) => (await request(at(address))).headers['cache-control'],
        () => 'public, max-age=31536000, immutable',
      );
    });

    it('lets pages of others show pictures, and an image run nothing', async () => {
      await expectOfEach(
        [/^assets\/.*\.jpg$/, /^pictures\/.*\.avif$/, /^share\/home\.png$/].map(
          (pattern) => `/${findFile(build, pattern)}`,
        ),
        async (address) => (await request(at(address))).headers['cross-origin-resource-policy'],
        () => 'cross-origin',
      );
      const { headers } = await request(at(`/${findFile(build, /\.svg$/)}`));
      expect(headers['content-security-policy']).toBe(IMAGE_POLICY);
    });

    it('compresses text for clients that accept it', async () => {
      for (const [accepted, encodings] of ACCEPTED) {
        const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
        const encoding = (await request(at('/about'), headers)).headers['content-encoding'];
        expect([accepted, encoding, encodings.includes(encoding)]).toEqual([
          accepted,
          encoding,
          true,
        ]);
      }
      const files = [
        /^_next\/static\/chunks\/.*\.js$/,
        /^_next\/static\/payloads\/.*\.txt$/,
        /^student-records\.csv$/,
      ].map((pattern) => `/${findFile(build, pattern)}`);
      for (const address of ['/', '/about', ...files]) {
        const plain = await request(at(address));
        for (const encoding of ['br', 'gzip']) {
          const answer = await request(at(address), { 'accept-encoding': encoding });
          const { status, headers, text } = answer;
          expect([address, status, headers['content-encoding']]).toEqual([address, 200, encoding]);
          expect(headers.vary).toMatch(/accept-encoding/i);
          expect(text).toBe(plain.text);
        }
      }
    });

    it('sends each kind of file with its type, compressed or not', async () => {
      const types = [
        ...FILE_TYPES.map(([pattern, type]) => [`/${findFile(build, pattern)}`, type] as const),
        ...LANGUAGE_TYPES,
      ];
      for (const [address, type] of types) {
        for (const accepted of ['identity', 'br, gzip']) {
          const { headers } = await request(at(address), { 'accept-encoding': accepted });
          expect([address, headers['content-type']]).toEqual([
            address,
            expect.stringMatching(type),
          ]);
        }
      }
    });

    it('does not echo a request', async () => {
      const { text } = await request(at('/about'), { cookie: 'session=marker' }, 'TRACE');
      expect(text).not.toContain('session=marker');
    });

    if (build === plainBuild) testEditor(host);
    else testOwnFiles(host);

    if (build === plainBuild) testRepublishing(host);
  });
});

function testEditor({ at, getTarget }: Host): void {
  it('sends the editor at its clean address, with its own policy and revalidated', async () => {
    const { status, headers } = await request(at('/admin'));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /connect-src [^;]*https:\/\/api\.github\.com;.*frame-ancestors 'none'/,
      ),
      'cache-control': 'no-cache',
    });
    const alias = await request(at('/admin/'));
    expect([alias.status, getTarget(alias)]).toEqual([301, at('/admin')]);
  });
}

function testOwnFiles({ at, getTarget }: Host): void {
  it("sends the maintainer's own files unchanged, at their addresses", () =>
    expectOfEach(
      Object.keys(OWN_FILES),
      async (file) => {
        const { status, headers, text } = await request(at(`/${encodeURI(file)}`));
        return [status, headers['content-encoding'], text];
      },
      (file) => [200, undefined, OWN_FILES[file as keyof typeof OWN_FILES]],
    ));

  it("lets the maintainer's own pages run their scripts and show their styles", () =>
    expectOfEach(
      ['/handbook/', '/handbook/index.html', '/google123.html'],
      async (address) => (await request(at(address))).headers['content-security-policy'],
      () => "frame-ancestors 'none'",
    ));

  it('sends a folder with an index at its address with a slash', async () => {
    expect((await request(at('/handbook/'))).text).toContain('<h1>Handbook</h1>');
    const alias = await request(at('/handbook'));
    expect([alias.status, getTarget(alias)]).toEqual([301, at('/handbook/')]);
  });

  it('sends a district with an odd name at its clean address', async () => {
    const address = getDistrictPath(ODD_DISTRICT);
    const { status, headers, text } = await request(at(encodeURI(address)));
    expect(status).toBe(200);
    expect(text).toBe(readText(councilBuild, getPageFile(address)));
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    expect((await follow(at(encodeURI(`${address}/`)))).text).toBe(text);
  });
}

/** Requests pages: the names of the builds that they are from, or the routes whose page or policy is wrong. */
async function visit({ origin }: Server): Promise<Set<string>> {
  const homes = LANGUAGES.map((language) => localizePath('/', language));
  const found = new Set<string>();
  for (const route of [...homes, '/about', '/gallery', '/district-secretaries']) {
    const { headers, text } = await follow(origin + route);
    const build = [plainBuild, assetsHostBuild].find(
      (candidate) => readText(candidate, getPageFile(route)) === text,
    );
    const isProtected = headers['content-security-policy'] === PAGE_POLICY;
    found.add(build && isProtected ? build.name : route);
  }
  return found;
}

/** The last tests of a host: it gets another build, and then goes away. */
function testRepublishing({ getServer }: Host): void {
  it('sends whole pages under their own policies while another build is published', async () => {
    const server = getServer();
    const published = new Set([assetsHostBuild.name]);
    expect(await visit(server)).toEqual(new Set([plainBuild.name]));
    server.redeploy(assetsHostBuild);
    expect(await visit(server)).toEqual(published);
    const visits = Array.from({ length: 5 }, () => visit(server));
    server.reload();
    for (const found of await Promise.all(visits)) expect(found).toEqual(published);
    expect(await visit(server)).toEqual(published);
  });

  // Headers of the service worker could prevent it.
  it('is not needed for a page that was never visited, once the site is saved', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(askToKeepPages);
    const server = getServer();
    await page.goto(`${server.origin}/about`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await server.stop();
    await page.goto(`${server.origin}/gallery`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Gallery');
    await page.close();
  });
}

describe.each(['serve', 'python'] as const)('%s, a plain folder server', (name) => {
  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const host = useHost(name, build);
    const { at } = host;

    it('finds each page, with or without a slash at the end', () =>
      expectOfEach(
        ROUTES.flatMap((route) => (route === '/' ? ['', '/'] : [route, `${route}/`])),
        async (address) => {
          const { status, text, headers } = await follow(at(address));
          const route = address.replace(/\/$/, '') || '/';
          const policy = headers['content-security-policy'];
          return [status, text === readText(build, getPageFile(route)), policy];
        },
        () => [200, true, name === 'serve' ? PAGE_POLICY : undefined],
      ));

    it('answers 404 for an unknown path', async () => {
      expect((await follow(at('/no-such-page'))).status).toBe(404);
    });

    if (name !== 'serve') return;

    it('sends calendars, feeds and manifests with their types', async () => {
      for (const [address, type] of LANGUAGE_TYPES) {
        const { headers } = await request(at(address));
        expect([address, headers['content-type']]).toEqual([address, expect.stringMatching(type)]);
      }
    });

    if (build === plainBuild) testRepublishing(host);
  });
});
