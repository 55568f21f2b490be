import { render, screen, within } from '@testing-library/react';
import AboutPage from '@/app/(en)/about/page';
import DistrictSecretariesPage from '@/app/(en)/district-secretaries/page';
import GalleryPage from '@/app/(en)/gallery/page';
import RootLayout from '@/app/(en)/layout';
import HomePage from '@/app/(en)/page';
import StudentRecordsPage from '@/app/(en)/student-records/page';
import { assertRootElement } from '@/lib/browser/root-element';
import { getContent, getRecordsContent } from '@/lib/content/content';
import { formatLongDate } from '@/lib/i18n/format-dates';
import { en } from '@/lib/i18n/messages/en';
import { readLinks, readTexts } from '@/__tests__/support/read-texts';

// The records that the page fetches never arrive.
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

it('§8 The document has the root element of start-up', () => {
  render(<RootLayout>The page</RootLayout>, { container: document });
  expect(document.documentElement.lang).toMatch(/^en\b/);
  expect(() => assertRootElement(document)).not.toThrow();
});

it.each([
  { Page: HomePage, marquees: 1 },
  { Page: AboutPage, marquees: 0 },
  { Page: GalleryPage, marquees: 0 },
  { Page: StudentRecordsPage, marquees: 0 },
  { Page: DistrictSecretariesPage, marquees: 0 },
])('§2 $Page.name has a header, a footer, and $marquees marquees', ({ Page, marquees }) => {
  render(<Page />);
  for (const role of ['banner', 'main', 'contentinfo'])
    expect(screen.getByRole(role)).toBeVisible();
  const { label } = en.home.announcements;
  expect(screen.queryAllByRole('region', { name: label })).toHaveLength(marquees);
});

const getMain = () => within(screen.getByRole('main'));

/** Expects the title of a page, and what follows it. */
function expectTitle(title: string, subtitle: string): void {
  expect(readTexts(screen.getAllByRole('heading', { level: 1 }))).toEqual([title]);
  expect(document.body).toHaveTextContent(`${title}${subtitle}`);
}

it('§2 §4 The home page shows marquee, slideshow of 45 images, side panel, members, about, objectives', () => {
  render(<HomePage />);
  expectTitle(getContent('en').site.name, '');
  const { announcements, slideshow, members, about, objectives } = en.home;
  const titles = [members, about, objectives].map(({ title }) => title);
  for (const name of [announcements.label, slideshow.label, ...titles])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('group', { name: '1 of 45' })).toBeVisible();
  expect(screen.getByRole('tab', { name: en.home.panel.events.whole })).toBeVisible();
});

it('§2 /about shows the stat tiles, the story, Contact Information and Key Achievements', () => {
  const { figures, sections, achievements } = getContent('en').about;
  render(<AboutPage />);
  expectTitle(en.about.title, '');
  expect(readTexts(screen.getAllByRole('term'))).toEqual(figures.map(({ label }) => label));
  expect(readTexts(screen.getAllByRole('definition'))).toEqual(figures.map(({ value }) => value));
  expect(readTexts(getMain().getAllByRole('heading', { level: 2 }))).toEqual([
    ...sections.map(({ title }) => title),
    'Contact Information',
    'Key Achievements',
  ]);
  for (const text of [
    ...sections.flatMap(({ paragraphs }) => paragraphs.join('')),
    'Headquarters: Lucknow',
    'Registration: Established 2017',
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
  expect(readTexts(getMain().getAllByRole('listitem'))).toEqual(achievements);
});

it('§2 /gallery has Latest News, with title, date, content and image, if any, of each item', () => {
  const { news } = getContent('en');
  render(<GalleryPage />);
  expectTitle(en.gallery.title, en.gallery.subtitle);
  const section = screen.getByRole('region', { name: en.news.title });
  expect(section).toHaveAttribute('id', 'news');
  const shown = within(section).getAllByRole('article');
  const read = (article: HTMLElement) => ({
    text: article.textContent,
    date: within(article).getByRole('time').getAttribute('datetime'),
    images: within(article).queryAllByRole('img').length,
  });
  expect(shown.map(read)).toEqual(
    news.map(({ title, content, published_at: date, image_url }) => ({
      text: title + formatLongDate(date) + content,
      date,
      images: image_url ? 1 : 0,
    })),
  );
  for (const { id } of news) expect(document.getElementById(`news-${id}`)).toBeVisible();
});

it('§9 /student-records shows the first ten of 300 records', () => {
  render(<StudentRecordsPage />);
  expectTitle(en.records.title, en.records.subtitle);
  expect(screen.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
  expect(screen.getByText('Page 1 of 30')).toBeVisible();
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

it('§2 §4 §8 /district-secretaries shows 75 districts, none selected, and all four secretaries', () => {
  render(<DistrictSecretariesPage />);
  expectTitle(en.secretaries.title, 'Our network of representatives across Uttar Pradesh');
  expect(getMain().getAllByRole('button')).toHaveLength(75);
  expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(4);
  const [card, , , cardWithoutPhoto] = cards;
  expect(card).toHaveTextContent(
    'LucknowKavita SrivastavaDistrict Secretarylucknow@scse.example+91 522 000 0001',
  );
  const photo = screen.getByRole('img', { name: 'Portrait of Kavita Srivastava' });
  expect(photo).toHaveAttribute('src', '/assets/secretaries/secretary1.jpg');
  expect(card && readLinks(card).map(([, href]) => href)).toEqual([
    'mailto:lucknow@scse.example',
    'tel:+915220000001',
  ]);
  expect(cardWithoutPhoto).toHaveTextContent(/^Photo Coming SoonJhansi/);
  expect(cardWithoutPhoto?.querySelector('img')).toBeNull();
});
