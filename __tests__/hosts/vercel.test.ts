import vercel from '@/vercel.json';
import { getVercelConfiguration } from '@/scripts/export/hosts/vercel';

it('vercel.json, which Vercel reads before the build, sends what other hosts send', () => {
  expect(vercel).toEqual(getVercelConfiguration());
});
