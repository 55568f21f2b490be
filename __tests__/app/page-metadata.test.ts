import { generateMetadata } from '@/app/(en)/student-records/page';
import { getContent } from '@/lib/content/content';

it('Search engines may list /student-records, unless the site hides it', async () => {
  expect(generateMetadata()).not.toHaveProperty('robots');
  const { site } = getContent('en');
  jest.doMock('@/lib/content/content', () => ({
    ...jest.requireActual<object>('@/lib/content/content'),
    getContent: () => ({ site: { ...site, hideRecordsFromSearch: true } }),
  }));
  jest.resetModules();
  const records = await import('@/app/(en)/student-records/page');
  expect(records.generateMetadata().robots).toEqual({ index: false, follow: false });
});
