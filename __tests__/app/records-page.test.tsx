import { render } from '@testing-library/react';
import StudentRecordsPage from '@/app/(en)/student-records/page';
import { getRecordsContent } from '@/lib/content/content';

// The records that the page fetches never arrive.
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

it.each([
  [11, 1],
  [10, 0],
  [0, 0],
])('Of %d records, the page preloads %d files with rows', (count, preloads) => {
  const content = getRecordsContent();
  content.studentRecords = content.studentRecords.slice(0, count);
  document.head.replaceChildren();
  render(<StudentRecordsPage />);
  expect(document.head.querySelectorAll('link[href*=rows-0]')).toHaveLength(preloads);
});
