import { getPageMetadata } from '@/app/page-metadata';
import { generateMetadata } from '@/app/(en)/student-records/page';
import { getContent } from '@/lib/content/content';

const { site } = getContent('en');

const page = {
  language: 'en' as const,
  description: 'A page',
  route: { id: 'page', path: '/page' },
};

it('a page is for search engines, unless it is said to be hidden', () => {
  expect(getPageMetadata(page)).not.toHaveProperty('robots');
});

it('a hidden page asks search engines neither to list it nor to follow its links', () => {
  const { robots } = getPageMetadata({ ...page, hiddenFromSearch: true });
  expect(robots).toEqual({ index: false, follow: false });
});

describe('/student-records', () => {
  afterEach(() => jest.resetModules());

  it('is hidden from search engines when the site says so', async () => {
    jest.doMock('@/lib/content/content', () => ({
      ...jest.requireActual<object>('@/lib/content/content'),
      getContent: () => ({ site: { ...site, hideRecordsFromSearch: true } }),
    }));
    jest.resetModules();
    const page = await import('@/app/(en)/student-records/page');
    expect(page.generateMetadata().robots).toEqual({ index: false, follow: false });
  });

  it('is not hidden while it shows samples', () => {
    expect(generateMetadata().robots).toBeUndefined();
  });
});
