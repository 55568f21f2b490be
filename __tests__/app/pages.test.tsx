import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import AboutPage from '@/app/(en)/about/page';
import DistrictSecretariesPage from '@/app/(en)/district-secretaries/page';
import GalleryPage from '@/app/(en)/gallery/page';
import RootLayout from '@/app/(en)/layout';
import HomePage from '@/app/(en)/page';
import StudentRecordsPage from '@/app/(en)/student-records/page';
import { assertRootElement } from '@/lib/browser/root-element';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }));

// The records that the page fetches never arrive.
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

/** Renders a page in the layout, as a whole document. */
const renderDocument = (page: ReactElement) =>
  render(<RootLayout>{page}</RootLayout>, { container: document });

it.each([
  ['/', HomePage, getContent('en').site.name],
  ['/about', AboutPage, en.about.title],
  ['/gallery', GalleryPage, en.gallery.title, en.gallery.subtitle],
  ['/student-records', StudentRecordsPage, en.records.title, en.records.subtitle],
  [
    '/district-secretaries',
    DistrictSecretariesPage,
    en.secretaries.title,
    'Our network of representatives across Uttar Pradesh',
  ],
])('§2 %s has its title and subtitle, and no violations', async (_, Page, title, subtitle = '') => {
  // The slideshow would move while axe runs on a busy machine.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderDocument(<Page />);
  expect(readTexts(screen.getAllByRole('heading', { level: 1 }))).toEqual([title]);
  expect(screen.getByRole('main')).toHaveTextContent(`${title}${subtitle}`);
  expect(await axe(document.body)).toHaveNoViolations();
});

it('§2 every page has a language, a header, a footer and no marquee', () => {
  renderDocument(<p>The page</p>);
  expect(document.documentElement.lang).toMatch(/^en\b/);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('The page');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const marquee = screen.queryByRole('region', { name: en.home.announcements.label });
  expect(marquee).not.toBeInTheDocument();
});

it('§8 every page has the root element that start-up looks for', () => {
  renderDocument(<p>The page</p>);
  expect(() => assertRootElement(document)).not.toThrow();
});

it('§2 / shows marquee, slideshow, side panel, core members, about and objectives', () => {
  render(<HomePage />);
  const { announcements, slideshow, members, about, objectives } = en.home;
  const names = [announcements.label, slideshow.label, members.title, about.title];
  for (const name of [...names, objectives.title]) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
  expect(screen.getByRole('tab', { name: en.home.panel.events.whole })).toBeVisible();
});

it('§4 / shows the 45 gallery images in the slideshow', async () => {
  render(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: en.home.slideshow.previous }));
  expect(screen.getByRole('group', { name: '45 of 45' })).toBeVisible();
});

it('§2 /about shows the stat tiles, the story, Contact Information and Key Achievements', () => {
  const { figures, sections, achievements } = getContent('en').about;
  render(<AboutPage />);
  expect(readTexts(screen.getAllByRole('term'))).toEqual(figures.map(({ label }) => label));
  expect(readTexts(screen.getAllByRole('definition'))).toEqual(figures.map(({ value }) => value));
  expect(readTexts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
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
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual(achievements);
});

it('§2 /gallery has a Latest News section, which the home page links to', () => {
  render(<GalleryPage />);
  expect(screen.getByRole('region', { name: en.news.title })).toHaveAttribute('id', 'news');
});

it('§9 /student-records shows the first ten of 300 records', () => {
  render(<StudentRecordsPage />);
  expect(screen.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
  expect(screen.getByText('Page 1 of 30')).toBeVisible();
});

it('§4 /district-secretaries shows all four secretaries and 75 districts, none selected', () => {
  render(<DistrictSecretariesPage />);
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByRole('button')).toHaveLength(75);
  expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
});
