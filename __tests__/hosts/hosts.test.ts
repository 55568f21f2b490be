import { findHost, type HostProgram } from '@/scripts/testing/hosts';
import { events } from '@/data/events';
import { districtPath } from '@/lib/districts';
import { LANGUAGES, pathIn } from '@/lib/language';
import { ODD_DISTRICT, OWN_FILES } from '@/scripts/testing/variants';
import { observatoryScore } from './observatory';
import { PAGE_POLICY, SECURITY_HEADERS, UNSHARED } from '@/scripts/build/hosts/policy';
import {
  councilBuild,
  fileOfRoute,
  filesOf,
  plainBuild,
  readText,
  ROUTES,
  type Build,
} from './builds';
import { follow, request } from './request';
import { startHost, type Server } from './servers';

const NOT_FOUND_TITLE = 'Unexpected Application Error!'; // spec §8

/** The calendar of all events, and that of one, if there is any. */
const CALENDARS = ['/events.ics', ...events.slice(0, 1).map(({ id }) => `/events/${id}.ics`)];

/** What files are that each edition has, at their addresses. */
const EDITION_TYPES = LANGUAGES.flatMap((language) =>
  [
    ...CALENDARS.map((path) => ({ path, type: /^text\/calendar; charset=utf-8$/ })),
    { path: '/news.xml', type: /^application\/atom\+xml(; charset=utf-8)?$/ },
    { path: '/manifest.webmanifest', type: /^application\/manifest\+json/ },
  ].map(({ path, type }) => ({ address: pathIn(path, language), type })),
);

const metaPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/** The first file of a build whose name matches. */
function fileLike(build: Build, pattern: RegExp): string {
  const file = filesOf(build).find((name) => pattern.test(name));
  if (!file) throw new Error(`${build.name} has no ${pattern}`);
  return file;
}

