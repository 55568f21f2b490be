import { version } from 'next/package.json';
import { EMPTY_PAGE } from '@/bench/budgets';

it('the empty page was measured with the Next.js that is installed', () => {
  // After an update, `npm run bench` prints the new bytes; write them and the version into bench/budgets.ts.
  expect(EMPTY_PAGE.next).toBe(version);
});
