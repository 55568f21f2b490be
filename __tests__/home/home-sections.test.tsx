import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Achievements } from '@/components/about/about-sections';
import { AboutSummary } from '@/components/home/about-summary';
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

const { announcements, coreMembers, events, fixedMembers, news, objectives } = getContent('en');

it('§1 The marquee runs the exact text, which is read once, and has a named switch', () => {
  render(<Marquee messages={en} announcements={announcements} />);
  const { label, pause } = en.home.announcements;
  const banner = screen.getByRole('region', { name: label });
  expect(readTexts(within(banner).getAllByRole('paragraph'))).toEqual([
    'NATIONAL GAMES COMING SOON • REGISTER NOW FOR UPCOMING TOURNAMENTS • SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS • EVENT PICTURES OF SCSE STATE GAMES • 24TH SCSE NATIONAL GAMES COMING SOON',
  ]);
  // Its icon, the label, can be pressed.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: pause }).labels).toHaveLength(1);
});

it('§2 §4 The side panel has the tabs Upcoming Events, shown by default, and Latest News', async () => {
  render(<SidePanel {...EMPTY_PANEL} events={events} news={news} />);
  const { panel } = en.home;
  const getPanel = () => screen.getByRole('tabpanel');
  const expectLink = (name: string, href: string) =>
    expect(within(getPanel()).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(readTexts(screen.getAllByRole('tab'))).toEqual(['Upcoming Events', 'Latest News']);
  expect(getPanel()).toHaveAccessibleName(panel.events.whole);
  expect(within(getPanel()).getAllByRole('article')).toHaveLength(events.length);
  expectLink(en.calendar.subscribe, 'webcal://site.example/events.ics');
  await userEvent.click(screen.getByRole('tab', { name: panel.news.whole }));
  const titles = readTexts(within(getPanel()).getAllByRole('heading', { level: 3 }));
  expect(titles).toEqual(news.map(({ title }) => title));
  expectLink(panel.more, '/gallery#news');
});

it.each([
  { buildDay: '2025-01-01', now: '2025-01-01', titles: ['earlier', 'later'], isNoneAhead: false },
  { buildDay: '2025-05-01', now: '2025-05-01', titles: ['later', 'earlier'], isNoneAhead: false },
  // The last day of the later one.
  { buildDay: '2025-08-10', now: '2025-08-10', titles: ['later', 'earlier'], isNoneAhead: false },
  { buildDay: '2025-09-01', now: '2025-09-01', titles: ['earlier', 'later'], isNoneAhead: true },
  // What the build could not know.
  { buildDay: '2025-01-01', now: '2025-09-01', titles: ['earlier', 'later'], isNoneAhead: true },
])(
  'The panel of a site that was built on $buildDay shows $titles at $now, and says that none lies ahead: $isNoneAhead',
  ({ buildDay, now, titles, isNoneAhead }) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
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

it('On the day after the last event, one notice above all events says that none lies ahead', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-08-11'));
  const event = { ...first(events), end_date: '10/08/2025' };
  const three = ['a', 'b', 'c'].map((id) => ({ ...event, id }));
  render(<SidePanel {...EMPTY_PANEL} events={three} />);
  expect(
    readTexts(screen.getAllByRole('article')).map((text) => text.includes(en.home.panel.noneAhead)),
  ).toEqual([true, false, false]);
});

it('The address of the calendar is copied by a button, and is a link without script', async () => {
  const address = 'https://site.example/events.ics';
  const panel = <SidePanel {...EMPTY_PANEL} />;
  expect(renderToString(panel)).toContain(`<a href="${address}"`);
  const user = userEvent.setup();
  render(panel);
  await user.click(screen.getByRole('button', { name: en.calendar.copy }));
  expect(await navigator.clipboard.readText()).toBe(address);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(en.calendar.copied);
  const told = status.firstElementChild;
  await user.click(screen.getByRole('button', { name: en.calendar.copy }));
  expect(status).toHaveTextContent(en.calendar.copied);
  expect(told).not.toBeInTheDocument();
});

it('§2 §3 §7 CORE MEMBERS shows the records in display order, then the fixed members', () => {
  render(
    <CoreMembers messages={en} members={coreMembers.toReversed()} fixedMembers={fixedMembers} />,
  );
  expect(screen.getByRole('heading', { name: 'CORE MEMBERS' })).toBeVisible();
  const shown = screen
    .getAllByRole('listitem')
    .map((card) => [card.textContent, within(card).getByRole('img').getAttribute('src')]);
  // Only these: the positions of the flip card are not displayed.
  const expected = [...coreMembers, ...fixedMembers].map((member) => [
    member.name + member.designation,
    member.photo_url,
  ]);
  expect(shown).toEqual(expected);
});

it('§2 ABOUT has the summary, the slogan marked as Hindi, and a link to the About page', () => {
  render(<AboutSummary messages={en} summary="What we do." slogan="गाँव खेलेगा, तभी इंडिया" />);
  const section = screen.getByRole('region', { name: en.home.about.title });
  expect(section).toHaveTextContent('What we do.');
  const slogan = screen.getByText(/गाँव खेलेगा,/).closest('[lang=hi]');
  expect(slogan).toHaveTextContent('गाँव खेलेगा, तभी इंडिया');
  const link = screen.getByRole('link', { name: en.home.about.more });
  expect(link).toHaveAttribute('href', '/about');
});

it('§2 OBJECTIVES has a subtitle and six cards with title, description and icon', () => {
  render(<Objectives messages={en} objectives={objectives} />);
  const section = screen.getByRole('region', { name: 'OBJECTIVES' });
  expect(section).toHaveTextContent(en.home.objectives.subtitle);
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual(
    objectives.map(
      ({ icon, title, description }) =>
        expect.stringContaining(icon + title + description) as string,
    ),
  );
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