/** The tests of a host that sends what deploy/ and the build's configuration tell it to. */
function describeConfiguredHost(name: HostProgram, build: Build): void {
  let server: Server;
  const at = (address: string) => `${server.origin}${build.basePath}${address}`;

  beforeAll(async () => {
    server = await startHost(name, build);
  });
  afterAll(() => server?.stop());

  it.each(ROUTES)('%s answers at its clean address', async (route) => {
    const { status, text, headers } = await request(at(route));
    expect(status).toBe(200);
    expect(text).toBe(readText(build, fileOfRoute(route)));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(
    ROUTES.slice(1).flatMap((route) => [`${route}/`, `${route}.html`, `${route}/index.html`]),
  )('%s is redirected to the clean address', async (address) => {
    const { status, headers } = await request(at(address));
    expect(status).toBe(301);
    const target = new URL(headers.location ?? '', at(address)).href;
    expect(target).toBe(at(address.replace(/(\/|\.html|\/index\.html)$/, '')));
  });

  it('the home page answers at the address without a slash, and at its file', async () => {
    const home = readText(build, 'index.html');
    expect((await follow(at(''))).text).toBe(home);
    expect((await follow(at('/index.html'))).text).toBe(home);
  });

  it.each([
    '/no-such-page',
    '/events/nowhere.ics',
    '/district/nowhere',
    '/about/no-such-page',
    '/assets/',
    '/404.html',
  ])('%s answers 404 with the error screen', async (address) => {
    const { status, text, headers } = await follow(at(address));
    expect(status).toBe(404);
    expect(text).toContain(NOT_FOUND_TITLE);
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
  });

  it.each(['/.host/nginx.conf', '/.htaccess'])('%s is not shown', async (address) => {
    expect((await request(at(address))).status).toBe(404);
  });

  it.each(ROUTES)('%s comes with the headers and the policy of the page', async (route) => {
    const { headers, text } = await request(at(route));
    for (const [header, value] of SECURITY_HEADERS) {
      expect(headers[header.toLowerCase()]).toBe(value);
    }
    expect(headers['cross-origin-resource-policy']).toBe(UNSHARED);
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    expect(observatoryScore(headers, metaPolicy(text))).toBeGreaterThanOrEqual(125);
  });

  it('an image opened by itself may run nothing', async () => {
    const { headers } = await request(at('/assets/logos/main.svg'));
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  it.each(['/assets/gallery/image1.jpg', '/pictures/gallery/image1-640.avif', '/share/home.png'])(
    '%s may be shown by pages of others',
    async (address) => {
      const { headers } = await request(at(address));
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  it('pages are revalidated, and not sent again when they are the same', async () => {
    const { headers } = await request(at('/about'));
    expect(headers['cache-control']).toBe('no-cache');
    const again = await request(at('/about'), { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
  });

  it('files with a hash in their name are kept for a year, missing ones not at all', async () => {
    const chunk = fileLike(build, /^_next\/static\/.*\.js$/);
    const { headers } = await request(at(`/${chunk}`));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await request(at('/_next/static/chunks/missing.js'));
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
  });

  it.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ])('text comes compressed as %s to who accepts %s', async (encoding, accepted) => {
    const files = [
      '_next/static/chunks/.*\\.js$',
      '^_next/static/trees/.*\\.txt$',
      '^student-records\\.csv$',
    ];
    const addresses = files.map((pattern) => `/${fileLike(build, new RegExp(pattern))}`);
    for (const address of ['/', '/about', ...addresses]) {
      const { headers, text, status } = await request(at(address), { 'accept-encoding': accepted });
      expect([address, status, headers['content-encoding']]).toEqual([address, 200, encoding]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(text).toBe((await request(at(address))).text);
    }
  });

  it.each([
    [/^_next\/static\/.*\.js$/, /^(text|application)\/javascript(; charset=utf-8)?$/],
    [/^_next\/static\/trees\/.*\.txt$/, /^text\/plain; charset=utf-8$/],
    [/^student-records\.csv$/, /^text\/csv(; charset=utf-8)?$/],
    [/^sitemap\.xml$/, /^(text|application)\/xml/],
    [/logos\/main\.svg$/, /^image\/svg\+xml/],
    [/\.avif$/, /^image\/avif$/],
    [/\.webp$/, /^image\/webp$/],
    [/\.woff2$/, /^font\/woff2$/],
  ])('%s has the type %s, compressed or not', async (pattern, type) => {
    await expectType(`/${fileLike(build, pattern)}`, type);
  });

  it.each(EDITION_TYPES)('$address has the type $type, compressed or not', ({ address, type }) =>
    expectType(address, type),
  );

  async function expectType(path: string, type: RegExp): Promise<void> {
    const address = at(path);
    expect((await request(address)).headers['content-type']).toMatch(type);
    const compressed = await request(address, { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-type']).toMatch(type);
  }
}

/** The tests of a host to which a maintainer has uploaded files of their own with the site. */
function describeOwnFiles(name: HostProgram): void {
  let server: Server;
  const at = (address: string) => `${server.origin}${councilBuild.basePath}${address}`;

  beforeAll(async () => {
    server = await startHost(name, councilBuild);
  });
  afterAll(() => server?.stop());

  it.each(Object.entries(OWN_FILES))(
    '%s is sent as it is, at its own address',
    async (file, content) => {
      const { status, text } = await request(at(`/${encodeURI(file)}`));
      expect(status).toBe(200);
      expect(text).toBe(content);
    },
  );

  it('a district with an odd name answers at its clean address', async () => {
    const address = districtPath(ODD_DISTRICT);
    const page = await request(at(encodeURI(address)));
    expect(page.status).toBe(200);
    expect(page.text).toBe(readText(councilBuild, fileOfRoute(address)));
    expect(page.headers['content-security-policy']).toBe(PAGE_POLICY);
    expect((await follow(at(encodeURI(`${address}/`)))).text).toBe(page.text);
  });

  it('a folder with an index answers at its address with a slash', async () => {
    expect((await request(at('/handbook/'))).text).toContain('<h1>Handbook</h1>');
    const { status, headers } = await request(at('/handbook'));
    expect(status).toBe(301);
    expect(new URL(headers.location ?? '', at('/handbook')).href).toBe(at('/handbook/'));
  });

  it.each(['/handbook/', '/handbook/index.html', '/google123.html'])(
    '%s may run its own script and show its own styles',
    async (address) => {
      const { headers } = await request(at(address));
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    },
  );
}

describe.each(['nginx', 'apache2', 'caddy'] as const)('%s', (name) => {
  if (findHost(name) === undefined) {
    if (process.env.CI) throw new Error(`${name} is not installed`);
    it.todo(`not tested, because ${name} is not installed`);
    return;
  }
  describe.each([plainBuild, councilBuild])('$name', (build) =>
    describeConfiguredHost(name, build),
  );
  describe("files of the maintainer's own", () => describeOwnFiles(name));
});

describe.each(['serve', 'python'] as const)('%s, a plain folder server', (name) => {
  describe.each([plainBuild, councilBuild])('$name', (build) => {
    let server: Server;
    const at = (address: string) => `${server.origin}${build.basePath}${address}`;

    beforeAll(async () => {
      server = await startHost(name, build);
    });
    afterAll(() => server?.stop());

    it.each(ROUTES.flatMap((route) => (route === '/' ? ['', '/'] : [route, `${route}/`])))(
      'the page "%s" is found',
      async (address) => {
        const { status, text } = await follow(at(address));
        expect(status).toBe(200);
        expect(text).toBe(readText(build, fileOfRoute(address.replace(/\/$/, '') || '/')));
      },
    );

    if (name === 'serve') {
      it.each(ROUTES)('%s comes with the policy of the page', async (route) => {
        const { headers } = await follow(at(route));
        expect(headers['content-security-policy']).toBe(PAGE_POLICY);
      });

      it.each(EDITION_TYPES)('$address has the type $type', async ({ address, type }) => {
        expect((await request(at(address))).headers['content-type']).toMatch(type);
      });
    }

    it('an unknown path answers 404', async () => {
      expect((await follow(at('/no-such-page'))).status).toBe(404);
    });
  });
});
