import { getPagePolicy, PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: 'https://images.scse.example/council',
  keepsPages: true,
};

/** The directives of a policy, each with its sources. */
const parse = (policy: string) =>
  new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources] as const),
  );

const inPage = parse(getPagePolicy(["'sha256-a'"], ["'sha256-b'"], settings));
const inHeader = parse(PAGE_POLICY);

// All that the HTTP Observatory takes points for, and what it gives them for.
it('the headers are those that keep others out', () => {
  const headers = Object.fromEntries(SECURITY_HEADERS);
  const [, age] = /^max-age=(\d+)$/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  const halfAYear = 15_552_000;
  expect(Number(age)).toBeGreaterThanOrEqual(halfAYear);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(UNSHARED).toBe('same-origin');
});

it('a page may load nothing but what its policy names, and no frame may show it', () => {
  expect(inPage.get('default-src')).toEqual(["'none'"]);
  expect(inHeader.get('frame-ancestors')).toEqual(["'none'"]);
  expect(inPage.get('base-uri')).toEqual(["'none'"]);
  expect(inPage.get('img-src')).toEqual(["'self'", 'https://images.scse.example']);
});

it('no policy lets in what is unsafe, or all of a kind', () => {
  const broad = /unsafe|^\*|^(https?|data|blob|ftp):(\/\/\*.*)?$/;
  const sources = [inPage, inHeader].flatMap((policy) => [...policy.values()].flat());
  expect(sources.filter((source) => broad.test(source))).toEqual([]);
});
