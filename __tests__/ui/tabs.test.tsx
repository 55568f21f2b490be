import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from '@/components/ui/tabs';

const names = ['Runs', 'Jumps', 'Throws'];
const getTab = (name: string) => screen.getByRole('tab', { name });
const getPanel = () => screen.getByRole('tabpanel');

function setUp() {
  const tabs = names.map((label) => ({
    id: label,
    label,
    panel: <p id={`about-${label}`}>All about {label}</p>,
  }));
  return { user: userEvent.setup(), ...render(<Tabs label="Disciplines" tabs={tabs} />) };
}

/** Expects that one tab is selected, and only its panel is shown. */
function expectSelected(name: string): void {
  expect(screen.getByRole('tab', { selected: true })).toBe(getTab(name));
  expect(getPanel()).toHaveAccessibleName(name);
  expect(getPanel()).toHaveTextContent(`All about ${name}`);
}

it('§4 T1 the first tab is the default; the tablist is named, and a tab controls its panel', () => {
  setUp();
  expectSelected('Runs');
  expect(screen.getByRole('tablist', { name: 'Disciplines' })).toBeVisible();
  expect(getTab('Runs')).toHaveAttribute('aria-controls', getPanel().id);
});

it('§4 T2 a click selects a tab, which then is the only stop of the Tab key', async () => {
  const { user, container } = setUp();
  await user.click(getTab('Jumps'));
  expectSelected('Jumps');
  expect(names.map((name) => getTab(name).tabIndex)).toEqual([-1, 0, -1]);
  expect(await axe(container)).toHaveNoViolations();
});

it('T3 T6 Tab moves the focus from the tab to its panel', async () => {
  const { user } = setUp();
  await user.tab();
  expect(getTab('Runs')).toHaveFocus();
  await user.tab();
  expect(getPanel()).toHaveFocus();
});

it.each([
  { keys: '{ArrowRight}', to: 'Jumps' },
  { keys: '{ArrowLeft}', to: 'Throws' },
  { keys: '{End}{Home}', to: 'Runs' },
  { keys: '{ArrowDown}', to: 'Runs' },
])('T4 T5 $keys moves the focus from Runs to $to and selects it', async ({ keys, to }) => {
  const { user } = setUp();
  act(() => getTab('Runs').focus());
  await user.keyboard(keys);
  expect(getTab(to)).toHaveFocus();
  expectSelected(to);
});

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'the browser handles %s with an arrow, which may mean Back',
  async (key) => {
    const { user } = setUp();
    const prevented: boolean[] = [];
    const note = (event: Event) => prevented.push(event.defaultPrevented);
    addEventListener('keydown', note);
    act(() => getTab('Runs').focus());
    await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
    removeEventListener('keydown', note);
    expectSelected('Runs');
    expect(prevented).not.toContain(true);
  },
);

it.each([
  { ids: ['about-Throws', 'nothing', ''], selected: 'Throws', scrollsTo: [] },
  { ids: ['about-Jumps'], selected: 'Jumps', scrollsTo: ['about-Jumps'] },
])('the addresses $ids lead from Throws to $selected', async ({ ids, selected, scrollsTo }) => {
  const { user } = setUp();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(getTab('Throws'));
  for (const id of ids) {
    location.hash = id;
    fireEvent(window, new Event('hashchange'));
    expectSelected(selected);
  }
  // It scrolls in the next frame.
  await new Promise(requestAnimationFrame);
  expect(scroll.mock.contexts.map(({ id }) => id)).toEqual(scrollsTo);
});
