import { render, screen } from '@testing-library/react';
import DistrictPage, {
  dynamicParams,
  generateStaticParams,
} from '@/app/(en)/district/[district]/page';
import { getContent } from '@/lib/content/content';

const createProps = (district: string) => ({ params: Promise.resolve({ district }) });

it('§2 Exactly the districts of the navigation have a page', async () => {
  const districts = getContent('en').navigationDistricts.map(({ name }) => name.toLowerCase());
  expect(generateStaticParams().map(({ district }) => district)).toEqual(districts);
  expect(dynamicParams).toBe(false);
  await expect(DistrictPage(createProps('jhansi'))).rejects.toThrow('404');
});

it.each([
  { path: 'lucknow', district: 'Lucknow', cards: 1, words: /^E-mail .* secretary of Lucknow\.$/ },
  { path: 'kanpur', district: 'Kanpur Nagar', cards: 0, words: /^The districts .* of Kanpur will/ },
])('§8 /district/$path selects $district and shows $cards cards', async (row) => {
  render(await DistrictPage(createProps(row.path)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('District Secretaries');
  expect(screen.getByRole('button', { current: true })).toHaveTextContent(row.district);
  expect(screen.queryAllByRole('article')).toHaveLength(row.cards);
  const description = document.head.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')).toMatch(row.words);
});
