import { countUnreadRules } from '@/scripts/export/hosts/headers-file';

it('counts the rules beyond those that Cloudflare Pages reads', () => {
  const createRules = (count: number) => '/page\n  A: b\n'.repeat(count);
  expect([100, 101, 103].map((count) => countUnreadRules(createRules(count)))).toEqual([0, 1, 3]);
});
