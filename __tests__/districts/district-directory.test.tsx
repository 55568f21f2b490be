import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';
import { translatePage } from '@/__tests__/support/translate-page';

const messages = en.secretaries.directory;
const DISTRICTS = ['Agra', 'Kanpur Dehat', 'Kanpur Nagar', 'Mau'];

const SECRETARY = { designation: 'Secretary', email: 'a@scse.example', phone: '+91 522 000 0000' };

const listDistrictButtons = () => readTexts(screen.queryAllByRole('button'));
const listCards = () => readTexts(screen.queryAllByRole('heading', { level: 3 }));
const listSelected = () => readTexts(screen.queryAllByRole('button', { current: true }));

/** Renders the directory with secretaries of Agra and Mau, and clicks some districts. */
async function setUp(clicks: string[] = []) {
  render(
    <DistrictDirectory
      language="en"
      messages={messages}
      districts={DISTRICTS.map((name) => [name])}
      secretaries={[
        { ...SECRETARY, id: 'agra', district: 'Agra', name: 'Asha Verma' },
        { ...SECRETARY, id: 'mau', district: 'Mau', name: 'Ravi Khan' },
      ]}
      initialDistrict={null}
    />,
  );
  for (const name of clicks) await userEvent.click(screen.getByRole('button', { name }));
}

// That a reload clears the selection is tested in e2e/districts.
it.each([
  ['At first no district is selected', [], ['Asha Verma', 'Ravi Khan']],
  ['A click on a district selects it and limits the cards', ['Mau', 'Agra'], ['Asha Verma']],
  ['A second click does not clear the selection', ['Mau', 'Mau'], ['Ravi Khan']],
])('§4 %s', async (_rule, clicks, cards) => {
  await setUp(clicks);
  expect(listSelected()).toEqual(clicks.slice(-1));
  expect(listCards()).toEqual(cards);
  // No control clears the selection.
  expect(listDistrictButtons()).toEqual(DISTRICTS);
});

it('§8 A district without a secretary shows no card and no message', async () => {
  await setUp(['Kanpur Nagar']);
  const region = screen.getByRole('region', { name: messages.featured });
  expect(region.textContent).toBe('Featured SecretariesKanpur Nagar: 0 secretaries');
});

it.each([
  { query: 'KANPUR', found: ['Kanpur Dehat', 'Kanpur Nagar'] },
  { query: 'Atlantis', found: [] },
])(
  '§4 §5 R2 A search for "$query" lists and counts $found, also on a translated page, and the cards stay',
  async ({ query, found }) => {
    await setUp(['Mau']);
    translatePage();
    await userEvent.type(screen.getByPlaceholderText(messages.placeholder), query);
    expect(listDistrictButtons()).toEqual(found);
    const region = screen.getByRole('region', { name: messages.districts });
    const status = within(region).getByRole('status');
    expect(status).toHaveTextContent(RegExp(`^${found.length} districts?$`));
    expect(listCards()).toEqual(['Ravi Khan']);
    // A further search with the same result is told again.
    const told = status.firstElementChild;
    await userEvent.type(screen.getByPlaceholderText(messages.placeholder), ' ');
    expect(told).not.toBeInTheDocument();
  },
);

it('A directory without any secretary says so', () => {
  const page = { language: 'en', messages, districts: [], secretaries: [] } as const;
  render(<DistrictDirectory {...page} initialDistrict={null} />);
  expect(screen.getByText(messages.none)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
