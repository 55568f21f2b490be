import { getContent } from '@/lib/content/content';
import { findHost, type HostProgram } from '@/scripts/testing/hosts';
import { isCi } from '@/scripts/testing/ci';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ODD_DISTRICT, OWN_FILES } from '@/scripts/testing/variants';
import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import {
  councilBuild,
  fileOfRoute,
  getFiles,
  plainBuild,
  readText,
  ROUTES,
  type Build,
} from './builds';
import { follow, request } from './request';
import { startHost, type Server } from './servers';

const { events } = getContent('en');

const NOT_FOUND_TITLE = 'Unexpected Application Error!'; // spec §8

/** The calendar of all events, and that of one, if there is any. */
const CALENDARS = ['/events.ics', ...events.slice(0, 1).map(({ id }) => `/events/${id}.ics`)];

/** What files are that each edition has, at their addresses. */
const EDITION_TYPES = LANGUAGES.flatMap((language) =>
  [
    ...CALENDARS.map((path) => ({ path, type: /text\/calendar; charset=utf-8$/ })),
    { path: '/news.xml', type: /application\/atom\+xml(; charset=utf-8)?$/ },
    { path: '/manifest.webmanifest', type: /application\/manifest\+json/ },
  ].map(({ path, type }) => ({ address: localizePath(path, language), type })),
);

/** What files are whose names are made at the build. */
const FILE_TYPES = [
  [/^_next\/static\/.*\.js$/, /(text|application)\/javascript(; charset=utf-8)?$/],
  [/^_next\/static\/payloads\/.*\.txt$/, /text\/plain; charset=utf-8$/],
  [/^student-records\.csv$/, /text\/csv(; charset=utf-8)?$/],
  [/^sitemap\.xml$/, /(text|application)\/xml/],
  [/\.svg$/, /image\/svg\+xml/],
  [/\.avif$/, /image\/avif$/],
  [/\.webp$/, /image\/webp$/],
  [/\.woff2$/, /font\/woff2$/],
] as const;

/** The first file of a build whose name matches. */
function fileLike(build: Build, pattern: RegExp): string {
  const file = getFiles(build).find((name) => pattern.test(name));
  if (!file) throw new Error(`${build.name} has no ${pattern}`);
  return file;
}

/**
 * Asks a host for many addresses in one test.
 *
 * @param look what is to be compared of an address
 */
async function lookAtEach<Seen>(
  addresses: readonly string[],
  look: (address: string) => Promise<Seen>,
): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  for (const address of addresses) seen[address] = await look(address);
  return seen;
}

/** The same to be seen at many addresses. */
const atEach = <Seen>(addresses: readonly string[], expected: (address: string) => Seen) =>
  Object.fromEntries(addresses.map((address) => [address, expected(address)]));

