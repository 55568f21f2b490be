import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { listDistricts } from '@/lib/districts/districts';
import { en } from '@/lib/i18n/messages/en';

const districts = ['Agra', 'Kanpur Dehat', 'Kanpur Nagar', 'Mau'];

const secretaries = [
  { id: 'agra', district: 0, card: <article>Asha Verma</article> },
  { id: 'mau', district: 3, card: <article>Ravi Khan</article> },
];

const input = () => screen.getByPlaceholderText(en.secretaries.directory.placeholder);
const district = (name: string) => screen.getByRole('button', { name });
const listedDistricts = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const cards = () => screen.queryAllByRole('article');
const selectedDistricts = () => screen.queryAllByRole('button', { current: true });

function setUp(initialDistrict: number | null = null) {
  const page = (
    <DistrictDirectory
      language="en"
      messages={en.secretaries.directory}
      districts={listDistricts(districts, [])}
      secretaries={secretaries}
      initialDistrict={initialDistrict}
    />
  );
  return { user: userEvent.setup(), ...render(page) };
}

describe('selection', () => {
  it('§4 no district is selected at first, and all secretaries are shown', () => {
    setUp();
    expect(selectedDistricts()).toEqual([]);
    expect(cards()).toHaveLength(2);
  });

  it('§4 a click selects and highlights a district', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    expect(selectedDistricts()).toEqual([district('Mau')]);
  });

  it('§4 the cards are then those of the district', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('article')).toHaveTextContent('Ravi Khan');
  });

  it('§4 another click selects another district instead', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    await user.click(district('Agra'));
    expect(selectedDistricts()).toEqual([district('Agra')]);
    expect(screen.getByRole('article')).toHaveTextContent('Asha Verma');
  });

  it('§4 a second click on the same district does not clear the selection', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    await user.click(district('Mau'));
    expect(selectedDistricts()).toEqual([district('Mau')]);
  });

  it('§4 there is no control to clear the selection', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    expect(listedDistricts()).toEqual(districts);
  });

  it('§4 searching does not clear the selection', async () => {
    const { user } = setUp();
    await user.click(district('Mau'));
    await user.type(input(), 'kanpur');
    await user.clear(input());
    expect(selectedDistricts()).toEqual([district('Mau')]);
    expect(cards()).toHaveLength(1);
  });

  it('§4 a reload clears the selection', async () => {
    const { user, unmount } = setUp();
    await user.click(district('Mau'));
    unmount();
    setUp();
    expect(selectedDistricts()).toEqual([]);
  });

  it('§8 a district without secretary shows no card', async () => {
    const { user } = setUp();
    await user.click(district('Kanpur Nagar'));
    expect(cards()).toEqual([]);
  });

  it('§8 a district without secretary gives no message', async () => {
    const { user } = setUp();
    const secretaries = screen.getByRole('region', { name: en.secretaries.directory.featured });
    await user.click(district('Kanpur Nagar'));
    const count = within(secretaries).getByRole('status').textContent;
    expect(secretaries.textContent).toBe(`Featured Secretaries${count}`);
  });

  it('the page of a district opens with that district selected', () => {
    setUp(0);
    expect(selectedDistricts()).toEqual([district('Agra')]);
    expect(screen.getByRole('article')).toHaveTextContent('Asha Verma');
  });
});

describe('search', () => {
  it('§5 lists every district for an empty query', () => {
    setUp();
    expect(listedDistricts()).toEqual(districts);
  });

  it('§5 lists the districts whose name contains the query, whatever the case', async () => {
    const { user } = setUp();
    await user.type(input(), 'KANPUR');
    expect(listedDistricts()).toEqual(['Kanpur Dehat', 'Kanpur Nagar']);
  });

  it('§5 lists none for an unknown district', async () => {
    const { user } = setUp();
    await user.type(input(), 'Atlantis');
    expect(listedDistricts()).toEqual([]);
  });

  it('§5 does not filter the cards', async () => {
    const { user } = setUp();
    await user.type(input(), 'Mau');
    expect(cards()).toHaveLength(2);
  });

  it('R2 a status tells the number of districts', async () => {
    const { user } = setUp();
    const region = screen.getByRole('region', { name: en.secretaries.directory.districts });
    await user.type(input(), 'kanpur');
    expect(within(region).getByRole('status')).toHaveTextContent(/^2\b/);
  });
});

it('has no violations, with all cards and with none', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(district('Kanpur Nagar'));
  expect(await axe(container)).toHaveNoViolations();
});
