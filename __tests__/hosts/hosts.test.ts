/** How web servers answer that are configured by deploy/ and the build, and how plain folder servers do. */
import type { Browser } from '@playwright/test';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import { launchChromium } from '@/scripts/testing/browsers';
import { first } from '@/__tests__/support/content';
import { isCi } from '@/scripts/testing/ci';
import { findHost, hostPrograms } from '@/scripts/testing/hosts';
import { askToKeepPages } from '@/scripts/testing/in-page';
import { ODD_DISTRICT, OWN_FILES } from '@/scripts/testing/variants';
import {
  assetsHostBuild,
  councilBuild,
  getFiles,
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

const EDITOR_POLICY = /connect-src [^;]*https:\/\/api\.github\.com;.*frame-ancestors 'none'/;

/** The policy of an SVG image that is opened by itself. */
const IMAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

/** The content types of the files that exist in each language. */
const LANGUAGE_TYPES = LANGUAGES.flatMap((language) =>
  [
    ['/events.ics', /^text\/calendar; charset=utf-8$/] as const,
    [`/events/${first(events).id}.ics`, /^text\/calendar; charset=utf-8$/] as const,
    ['/news.xml', /^application\/atom\+xml(; charset=utf-8)?$/] as const,
    ['/manifest.webmanifest', /^application\/manifest\+json/] as const,
  ].map(([path, type]) => [localizePath(path, language), type] as const),
);

/** The content types of files with generated names, and the headers that differ from those of pages. */
const FILE_TYPES: [file: RegExp, type: RegExp, headers?: object][] = [
  [
    /^_next\/static\/chunks\/.*\.js$/,
    /^(text|application)\/javascript(; charset=utf-8)?$/,
    FOREVER,
  ],
  [/^_next\/static\/payloads\/.*\.txt$/, /^text\/plain; charset=utf-8$/],
  [/^student-records\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^student-records\/rows\/.*\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^sitemap\.xml$/, /^(text|application)\/xml/],
  [/\.svg$/, /^image\/svg\+xml/, { 'content-security-policy': IMAGE_POLICY }],
  [/^assets\/.*\.jpg$/, /^image\/jpeg$/, SHARED],
  [/^pictures\/.*\.avif$/, /^image\/avif$/, SHARED],
  [/^share\/home\.png$/, /^image\/png$/, SHARED],
  [/\.webp$/, /^image\/webp$/],
  [/\.woff2$/, /^font\/woff2$/],
];

/** Addresses that look like those of pages or files to some servers. */
const ODD_ADDRESSES = [
  '//about /about// //about.html //evil.example/..%2fabout /x/..%2Fabout /hi//about',
  '/about%3Fx /about%23x /hi%5cabout',
  '/about.html.gz /404.html.br /index.html.br /student-records.csv.gz /sw.js.br',
].flatMap((line) => line.split(' '));

/** Addresses of nothing. Files for hosts are not for visitors. */
const UNKNOWN_ADDRESSES = [
  '/no-such-page /events/nowhere.ics /district/nowhere /about/no-such-page /assets/ /404.html',
  '/_next/static/chunks/missing.js /.host/nginx.conf /.htaccess',
].flatMap((line) => line.split(' '));

/** For each encoding, the values of Accept-Encoding that get it. */
const ACCEPTED: Record<string, string[]> = {
  br: ['br', 'gzip, br'],
  gzip: ['gzip', 'deflate, gzip;q=1.0, *;q=0.5', 'br;q=0, gzip'],
  undefined: ['identity', 'br;q=0.000', 'gzip; q=0', 'x-gzip', 'br-x, gzipped'],
  // Servers may know case and weights, or not.
  'br|undefined': ['BR'],
  'br|gzip': ['gzip;q=0.5, br;q=0.001'],
};

/** Looks at many addresses, and expects something of each. A failure shows every address that differs. */
async function expectOfEach(
  expected: readonly (readonly [address: string, expected: unknown])[],
  look: (address: string) => Promise<unknown>,
): Promise<void> {
  const seen: [string, unknown][] = [];
  for (const [address] of expected) seen.push([address, await look(address)]);
  expect(seen).toEqual(expected);
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
  return {
    at,
    getServer: () => server,
    /** The status of a response, and the absolute target of a redirect; undefined if there is none. */
    getTarget: ({ status, headers: { location } }: Answer) => [
      status,
      location && decodeURI(new URL(location, at('/')).href),
    ],
    /** The address of the first file whose name matches a pattern. */
    find: (pattern: RegExp) => `/${getFiles(build).find((file) => pattern.test(file))}`,
  };
}

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
    const { at, getTarget, getServer, find } = useHost(name, build);
    const pages = [...ROUTES, build === plainBuild ? '/admin' : getDistrictPath(ODD_DISTRICT)];

    it('starts without a warning, and sends each page at its clean address, with its headers and policy', async () => {
      expect(getServer().log()).not.toMatch(/\[(warn|error|crit|emerg|alert)\]/);
      const expected = {
        status: 200,
        isItsFile: true,
        type: 'text/html; charset=utf-8',
        sharing: UNSHARED,
        policy: PAGE_POLICY,
        cache: 'no-cache',
        others: SECURITY_HEADERS,
      };
      const ofEditor = { ...expected, policy: expect.stringMatching(EDITOR_POLICY) as string };
      await expectOfEach(
        pages.map((page) => [page, page === '/admin' ? ofEditor : expected]),
        async (page) => {
          const { status, text, headers } = await request(at(encodeURI(page)));
          return {
            status,
            isItsFile: text === readText(build, getPageFile(page)),
            type: headers['content-type'],
            sharing: headers['cross-origin-resource-policy'],
            policy: headers['content-security-policy'],
            cache: headers['cache-control'],
            others: SECURITY_HEADERS.map(([header]) => [header, headers[header.toLowerCase()]]),
          };
        },
      );
      const { headers } = await request(at('/about'));
      const again = await request(at('/about'), { 'if-none-match': headers.etag });
      expect(again.status).toBe(304);
    });

    it('redirects every other address of a page to the clean one, never to the host that a request names', async () => {
      await expectOfEach(
        pages
          .slice(1)
          .flatMap((page) =>
            ['/', '.html', '/index.html'].map(
              (ending) => [page + ending, [301, at(page)]] as const,
            ),
          ),
        async (alias) => getTarget(await request(at(encodeURI(alias)))),
      );
      const home = readText(build, 'index.html');
      for (const alias of ['', '/index.html']) expect((await follow(at(alias))).text).toBe(home);
      for (const alias of ['/about/', '/about.html', '/index.html']) {
        const { headers } = await request(at(alias), { host: 'evil.example' });
        expect(headers.location ?? '').not.toContain('evil');
      }
    });

    it('finds a page at no odd address', async () => {
      const chunk = find(/^_next\/static\/chunks\/.*\.js\.br$/);
      for (const address of [...ODD_ADDRESSES, chunk]) {
        const [status, target] = getTarget(await request(at(address)));
        const expected = status === 301 ? [301, at('/about')] : [404, undefined];
        expect([address, status, target]).toEqual([address, ...expected]);
      }
    });

    it('answers 404 with the error screen, its headers and policy', async () => {
      for (const address of UNKNOWN_ADDRESSES) {
        const { status, text, headers } = await follow(at(address));
        const isErrorScreen = text.includes(NOT_FOUND_TITLE);
        expect([address, status, isErrorScreen]).toEqual([address, 404, true]);
        expect(headers).toMatchObject({
          'content-security-policy': PAGE_POLICY,
          'x-frame-options': 'DENY',
          'cache-control': 'no-cache',
        });
      }
    });

    it('compresses text for clients that accept it', async () => {
      for (const [encodings, values] of Object.entries(ACCEPTED)) {
        for (const value of values) {
          const { headers } = await request(at('/about'), { 'accept-encoding': value });
          const encoding = String(headers['content-encoding']);
          expect([value, encoding]).toEqual([value, expect.stringMatching(`^(${encodings})$`)]);
        }
      }
      const files = FILE_TYPES.slice(0, 3).map(([pattern]) => find(pattern));
      for (const address of ['/', '/about', ...files]) {
        const plain = await request(at(address));
        expect(plain.headers['content-encoding']).toBeUndefined();
        for (const encoding of ['br', 'gzip']) {
          const answer = await request(at(address), { 'accept-encoding': encoding });
          const { status, headers, text } = answer;
          expect([address, status, headers['content-encoding']]).toEqual([address, 200, encoding]);
          expect(headers.vary).toMatch(/accept-encoding/i);
          expect(text).toBe(plain.text);
        }
      }
    });

    it('sends each kind of file with its headers, compressed or not', async () => {
      const ofEditor = [/^_next\/static\/editor\/.*\.js$/, /javascript/, FOREVER] as const;
      const files = [...FILE_TYPES, ...(build === plainBuild ? [ofEditor] : [])].map(
        ([pattern, type, headers]) => [find(pattern), type, headers] as const,
      );
      for (const [address, type, others] of [...files, ...LANGUAGE_TYPES]) {
        for (const accepted of ['identity', 'br, gzip']) {
          const { headers } = await request(at(address), { 'accept-encoding': accepted });
          const expected = { 'content-type': expect.stringMatching(type) as string, ...others };
          expect({ address, ...headers }).toMatchObject({ address, ...expected });
        }
      }
    });

    it('does not echo a request', async () => {
      const { text } = await request(at('/about'), { cookie: 'session=marker' }, 'TRACE');
      expect(text).not.toContain('session=marker');
    });

    if (build === councilBuild) {
      it("sends the maintainer's own files unchanged, and lets their pages run scripts and show styles", async () => {
        await expectOfEach(
          Object.entries(OWN_FILES).map(([file, text]) => [`/${file}`, [200, undefined, text]]),
          async (file) => {
            const { status, headers, text } = await request(at(encodeURI(file)));
            return [status, headers['content-encoding'], text];
          },
        );
        await expectOfEach(
          ['/handbook/', '/handbook/index.html', '/google123.html'].map((address) => [
            address,
            [200, "frame-ancestors 'none'"],
          ]),
          async (address) => {
            const { status, headers } = await request(at(address));
            return [status, headers['content-security-policy']];
          },
        );
        expect(getTarget(await request(at('/handbook')))).toEqual([301, at('/handbook/')]);
      });
    } else testRepublishing(getServer);
  });
});

