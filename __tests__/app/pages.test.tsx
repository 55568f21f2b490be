import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AboutPage from '@/app/(en)/about/page';
import DistrictSecretariesPage from '@/app/(en)/district-secretaries/page';
import GalleryPage from '@/app/(en)/gallery/page';
import HomePage from '@/app/(en)/page';
import StudentRecordsPage from '@/app/(en)/student-records/page';
import { en } from '@/lib/i18n/messages/en';

// The records that the page asks for never come.
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

it.each([
  { path: '/about', Page: AboutPage, title: en.about.title },
  { path: '/gallery', Page: GalleryPage, title: en.gallery.title },
  { path: '/student-records', Page: StudentRecordsPage, title: en.records.title },
  { path: '/district-secretaries', Page: DistrictSecretariesPage, title: en.secretaries.title },
])('§2 $path is titled $title', ({ Page, title }) => {
  render(<Page />);
  expect(headings(1)).toEqual([title]);
});

it.each([
  {
    path: '/gallery',
    Page: GalleryPage,
    subtitle: en.gallery.subtitle,
  },
  {
    path: '/student-records',
    Page: StudentRecordsPage,
    subtitle: en.records.subtitle,
  },
  {
    path: '/district-secretaries',
    Page: DistrictSecretariesPage,
    subtitle: 'Our network of representatives across Uttar Pradesh',
  },
])('§2 $path is subtitled "$subtitle"', ({ Page, subtitle }) => {
  render(<Page />);
  expect(screen.getByText(subtitle)).toBeVisible();
});

describe('/', () => {
  it('§2 shows marquee, slideshow, core members, about and objectives', () => {
    render(<HomePage />);
    const names = [
      en.home.announcements.label,
      en.home.slideshow.label,
      en.home.members.title,
      en.home.about.title,
      en.home.objectives.title,
    ];
    names.forEach((name) => expect(screen.getByRole('region', { name })).toBeVisible());
    expect(screen.getByRole('tab', { name: en.home.panel.events.whole })).toBeVisible();
  });

  it('§4 the slideshow runs through the 45 gallery images', async () => {
    const user = userEvent.setup();
    render(<HomePage />);
    await user.click(screen.getByRole('button', { name: en.home.slideshow.previous }));
    expect(screen.getByRole('group', { name: '45 of 45' })).toBeVisible();
  });
});

describe('/about', () => {
  it('§2 has its five sections', () => {
    render(<AboutPage />);
    expect(headings(2).toSorted()).toEqual([
      en.about.contact.title,
      en.about.achievements,
      'Our Mission',
      'Our Story',
      'Our Vision',
    ]);
  });

  it('§2 shows the four stat tiles', () => {
    render(<AboutPage />);
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });
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
