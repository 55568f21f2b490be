/** How web servers answer that are configured by deploy/ and the build, and how plain folder servers do. */
import type { OutgoingHttpHeaders } from 'node:http';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import { first } from '@/__tests__/support/content';
import { isCi } from '@/scripts/testing/ci';
import { findHost, hostPrograms } from '@/scripts/testing/hosts';
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
import { follow, request } from './request';
import { startHost, type HostName, type Server } from './servers';

const { events } = getContent('en');

const EDITOR_POLICY = /connect-src [^;]*https:\/\/api\.github\.com;.*frame-ancestors 'none'/;

/** The policy of an SVG image that is opened by itself. */
const IMAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The headers of a page. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-resource-policy': UNSHARED,
  'cache-control': 'no-cache',
  ...Object.fromEntries(SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value])),
};
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

/** What tests may expect to be missing. */
const NO_HEADERS = { 'content-encoding': undefined, 'content-security-policy': undefined };

interface Request {
  ask?: typeof request | typeof follow;
  headers?: OutgoingHttpHeaders;
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
    /** Expects of a response its status, its text, the target of its redirect, or headers by their names. */
    expectAnswer: async (address: string, expected: object, options: Request = {}) => {
      const { ask = request, headers: sent } = options;
      const { status, headers, text } = await ask(at(address), sent);
      const target = headers.location && decodeURI(new URL(headers.location, at('/')).href);
      const answer = { address, sent, status, target, text, ...NO_HEADERS, ...headers };
      expect(answer).toMatchObject({ address, sent, ...expected });
    },
    /** The address of the first file whose name matches a pattern. */
    find: (pattern: RegExp) => `/${getFiles(build).find((file) => pattern.test(file))}`,
  };
}

const matching = (pattern: RegExp | string) => expect.stringMatching(pattern) as string;

describe.each(hostPrograms)('%s', (name) => {
  if (findHost(name) === undefined) {
    if (isCi) throw new Error(`${name} is not installed`);
    it.todo(`not tested, because ${name} is not installed`);
    return;
  }

  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const { at, getServer, expectAnswer, find } = useHost(name, build);
    const oddDistrict = encodeURI(getDistrictPath(ODD_DISTRICT));
    const pages = [...ROUTES, build === plainBuild ? '/admin' : oddDistrict];

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
      await expectAnswer('/about', { status: 304 }, { headers: { 'if-none-match': headers.etag } });
    });

    it('redirects every other address of a page to the clean one, and repeats no host or cookie of a request', async () => {
      for (const page of pages.slice(1)) {
        for (const ending of ['/', '.html', '/index.html'])
          await expectAnswer(page + ending, { status: 301, target: at(decodeURI(page)) });
      }
      const text = readText(build, 'index.html');
      for (const alias of ['', '/index.html']) await expectAnswer(alias, { text }, { ask: follow });
      for (const alias of ['/about/', '/about.html', '/index.html']) {
        const { headers } = await request(at(alias), { host: 'evil.example' });
        expect(headers.location ?? '').not.toContain('evil');
      }
      const traced = await request(at('/about'), { cookie: 'session=marker' }, 'TRACE');
      expect(traced.text).not.toContain('session=marker');
    });

    it('finds a page at no odd address', async () => {
      for (const address of [...ODD_ADDRESSES, find(/^_next\/static\/chunks\/.*\.js\.br$/)]) {
        const { status } = await request(at(address));
        const isRedirect = status === 301;
        const expected = isRedirect ? { target: at('/about') } : { status: 404, target: undefined };
        await expectAnswer(address, expected);
      }
    });

    it('answers 404 with the error screen, its headers and policy', async () => {
      const text = readText(build, '404.html');
      for (const address of UNKNOWN_ADDRESSES)
        await expectAnswer(address, { ...PAGE_HEADERS, status: 404, text }, { ask: follow });
    });

    it('compresses text for clients that accept it', async () => {
      for (const [encodings, values] of Object.entries(ACCEPTED)) {
        for (const value of values) {
          const { headers } = await request(at('/about'), { 'accept-encoding': value });
          const encoding = String(headers['content-encoding']);
          expect([value, encoding]).toEqual([value, matching(`^(${encodings})$`)]);
        }
      }
      const files = FILE_TYPES.slice(0, 3).map(([pattern]) => find(pattern));
      for (const address of ['/', '/about', ...files]) {
        const { text, headers } = await request(at(address));
        expect(headers['content-encoding']).toBeUndefined();
        for (const encoding of ['br', 'gzip']) {
          const vary = matching(/accept-encoding/i);
          const expected = { status: 200, 'content-encoding': encoding, vary, text };
          await expectAnswer(address, expected, { headers: { 'accept-encoding': encoding } });
        }
      }
    });

    it('sends each kind of file with its headers, compressed or not', async () => {
      const ofEditor = [/^_next\/static\/editor\/.*\.js$/, /javascript/, FOREVER] as const;
      const files = [...FILE_TYPES, ...(build === plainBuild ? [ofEditor] : [])].map(
        ([pattern, type, headers]) => [find(pattern), type, headers] as const,
      );
      for (const [address, type, others] of [...files, ...LANGUAGE_TYPES]) {
        const expected = { 'content-type': matching(type), ...others };
        for (const encoding of ['identity', 'br, gzip'])
          await expectAnswer(address, expected, { headers: { 'accept-encoding': encoding } });
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

/** The last test of a host, which gets another build. */
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
}

describe.each(['serve', 'python'] as const)('%s, a plain folder server', (name) => {
  describe.each([plainBuild, councilBuild])('$name', (build) => {
    const { getServer, expectAnswer } = useHost(name, build);
    const isServe = name === 'serve';

    it('finds each page, with or without a slash at the end, and nothing at an unknown path', async () => {
      const policy = isServe ? PAGE_POLICY : undefined;
      for (const route of ROUTES) {
        const text = readText(build, getPageFile(route));
        const expected = { status: 200, text, 'content-security-policy': policy };
        const others = route === '/' ? '' : `${route}/`;
        for (const address of [route, others])
          await expectAnswer(address, expected, { ask: follow });
      }
      await expectAnswer('/no-such-page', { status: 404 }, { ask: follow });
      for (const [address, type] of isServe ? LANGUAGE_TYPES : [])
        await expectAnswer(address, { 'content-type': matching(type) });
    });

    if (isServe && build === plainBuild) testRepublishing(getServer);
  });
});
