import { version } from 'next/package.json';
import { EMPTY_PAGE } from '@/bench/budgets';

it('the empty page was measured with the Next.js that is installed', () => {
  // With another one `npm run bench` tells its bytes; write these and the version into bench/budgets.ts.
  expect(EMPTY_PAGE.next).toBe(version);
});
