import { render, screen } from '@testing-library/react';
import DistrictPage, {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/district/[district]/page';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';

const createProps = (district: string) => ({ params: Promise.resolve({ district }) });

it('§2 exactly the districts of the navigation have a page', () => {
  const districts = getContent('en').navigationDistricts.map(({ name }) => name.toLowerCase());
  expect(generateStaticParams().map(({ district }) => district)).toEqual(districts);
  expect(dynamicParams).toBe(false);
});

it.each([
  { path: 'lucknow', district: 'Lucknow', cards: 1 },
  { path: 'kanpur', district: 'Kanpur Nagar', cards: 0 },
  { path: 'ghaziabad', district: 'Ghaziabad', cards: 0 },
])('§8 /district/$path selects $district and shows $cards cards', async (row) => {
  render(await DistrictPage(createProps(row.path)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.secretaries.title);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent(row.district);
  expect(screen.queryAllByRole('article')).toHaveLength(row.cards);
});

it('another district is an unknown path', async () => {
  await expect(DistrictPage(createProps('jhansi'))).rejects.toThrow('404');
});

it.each([
  ['lucknow', 'E-mail address and phone number of the district secretary of Lucknow.'],
  ['ghaziabad', 'The districts of Uttar Pradesh. The secretary of Ghaziabad will be named here.'],
])('%s has the canonical address of all districts, and its own description', async (path, text) => {
  const { alternates, description } = await generateMetadata(createProps(path));
  expect(alternates?.canonical).toBe('/district-secretaries');
  expect(description).toBe(text);
});
