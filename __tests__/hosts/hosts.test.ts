/** How web servers answer that are configured by deploy/ and the build, and how plain folder servers do. */
import { getDistrictPath } from '@/lib/districts/districts';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import { findProgram, webServers, isCi } from '@/scripts/testing/programs';
import { getPageFile } from '@/scripts/testing/published-files';
import { DISTRICT_WITH_SPECIAL_CHARACTERS, OWN_FILES } from '@/scripts/testing/variants';
import {
  assetsHostBuild,
  councilBuild,
  getFiles,
  plainBuild,
  readText,
  ALL_ROUTES,
  type Build,
} from './builds';
import { follow, request } from './request';
import { startHost, type HostName, type Server } from './servers';

const EDITOR_POLICY = /connect-src [^;]*https:\/\/api\.github\.com;.*frame-ancestors 'none'/;

/** The policy of an SVG image that is opened by itself. */
const IMAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The headers of every response. */
const SECURITY = Object.fromEntries(
  SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value]),
);

/** The headers of a page. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-resource-policy': UNSHARED,
  'cache-control': 'no-cache',
  ...SECURITY,
  vary: expect.stringMatching(/^accept-encoding$/i) as string,
};
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

/** The content types of files, by name, and the headers that differ from those of pages. */
type FileTypes = readonly (readonly [file: RegExp, type: RegExp, headers?: object])[];

/** Of files that exist in each language. */
const LANGUAGE_TYPES: FileTypes = [
  [/^(hi\/)?events\.ics$/, /^text\/calendar; charset=utf-8$/],
  [/^(hi\/)?events\/.*\.ics$/, /^text\/calendar; charset=utf-8$/],
  [/^(hi\/)?news\.xml$/, /^application\/atom\+xml(; charset=utf-8)?$/],
  [/^(hi\/)?manifest\.webmanifest$/, /^application\/manifest\+json/],
];

const FILE_TYPES: FileTypes = [
  // Also those of the editor.
  [/^_next\/static\/.*\.js$/, /^(text|application)\/javascript(; charset=utf-8)?$/, FOREVER],
  [/^student-records\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^student-records\/rows\/.*\.csv$/, /^text\/csv(; charset=utf-8)?$/],
  [/^sitemap\.xml$/, /^(text|application)\/xml/],
  [/^assets\/.*\.svg$/, /^image\/svg\+xml/, { 'content-security-policy': IMAGE_POLICY }],
  [/^assets\/.*\.jpg$/, /^image\/jpeg$/, SHARED],
  [/^pictures\/.*\.avif$/, /^image\/avif$/, SHARED],
  [/^share\/home\.png$/, /^image\/png$/, SHARED],
  [/\.webp$/, /^image\/webp$/],
  [/\.woff2$/, /^font\/woff2$/],
];

/** Addresses of nothing, some of which look like those of pages or files. Files for hosts are not for visitors. */
const UNKNOWN_ADDRESSES = [
  '/no-such-page /events/nowhere.ics /district/nowhere /about/no-such-page /assets/ /404.html',
  '/_next/static/chunks/missing.js /.host/nginx.conf /.htaccess /.nojekyll /_headers /%5fheaders',
  '//about /about// //about.html //evil.example/..%2fabout /x/..%2Fabout /hi//about /about%2f',
  '/about%3Fx /about%23x /hi%5cabout /About/ /ABOUT.html',
  '/about.html.gz /404.html.br /index.html.br /student-records.csv.gz /sw.js.br',
].flatMap((line) => line.split(' '));

/** Addresses that no file can have; hosts may call them malformed. */
const IMPOSSIBLE_ADDRESSES = ['/about%00', `/${'a'.repeat(300)}`, `/${encodeURI('ल'.repeat(90))}`];

/** For each encoding, the values of Accept-Encoding that get it. */
const ACCEPTED: Record<string, string[]> = {
  br: ['br', 'gzip, br'],
  gzip: ['gzip', 'deflate, gzip;q=1.0, *;q=0.5', 'br;q=0, gzip'],
  undefined: ['identity', 'br;q=0.000', 'gzip; q=0', 'x-gzip', 'br-x, gzipped'],
  // Servers may know case and weights, or not.
  'br|undefined': ['BR'],
  'br|gzip': ['gzip;q=0.5, br;q=0.001'],
};

