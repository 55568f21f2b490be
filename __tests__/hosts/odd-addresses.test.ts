/** What web servers answer to addresses and requests that no visitor's browser makes by itself. */
import { isCi } from '@/scripts/testing/ci';
import { findHost, type HostProgram } from '@/scripts/testing/hosts';
import { OWN_FILES } from '@/scripts/testing/variants';
import { councilBuild, getFiles, plainBuild, type Build } from './builds';
import { request } from './request';
import { startHost, type Server } from './servers';

/** Servers read them as those of pages or files, each by rules of its own. */
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

/** What clients say that they accept, and which encodings may come then. */
const ACCEPTED: [header: string | undefined, encodings: (string | undefined)[]][] = [
  [undefined, [undefined]],
  ['identity', [undefined]],
  ['br', ['br']],
  ['BR', ['br', undefined]],
  ['gzip', ['gzip']],
  ['deflate, gzip;q=1.0, *;q=0.5', ['gzip']],
  ['gzip;q=0.5, br;q=0.001', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000', [undefined]],
  ['gzip; q=0', [undefined]],
  ['x-gzip', [undefined]],
  ['br-x, gzipped', [undefined]],
];

/** The first file of a build whose name matches. */
function fileLike(build: Build, pattern: RegExp): string {
  const file = getFiles(build).find((name) => pattern.test(name));
  if (!file) throw new Error(`${build.name} has no ${pattern}`);
  return file;
}

describe.each(['nginx', 'apache2', 'caddy'] as const satisfies HostProgram[])('%s', (name) => {
  if (findHost(name) === undefined) {
    if (isCi) throw new Error(`${name} is not installed`);
    it.todo(`not tested, because ${name} is not installed`);
    return;
  }
  describe.each([plainBuild, councilBuild])('$name', (build) => {
    let server: Server;
    const at = (address: string) => server.origin + build.basePath + address;

    beforeAll(async () => {
      server = await startHost(name, build);
    });
    afterAll(() => server?.stop());

    it('a page is found at its own address alone', async () => {
      const chunk = fileLike(build, /^_next\/static\/chunks\/.*\.js\.br$/);
      for (const address of [...ODD_ADDRESSES, `/${chunk}`]) {
        const { status, headers } = await request(at(address));
        const target = headers.location && new URL(headers.location, at(address)).href;
        expect([address, status, target]).toEqual(
          status === 301 ? [address, 301, at('/about')] : [address, 404, undefined],
        );
      }
    });

    it('what is compressed goes to who accepts it, and to nobody else', async () => {
      for (const [accepted, encodings] of ACCEPTED) {
        const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
        const { headers: sent } = await request(at('/about'), headers);
        const encoding = sent['content-encoding'];
        expect([accepted, encoding, encodings.includes(encoding)]).toEqual([
          accepted,
          encoding,
          true,
        ]);
      }
    });

    it('an archive is sent as it lies', async () => {
      if (build !== councilBuild) return;
      const { status, headers, text } = await request(at('/forms.tar.gz'));
      expect([status, headers['content-encoding'], text]).toEqual([
        200,
        undefined,
        OWN_FILES['forms.tar.gz'],
      ]);
    });

    it('no redirect leads to the host that a request names', async () => {
      for (const address of ['/about/', '/about.html', '/index.html']) {
        const { headers } = await request(at(address), { host: 'evil.example' });
        expect([address, headers.location ?? '']).toEqual([
          address,
          expect.not.stringContaining('evil.example'),
        ]);
      }
    });

    it('a request is not sent back to who made it', async () => {
      const { text } = await request(at('/about'), { cookie: 'session=marker' }, 'TRACE');
      expect(text).not.toContain('session=marker');
    });

    it('blocks of the records are CSV', async () => {
      const address = `/${fileLike(build, /^student-records\/rows\/.*\.csv$/)}`;
      for (const headers of [{}, { 'accept-encoding': 'br, gzip' }]) {
        const answer = await request(at(address), headers);
        expect(answer.headers['content-type']).toMatch(/^text\/csv/);
      }
    });

    it('starts without a warning', () => {
      expect(server.log()).not.toMatch(/\[(warn|error|crit|emerg|alert)\]/);
    });
  });
});
