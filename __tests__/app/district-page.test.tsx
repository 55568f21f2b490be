import { render, screen } from '@testing-library/react';
import DistrictPage, {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/district/[district]/page';
import { en } from '@/lib/i18n/messages/en';

const propsFor = (district: string) => ({ params: Promise.resolve({ district }) });
const renderPage = async (district: string) => render(await DistrictPage(propsFor(district)));

it('§2 exactly the eight districts of the navigation have a page', () => {
  expect(generateStaticParams().map(({ district }) => district)).toEqual([
    'lucknow',
    'kanpur',
    'varanasi',
    'agra',
    'prayagraj',
    'gorakhpur',
    'meerut',
    'ghaziabad',
  ]);
  expect(dynamicParams).toBe(false);
});

it('a district page is the District Secretaries screen with the district selected', async () => {
  await renderPage('lucknow');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.secretaries.title);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Lucknow');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('Kanpur stands for the district Kanpur Nagar', async () => {
  await renderPage('kanpur');
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Kanpur Nagar');
});

it('§8 a district page without secretary shows no card', async () => {
  await renderPage('ghaziabad');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('another district is an unknown path', async () => {
  await expect(DistrictPage(propsFor('jhansi'))).rejects.toThrow('404');
});

it('the canonical address is that of the District Secretaries screen', async () => {
  const { alternates } = await generateMetadata(propsFor('agra'));
  expect(alternates?.canonical).toBe('/district-secretaries');
});

it.each([
  ['lucknow', 'E-mail address and phone number of the district secretary of Lucknow.'],
  ['ghaziabad', 'The districts of Uttar Pradesh. The secretary of Ghaziabad will be named here.'],
])('%s promises what it has', async (district, promise) => {
  expect((await generateMetadata(propsFor(district))).description).toBe(promise);
});
