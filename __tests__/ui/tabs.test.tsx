import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from '@/components/ui/tabs';

const names = ['Runs', 'Jumps', 'Throws'];
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

function setUp() {
  const tabs = names.map((label) => ({
    id: label,
    label,
    panel: <p id={`about-${label}`}>All about {label}</p>,
  }));
  return { user: userEvent.setup(), ...render(<Tabs label="Disciplines" tabs={tabs} />) };
}

it('T1 the tablist is named', () => {
  setUp();
  expect(screen.getByRole('tablist', { name: 'Disciplines' })).toBeVisible();
});

it('T1 a tab and its panel know each other', () => {
  setUp();
  expect(panel()).toHaveAccessibleName('Runs');
  expect(tab('Runs')).toHaveAttribute('aria-controls', panel().id);
});

it('§4 the first tab is the default', () => {
  setUp();
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Runs'));
  expect(panel()).toHaveTextContent('All about Runs');
});

it('§4 a click chooses a tab and shows its panel alone', async () => {
  const { user } = setUp();
  await user.click(tab('Throws'));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Throws'));
  expect(panel()).toHaveTextContent('All about Throws');
});

it('T2 the selected tab alone is a stop of the Tab key', async () => {
  const { user } = setUp();
  await user.click(tab('Jumps'));
  expect(names.map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
});

it('T3 T6 Tab goes from the tab to its panel', async () => {
  const { user } = setUp();
  await user.tab();
  expect(tab('Runs')).toHaveFocus();
  await user.tab();
  expect(panel()).toHaveFocus();
});

it.each([
  { keys: '{ArrowRight}', to: 'Jumps' },
  { keys: '{ArrowLeft}', to: 'Throws' },
  { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', to: 'Runs' },
  { keys: '{End}', to: 'Throws' },
  { keys: '{End}{Home}', to: 'Runs' },
  { keys: '{ArrowDown}', to: 'Runs' },
  { keys: '{ArrowUp}', to: 'Runs' },
])('T4 T5 $keys leads from Runs to $to and chooses it', async ({ keys, to }) => {
  const { user } = setUp();
  act(() => tab('Runs').focus());
  await user.keyboard(keys);
  expect(tab(to)).toHaveFocus();
  expect(panel()).toHaveAccessibleName(to);
});

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  '%s with an arrow is left to the browser, whose Back it may be',
  async (key) => {
    const { user } = setUp();
    const kept: boolean[] = [];
    const note = (event: Event) => kept.push(event.defaultPrevented);
    addEventListener('keydown', note);
    act(() => tab('Runs').focus());
    await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
    removeEventListener('keydown', note);
    expect(tab('Runs')).toHaveFocus();
    expect(panel()).toHaveAccessibleName('Runs');
    expect(kept).not.toContain(true);
  },
);

describe('what the address of the page leads to', () => {
  const comeTo = (id: string) => {
    location.hash = id;
    fireEvent(window, new Event('hashchange'));
  };

  it('shows, in whichever panel it is', async () => {
    const { user } = setUp();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(tab('Throws'));
    comeTo('about-Jumps');
    expect(panel()).toHaveAccessibleName('Jumps');
    await waitFor(() =>
      expect(scroll.mock.contexts).toEqual([document.getElementById('about-Jumps')]),
    );
  });

  it.each(['about-Throws', 'nothing', ''])('#%s leaves the tab as it is', async (id) => {
    const { user } = setUp();
    await user.click(tab('Throws'));
    comeTo(id);
    expect(panel()).toHaveAccessibleName('Throws');
  });
});

it('has no violations, before and after a choice', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(tab('Jumps'));
  expect(await axe(container)).toHaveNoViolations();
});