/** The tests of a host that sends what deploy/ and the build's configuration tell it to. */
function describeConfiguredHost(name: HostProgram, build: Build): void {
  let server: Server;
  const at = (address: string) => `${server.origin}${build.basePath}${address}`;

  beforeAll(async () => {
    server = await startHost(name, build);
  });
  afterAll(() => server?.stop());

  it('each page answers at its clean address, with its headers and its policy', async () => {
    const look = async (route: string) => {
      const { status, text, headers } = await request(at(route));
      return {
        status,
        isItsFile: text === readText(build, fileOfRoute(route)),
        type: headers['content-type'],
        sharing: headers['cross-origin-resource-policy'],
        policy: headers['content-security-policy'],
        others: SECURITY_HEADERS.map(([header]) => [header, headers[header.toLowerCase()]]),
      };
    };
    expect(await lookAtEach(ROUTES, look)).toEqual(
      atEach(ROUTES, () => ({
        status: 200,
        isItsFile: true,
        type: 'text/html; charset=utf-8',
        sharing: UNSHARED,
        policy: PAGE_POLICY,
        others: SECURITY_HEADERS,
      })),
    );
  });

  it('each other address of a page is redirected to the clean one', async () => {
    const addresses = ROUTES.slice(1).flatMap((route) => [
      `${route}/`,
      `${route}.html`,
      `${route}/index.html`,
    ]);
    const look = async (address: string) => {
      const { status, headers } = await request(at(address));
      return { status, target: new URL(headers.location ?? '', at(address)).href };
    };
    expect(await lookAtEach(addresses, look)).toEqual(
      atEach(addresses, (address) => ({
        status: 301,
        target: at(address.replace(/(\/|\.html|\/index\.html)$/, '')),
      })),
    );
  });

  if (build === plainBuild) {
    it('the editor answers at its clean address, with a policy of its own, and is not kept', async () => {
      const { status, headers } = await request(at('/admin'));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /connect-src [^;]*https:\/\/api\.github\.com;.*frame-ancestors 'none'/,
        ),
        'cache-control': 'no-cache',
      });
      const slash = await request(at('/admin/'));
      expect(slash.status).toBe(301);
      expect(new URL(slash.headers.location ?? '', at('/')).href).toBe(at('/admin'));
    });
  }

  it('the home page answers at the address without a slash, and at its file', async () => {
    const home = readText(build, 'index.html');
    expect((await follow(at(''))).text).toBe(home);
    expect((await follow(at('/index.html'))).text).toBe(home);
  });

  it('what is not there answers 404 with the error screen, its headers and its policy', async () => {
    for (const address of [
      '/no-such-page',
      '/events/nowhere.ics',
      '/district/nowhere',
      '/about/no-such-page',
      '/assets/',
      '/404.html',
    ]) {
      const { status, text, headers } = await follow(at(address));
      expect([address, status]).toEqual([address, 404]);
      expect([address, text]).toEqual([address, expect.stringContaining(NOT_FOUND_TITLE)]);
      expect(headers).toMatchObject({
        'content-security-policy': PAGE_POLICY,
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
      });
    }
  });

  it.each(['/.host/nginx.conf', '/.htaccess'])('%s is not shown', async (address) => {
    expect((await request(at(address))).status).toBe(404);
  });

  it('an image opened by itself may run nothing', async () => {
    const { headers } = await request(at(`/${fileLike(build, /\.svg$/)}`));
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  it('pictures may be shown by pages of others', async () => {
    const pictures = [
      `/${fileLike(build, /^assets\/.*\.jpg$/)}`,
      `/${fileLike(build, /^pictures\/.*\.avif$/)}`,
      '/share/home.png',
    ];
    const look = async (address: string) =>
      (await request(at(address))).headers['cross-origin-resource-policy'];
    expect(await lookAtEach(pictures, look)).toEqual(atEach(pictures, () => 'cross-origin'));
  });

  it('pages are revalidated, and not sent again when they are the same', async () => {
    const { headers } = await request(at('/about'));
    expect(headers['cache-control']).toBe('no-cache');
    const again = await request(at('/about'), { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
  });

  it('files with a hash in their name are kept for a year, missing ones not at all', async () => {
    const folders = ['chunks', ...(build === plainBuild ? ['editor'] : [])];
    for (const folder of folders) {
      const file = fileLike(build, new RegExp(`^_next/static/${folder}/.*\\.js$`));
      const { headers } = await request(at(`/${file}`));
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const missing = await request(at('/_next/static/chunks/missing.js'));
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
  });

  it.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ])('text comes compressed as %s to who accepts %s', async (encoding, accepted) => {
    const files = [
      '_next/static/chunks/.*\\.js$',
      '^_next/static/payloads/.*\\.txt$',
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

  it('each kind of file has its type, compressed or not', async () => {
    const types = [
      ...FILE_TYPES.map(([pattern, type]) => ({ address: `/${fileLike(build, pattern)}`, type })),
      ...EDITION_TYPES,
    ];
    for (const { address, type } of types) {
      for (const accepted of ['identity', 'br, gzip']) {
        const { headers } = await request(at(address), { 'accept-encoding': accepted });
        const told = `${address} as ${accepted}: ${headers['content-type']}`;
        expect(told).toEqual(expect.stringMatching(`: ${type.source}`));
      }
    }
  });
}

/** The tests of a host to which a maintainer has uploaded files of their own with the site. */
function describeOwnFiles(name: HostProgram): void {
  let server: Server;
  const at = (address: string) => `${server.origin}${councilBuild.basePath}${address}`;

  beforeAll(async () => {
    server = await startHost(name, councilBuild);
  });
  afterAll(() => server?.stop());

  it('each is sent as it is, at its own address', async () => {
    const look = async (file: string) => {
      const { status, text } = await request(at(`/${encodeURI(file)}`));
      return { status, text };
    };
    const files = Object.keys(OWN_FILES);
    const expected = Object.entries(OWN_FILES).map(([file, text]) => [file, { status: 200, text }]);
    expect(await lookAtEach(files, look)).toEqual(Object.fromEntries(expected));
  });

  it('a district with an odd name answers at its clean address', async () => {
    const address = getDistrictPath(ODD_DISTRICT);
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

  it('pages may run their own script and show their own styles', async () => {
    const pages = ['/handbook/', '/handbook/index.html', '/google123.html'];
    const look = async (address: string) =>
      (await request(at(address))).headers['content-security-policy'];
    expect(await lookAtEach(pages, look)).toEqual(atEach(pages, () => "frame-ancestors 'none'"));
  });
}

describe.each(['nginx', 'apache2', 'caddy'] as const)('%s', (name) => {
  if (findHost(name) === undefined) {
    if (isCi) throw new Error(`${name} is not installed`);
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

    it('each page is found, with a slash behind its address or without', async () => {
      const addresses = ROUTES.flatMap((route) =>
        route === '/' ? ['', '/'] : [route, `${route}/`],
      );
      const look = async (address: string) => {
        const { status, text } = await follow(at(address));
        const route = address.replace(/\/$/, '') || '/';
        return { status, isItsFile: text === readText(build, fileOfRoute(route)) };
      };
      expect(await lookAtEach(addresses, look)).toEqual(
        atEach(addresses, () => ({ status: 200, isItsFile: true })),
      );
    });

    if (name === 'serve') {
      it('each page comes with its policy, each calendar, feed and manifest with its type', async () => {
        for (const route of ROUTES) {
          const { headers } = await follow(at(route));
          expect([route, headers['content-security-policy']]).toEqual([route, PAGE_POLICY]);
        }
        for (const { address, type } of EDITION_TYPES) {
          const { headers } = await request(at(address));
          expect([address, headers['content-type']]).toEqual([
            address,
            expect.stringMatching(type),
          ]);
        }
      });
    }

    it('an unknown path answers 404', async () => {
      expect((await follow(at('/no-such-page'))).status).toBe(404);
    });
  });
});