type Ask = typeof request | typeof follow;

/** What tests may expect to be missing. */
const NO_HEADERS = { 'content-encoding': undefined, 'content-security-policy': undefined };

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
    /** Expects of a response its status, its text, the target of its redirect, or headers by their names. */
    expectAnswer: async (address: string, expected: object, sent = {}, ask: Ask = request) => {
      const { status, headers, text } = await ask(at(address), sent);
      const target = headers.location && decodeURI(new URL(headers.location, at('/')).href);
      const answer = { address, sent, status, target, text, ...NO_HEADERS, ...headers };
      expect(answer).toMatchObject({ address, sent, ...expected });
    },
    /** The addresses of the first and the last file whose names match a pattern, often in two languages. */
    find: (pattern: RegExp) => {
      const found = getFiles(build).filter((file) => pattern.test(file));
      return [found.at(0), found.at(-1)].map((file) => `/${file}`);
    },
  };
}

type Host = ReturnType<typeof useHost>;

const matching = (pattern: RegExp | string) => expect.stringMatching(pattern) as string;

describe.each(webServers)('%s', (name) => {
  if (findProgram(name) === undefined) {
    if (isCi) throw new Error(`${name} is not installed`);
    it.todo(`not tested, because ${name} is not installed`);
    return;
  }

  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const host = useHost(name, build);
    const { at, getServer, expectAnswer, find } = host;
    const oddDistrict = encodeURI(getDistrictPath(DISTRICT_WITH_SPECIAL_CHARACTERS));
    const pages = [...ALL_ROUTES, build === plainBuild ? '/admin' : oddDistrict];

    it('starts without a warning, and sends each page at its clean address, with its headers and policy', async () => {
      expect(getServer().log()).not.toMatch(/\[(warn|error|crit|emerg|alert)\]/);
      for (const page of pages)
        await expectAnswer(page, {
          ...PAGE_HEADERS,
          ...(page === '/admin' && { 'content-security-policy': matching(EDITOR_POLICY) }),
          status: 200,
          text: readText(build, getPageFile(decodeURI(page))),
        });
      const { headers } = await request(at('/about'));
      await expectAnswer('/about', { status: 304 }, { 'if-none-match': headers.etag });
    });

    it('redirects every other address of a page to the clean one, relatively and with its query', async () => {
      for (const page of pages.slice(1)) {
        for (const ending of ['/', '.html', '/index.html', '/?utm_source=a%20b&c'])
          await expectAnswer(page + ending, {
            status: 301,
            location: matching(/^\/(?!\/)/),
            target: at(decodeURI(page + ending.replace(/^[^?]+/, ''))),
          });
      }
      const text = readText(build, 'index.html');
      for (const alias of ['', '/index.html']) await expectAnswer(alias, { text }, {}, follow);
    });

    it('answers 404 with the error screen, its headers and policy, compressed for those who accept it', async () => {
      const text = readText(build, '404.html');
      const compressed = find(/^_next\/static\/.*\.js\.br$/);
      for (const address of [...UNKNOWN_ADDRESSES, ...compressed])
        await expectAnswer(address, { ...PAGE_HEADERS, status: 404, text });
      const answer = { ...PAGE_HEADERS, status: 404, text, 'content-encoding': 'br' };
      await expectAnswer('/no-such-page', answer, { 'accept-encoding': 'br, gzip' });
    });

    it('refuses impossible addresses and ranges, and methods that would change something', async () => {
      for (const address of IMPOSSIBLE_ADDRESSES) {
        const status = matching(/^40[034]$/);
        const { headers, ...answer } = await request(at(address));
        expect({ address, ...headers, status: String(answer.status) }).toMatchObject({
          ...SECURITY,
          address,
          status,
        });
      }
      const range = { range: 'bytes=99999999-' };
      await expectAnswer(
        '/about',
        { ...SECURITY, status: 416, 'cache-control': 'no-cache' },
        range,
      );
      for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
        const { status, text } = await request(at('/about'), { cookie: 'session=marker' }, method);
        expect([method, status]).toEqual([method, 405]);
        expect(text).not.toContain('session=marker');
      }
    });

    it('compresses text for clients that accept it', async () => {
      for (const [encodings, values] of Object.entries(ACCEPTED)) {
        for (const value of values) {
          const { headers } = await request(at('/about'), { 'accept-encoding': value });
          const encoding = String(headers['content-encoding']);
          expect([value, encoding]).toEqual([value, matching(`^(${encodings})$`)]);
        }
      }
      const files = FILE_TYPES.slice(0, 3).flatMap(([pattern]) => find(pattern));
      for (const address of ['/', '/about', ...files]) {
        const { text } = await request(at(address));
        for (const encoding of [undefined, 'br', 'gzip']) {
          const vary = matching(/^accept-encoding$/i);
          const expected = { status: 200, 'content-encoding': encoding, vary, text };
          await expectAnswer(address, expected, encoding && { 'accept-encoding': encoding });
        }
      }
    });

    it('sends each kind of file with its headers, compressed or not', async () => {
      for (const [pattern, type, others] of [...FILE_TYPES, ...LANGUAGE_TYPES]) {
        const expected = { 'content-type': matching(type), ...others };
        for (const address of find(pattern)) {
          for (const encoding of ['identity', 'br, gzip'])
            await expectAnswer(address, expected, { 'accept-encoding': encoding });
        }
      }
    });

    if (build === councilBuild) {
      it("sends the maintainer's own files unchanged, and lets their pages run scripts and show styles", async () => {
        for (const [file, text] of Object.entries(OWN_FILES)) {
          const expected = { status: 200, text, 'content-encoding': undefined };
          await expectAnswer(`/${encodeURI(file)}`, expected);
        }
        const policy = { 'content-security-policy': "frame-ancestors 'none'" };
        for (const address of ['/handbook/', '/handbook/index.html', '/google123.html'])
          await expectAnswer(address, { status: 200, ...policy });
        await expectAnswer('/handbook', { status: 301, target: at('/handbook/') });
      });
    } else testRepublishing(host);
  });
});