/** Requests pages: the names of the builds that they are from, or the routes whose page or policy is wrong. */
async function visit({ origin }: Server): Promise<Set<string>> {
  const found = new Set<string>();
  for (const route of LOCALIZED_PATHS) {
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
function testRepublishing(getServer: () => Server): void {
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
    const { at, getServer } = useHost(name, build);

    it('finds each page, with or without a slash at the end, and nothing at an unknown path', async () => {
      const policy = name === 'serve' ? PAGE_POLICY : undefined;
      await expectOfEach(
        ROUTES.flatMap((route) => (route === '/' ? ['', '/'] : [route, `${route}/`])).map(
          (address) => [address, [200, true, policy]],
        ),
        async (address) => {
          const { status, text, headers } = await follow(at(address));
          const file = getPageFile(address.replace(/\/$/, '') || '/');
          return [status, text === readText(build, file), headers['content-security-policy']];
        },
      );
      expect((await follow(at('/no-such-page'))).status).toBe(404);
    });

    if (name !== 'serve') return;

    it('sends calendars, feeds and manifests with their types', () =>
      expectOfEach(
        LANGUAGE_TYPES.map(([address, type]) => [address, expect.stringMatching(type)]),
        async (address) => (await request(at(address))).headers['content-type'],
      ));

    if (build === plainBuild) testRepublishing(getServer);
  });
});
