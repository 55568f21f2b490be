import vercel from '@/vercel.json';
import {
  FOLDER_RULES,
  POLICY_HEADER,
  policyHeaderOf,
  SECURITY_HEADERS,
  SHARING_HEADER,
  UNSHARED,
  type Header,
} from '@/scripts/export/hosts/policy';
import { FILE_TYPES } from '@/scripts/export/hosts/types';

const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

it('vercel.json, which Vercel reads before the build, sends what other hosts send', () => {
  expect(vercel.headers).toEqual([
    // Of rules that match the same, the last one counts. What every page may have is no more than this.
    rule('/(.*)', [
      ...SECURITY_HEADERS,
      [POLICY_HEADER, policyHeaderOf({ policy: '' })],
      [SHARING_HEADER, UNSHARED],
    ]),
    ...FOLDER_RULES.map(({ folder, policy, caching, sharing }) =>
      rule(`${folder}(.*)`, [
        [POLICY_HEADER, policy],
        ['Cache-Control', caching],
        [SHARING_HEADER, sharing],
      ]),
    ),
    ...FILE_TYPES.map(([path, type]) => rule(path, [['Content-Type', type]])),
  ]);
});
