import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { TabPanel } from '@/components/ui/tab-panel';
import { Tabs } from '@/components/ui/tabs';

const names = ['Runs', 'Jumps', 'Throws'];
const getTab = (name: string) => screen.getByRole('tab', { name: `All ${name}` });
const getPanel = () => screen.getByRole('tabpanel');

let user: UserEvent;
let container: HTMLElement;

beforeEach(() => {
  user = userEvent.setup();
  ({ container } = render(
    <>
      <Tabs
        label="Disciplines"
        tabs={names.map((name) => ({ id: name, first: 'All', rest: name }))}
      />
      {names.map((name, index) => (
        <TabPanel key={name} id={name} isFirst={index === 0}>
          <p>All about {name}</p>
        </TabPanel>
      ))}
    </>,
  ));
});

/** Expects that one tab is selected, and only its panel is shown. */
function expectSelected(name: string): void {
  expect(screen.getByRole('tab', { selected: true })).toBe(getTab(name));
  expect(getPanel()).toHaveAccessibleName(`All ${name}`);
  expect(getPanel()).toHaveTextContent(`All about ${name}`);
}

it('§4 T1 T2 T3 T6 The first tab is the default; a click selects another, the only stop of Tab before its panel', async () => {
  expectSelected('Runs');
  expect(screen.getByRole('tablist', { name: 'Disciplines' })).toBeVisible();
  await user.click(getTab('Jumps'));
  expectSelected('Jumps');
  expect(getTab('Jumps')).toHaveAttribute('aria-controls', getPanel().id);
  expect(names.map((name) => getTab(name).tabIndex)).toEqual([-1, 0, -1]);
  await user.tab();
  expect(getPanel()).toHaveFocus();
});

it.each([
  { keys: '{ArrowRight}', to: 'Jumps', isHandled: true },
  { keys: '{ArrowLeft}', to: 'Throws', isHandled: true },
  { keys: '{End}', to: 'Throws', isHandled: true },
  { keys: '{End}{ArrowRight}', to: 'Runs', isHandled: true },
  { keys: '{End}{Home}', to: 'Runs', isHandled: true },
  { keys: '{ArrowDown}', to: 'Runs', isHandled: false },
  // Browsers may take it for Back.
  { keys: '{Alt>}{ArrowLeft}{/Alt}', to: 'Runs', isHandled: false },
])('T4 T5 $keys moves focus and selection from Runs to $to', async ({ keys, to, isHandled }) => {
  const handled: boolean[] = [];
  container.addEventListener('keydown', (event) => handled.push(event.defaultPrevented));
  act(() => getTab('Runs').focus());
  await user.keyboard(keys);
  expect(getTab(to)).toHaveFocus();
  expectSelected(to);
  expect(handled.includes(true)).toBe(isHandled);
});
