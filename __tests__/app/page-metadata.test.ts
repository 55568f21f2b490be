import { getPageMetadata } from '@/app/page-metadata';
import { generateMetadata } from '@/app/(en)/student-records/page';
import { getContent } from '@/lib/content/content';

const { site } = getContent('en');
const page = {
  language: 'en',
  description: 'A page',
  route: { id: 'page', path: '/page' },
} as const;

it('search engines may list a page, and follow its links, unless it is hidden', () => {
  expect(getPageMetadata(page)).not.toHaveProperty('robots');
  const { robots } = getPageMetadata({ ...page, hiddenFromSearch: true });
  expect(robots).toEqual({ index: false, follow: false });
});

it('/student-records is hidden from search engines only when the site says so', async () => {
  expect(generateMetadata().robots).toBeUndefined();
  jest.doMock('@/lib/content/content', () => ({
    ...jest.requireActual<object>('@/lib/content/content'),
    getContent: () => ({ site: { ...site, hideRecordsFromSearch: true } }),
  }));
  jest.resetModules();
  const records = await import('@/app/(en)/student-records/page');
  expect(records.generateMetadata().robots).toEqual({ index: false, follow: false });
});
