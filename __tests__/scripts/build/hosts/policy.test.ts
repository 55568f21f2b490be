/** @jest-environment node */
import { asHeader, pagePolicy, SECURITY_HEADERS, UNSHARED } from '@/scripts/build/hosts/policy';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: 'https://images.scse.example/council',
  keepsPages: true,
};

/** The directives of a page's policy header, each with its sources. */
const directives = new Map(
  asHeader(pagePolicy(["'sha256-a'"], ["'sha256-b'"], settings))
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name, ...sources]) => [name, sources] as const),
);

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
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('img-src')).toEqual(["'self'", 'https://images.scse.example']);
});

it('no policy lets in what is unsafe, or all of a kind', () => {
  const broad = /unsafe|^\*|^(https?|data|blob|ftp):(\/\/\*.*)?$/;
  expect([...directives.values()].flat().filter((source) => broad.test(source))).toEqual([]);
});
