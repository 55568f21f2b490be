import { render } from '@testing-library/react';
import RootLayout from '@/app/(en)/layout';
import StudentRecordsPage from '@/app/(en)/student-records/page';
import { assertRootElement } from '@/lib/browser/root-element';
import { getRecordsContent } from '@/lib/content/content';

// The records that the page fetches never arrive.
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

it('§8 The document has the root element of start-up', () => {
  render(<RootLayout>The page</RootLayout>, { container: document });
  expect(() => assertRootElement(document)).not.toThrow();
});

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
