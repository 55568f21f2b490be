import { getPagePolicy, PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';
import { makeSettings } from '../../../support/pipeline-page';

const settings = makeSettings({ assetsHost: 'https://images.scse.example/council' });

/** The directives of a policy, and their sources. */
const parse = (policy: string) =>
  new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources] as const),
  );

const inPage = parse(getPagePolicy(["'sha256-a'"], ["'sha256-b'"], settings));
const inHeader = parse(PAGE_POLICY);

// The headers that the HTTP Observatory scores, with values of full score.
it('the security headers have the values of the best score', () => {
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

it('a page loads only what its policy names, and cannot be framed', () => {
  expect(inPage.get('default-src')).toEqual(["'none'"]);
  expect(inHeader.get('frame-ancestors')).toEqual(["'none'"]);
  expect(inPage.get('base-uri')).toEqual(["'none'"]);
  expect(inPage.get('img-src')).toEqual(["'self'", 'https://images.scse.example']);
});

it('no policy allows unsafe sources, or whole schemes', () => {
  const broad = /unsafe|^\*|^(https?|data|blob|ftp):(\/\/\*.*)?$/;
  const sources = [inPage, inHeader].flatMap((policy) => [...policy.values()].flat());
  expect(sources.filter((source) => broad.test(source))).toEqual([]);
});