/** The last test of a host, which gets another build. */
function testRepublishing({ getServer, expectAnswer }: Host): void {
  it('sends whole pages under their own policies while another build is published', async () => {
    const visit = async (build: Build) => {
      for (const route of LOCALIZED_PATHS) {
        const text = readText(build, getPageFile(route));
        const expected = { text, 'content-security-policy': PAGE_POLICY };
        await expectAnswer(route, expected, {}, follow);
      }
    };
    await visit(plainBuild);
    getServer().redeploy(assetsHostBuild);
    await visit(assetsHostBuild);
    const visits = Array.from({ length: 5 }, () => visit(assetsHostBuild));
    getServer().reload();
    await Promise.all(visits);
    await visit(assetsHostBuild);
  });
}

describe.each(['serve', 'python'] as const)('%s, a plain folder server', (name) => {
  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const host = useHost(name, build);
    const { expectAnswer, find } = host;
    const isServe = name === 'serve';

    it('finds each page, with or without a slash at the end, and nothing at an unknown path', async () => {
      const policy = isServe ? PAGE_POLICY : undefined;
      for (const route of ALL_ROUTES) {
        const text = readText(build, getPageFile(route));
        const expected = { status: 200, text, 'content-security-policy': policy };
        const others = route === '/' ? '' : `${route}/`;
        for (const address of [route, others]) await expectAnswer(address, expected, {}, follow);
      }
      await expectAnswer('/no-such-page', { status: 404 }, {}, follow);
      for (const [pattern, type] of isServe ? LANGUAGE_TYPES : []) {
        for (const address of find(pattern))
          await expectAnswer(address, { 'content-type': matching(type) });
      }
    });

    if (isServe && build === plainBuild) testRepublishing(host);
  });
});
