import { render, screen, within } from '@testing-library/react';
import Page, { dynamicParams, generateStaticParams } from '@/app/(en)/[slug]/page';
import { SiteFooter } from '@/components/layout/site-footer';
import { Markdown } from '@/components/pages/markdown';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { ENGLISH_PATHS } from '@/lib/routes';
import { readLinks, readTexts } from '@/__tests__/support/read-texts';

const createProps = (slug: string) => ({ params: Promise.resolve({ slug }) });
const getMain = () => screen.getByRole('main');

it('Exactly the pages of the content have an address, besides the page for visitors without a network', async () => {
  const slugs = getContent('en').pages.map(({ slug }) => slug);
  expect(generateStaticParams().map(({ slug }) => slug)).toEqual(['offline', ...slugs]);
  expect(dynamicParams).toBe(false);
  await expect(Page(createProps('nowhere'))).rejects.toThrow('404');
});

it('Without pages of staff the footer has no line for them', () => {
  const { navigationLinks, site } = getContent('en');
  render(<SiteFooter messages={en} site={site} links={navigationLinks} pages={[]} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

it('A page shows its Markdown as elements, and when it was last reviewed', async () => {
  render(await Page(createProps('rules')));
  const main = within(getMain());
  expect(readTexts(main.getAllByRole('heading'))).toEqual(['Rules', 'Who may come', 'Fees']);
  expect(main.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'fees');
  expect(main.getByText('Everybody').tagName).toBe('STRONG');
  const items = readTexts(main.getAllByRole('listitem'));
  expect(items).toEqual(['Fill in the form.', 'Send it to the office.']);
  expect(main.getByRole('list').tagName).toBe('OL');
  const table = main.getByRole('group', { name: en.pages.table });
  expect(table).toHaveAttribute('tabindex', '0');
  const titles = readTexts(within(table).getAllByRole('columnheader'));
  expect(titles).toEqual(['Game', 'District', 'Venue', 'Girls', 'Boys', 'Fee']);
  const cells = readTexts(within(table).getAllByRole('cell'));
  expect(cells).toEqual(expect.arrayContaining(['Kabaddi', 'State Sports Complex', '₹1,500']));
  expect(main.getByRole('img')).toHaveAttribute('src', '/assets/gallery/image1.jpg');
  expect(readLinks(getMain())).toEqual([
    ['About', '/about'],
    ['the office', 'mailto:rules@council.in'],
    ['who may come', '#who-may-come'],
    ['the news', '/gallery#news'],
    ['the events (ICS)', '/events.ics'],
    ['the ministry', 'https://yas.nic.in'],
  ]);
  expect(main.getByText('Last reviewed on 1 March 2025')).toBeVisible();
  expect(document.title).toBe('Rules | SCSE');
});

it('The site map lists all screens, pages, districts and feeds', async () => {
  render(await Page(createProps('all-pages')));
  const links = readLinks(getMain());
  expect(links).toEqual(
    expect.arrayContaining([
      ['Check a certificate', '/certificates'],
      ['A tender', '/tender'],
      ['Prayagraj', '/district/prayagraj'],
      [en.news.feed, '/news.xml'],
    ]),
  );
  const { pages, navigationDistricts } = getContent('en');
  const files = 3;
  const count = ENGLISH_PATHS.length + pages.length + navigationDistricts.length + files;
  expect(links).toHaveLength(count);
});

it('A link to a part of a file tells what the file is', () => {
  const props = { language: 'en', textLanguage: 'en', replacements: {}, tableLabel: '' } as const;
  const address = '/entry%20form.pdf#page=2';
  render(
    <Markdown {...props} describeFile={(file) => file}>
      {`[Form](${address})`}
    </Markdown>,
  );
  expect(readLinks(document.body)).toEqual([['Form (/entry form.pdf)', address]]);
});
