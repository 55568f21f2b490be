import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Achievements } from '@/components/about/about-sections';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { LatestNews } from '@/components/news/latest-news';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { first } from '@/__tests__/support/content';
import { readTexts } from '@/__tests__/support/read-texts';

/** The props of a side panel without events and news. */
const EMPTY_PANEL = {
  messages: en,
  describeCalendar: () => 'ICS, 1 kB',
  events: [],
  buildDay: '2025-01-01',
  news: [],
};

const { events } = getContent('en');

it('§1 The switch of the marquee is named, and its icon can be pressed', () => {
  render(<Marquee messages={en} announcements={['A', 'B']} />);
  const { pause } = en.home.announcements;
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: pause }).labels).toHaveLength(1);
});

it.each([
  { buildDay: '2025-01-01', titles: ['earlier', 'later'], isNoneAhead: false },
  // The last day of the later one.
  { buildDay: '2025-08-10', titles: ['later', 'earlier'], isNoneAhead: false },
  { buildDay: '2025-08-11', titles: ['earlier', 'later'], isNoneAhead: true },
])(
  'The panel of a site that was built on $buildDay shows $titles, and says that none lies ahead: $isNoneAhead',
  ({ buildDay, titles, isNoneAhead }) => {
    const event = first(events);
    const both = [
      { ...event, id: 'a', title: 'earlier', end_date: '29/04/2025' },
      { ...event, id: 'b', title: 'later', end_date: '10/08/2025' },
    ];
    render(<SidePanel {...EMPTY_PANEL} events={both} buildDay={buildDay} />);
    expect(readTexts(screen.getAllByRole('heading', { level: 3 }))).toEqual(titles);
    expect(screen.queryAllByText(en.home.panel.noneAhead)).toHaveLength(isNoneAhead ? 1 : 0);
  },
);

it('The address of the calendar is copied by a button, and is a link without script', async () => {
  const address = 'https://site.example/events.ics';
  const user = userEvent.setup();
  render(<SidePanel {...EMPTY_PANEL} />);
  const link = screen.getByRole('link', { name: en.calendar.copy });
  expect(link).toHaveAttribute('href', address);
  await user.click(screen.getByRole('button', { name: en.calendar.copy }));
  expect(await navigator.clipboard.readText()).toBe(address);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(en.calendar.copied);
  const told = status.firstElementChild;
  await user.click(screen.getByRole('button', { name: en.calendar.copy }));
  expect(status).toHaveTextContent(en.calendar.copied);
  expect(told).not.toBeInTheDocument();
});

it('§2 §3 CORE MEMBERS are in display order, and OBJECTIVES have their icons', () => {
  const { coreMembers, objectives } = getContent('en');
  render(<CoreMembers messages={en} members={coreMembers.toReversed()} fixedMembers={[]} />);
  render(<Objectives messages={en} objectives={objectives} />);
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual([
    ...coreMembers.map(({ name, designation }) => name + designation),
    ...objectives.map(({ icon, title }): unknown => expect.stringContaining(icon + title)),
  ]);
});

it('An empty list is a message and no list element', () => {
  render(
    <>
      <SidePanel {...EMPTY_PANEL} />
      <LatestNews messages={en} news={[]} />
      <CoreMembers messages={en} members={[]} fixedMembers={[]} />
    </>,
  );
  expect(screen.getByText(en.home.panel.noEvents)).toBeVisible();
  expect(screen.queryByText(en.home.panel.noneAhead)).not.toBeInTheDocument();
  expect(screen.getByText(en.home.members.none)).toBeVisible();
  expect(screen.getAllByText(en.news.none)).toHaveLength(2);
  expect(screen.queryAllByRole('list', { hidden: true })).toEqual([]);
});

it('A section without content is left out', () => {
  const { container } = render(
    <>
      <Marquee messages={en} announcements={[]} />
      <Objectives messages={en} objectives={[]} />
      <Achievements messages={en} about={{ ...getContent('en').about, achievements: [] }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
