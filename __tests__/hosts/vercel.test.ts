import { LANGUAGES } from '@/lib/i18n/language';
import vercel from '@/vercel.json';
import { getVercelConfiguration } from '@/scripts/export/hosts/vercel';

it('vercel.json, which Vercel reads before the build, sends what other hosts send', () => {
  // What it says of a language that was taken out does nothing.
  const headers = vercel.headers.filter(
    ({ source }) => LANGUAGES.includes('hi') || !source.startsWith('/hi/'),
  );
  expect({ ...vercel, headers }).toEqual(getVercelConfiguration());
});
