import { PAGE_POLICY } from '@/scripts/export/hosts/policy';
import { SECURITY_HEADERS, UNSHARED } from '@/scripts/export/hosts/rules';

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
  // What the page itself cannot say; the rest is tested in __tests__/built/pages.test.ts.
  expect(PAGE_POLICY).toContain("; frame-ancestors 'none'");
});
