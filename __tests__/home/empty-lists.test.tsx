import { render, screen } from '@testing-library/react';
import { Achievements } from '@/components/about/achievements';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { LatestNews } from '@/components/news/latest-news';
import { en } from '@/lib/i18n/messages/en';

const { directory } = en.secretaries;

it.each([
  [
    'events and news',
    [en.home.panel.noEvents, en.news.none],
    <SidePanel key="" messages={en} events={[]} buildDay="2025-01-01" news={[]} />,
  ],
  ['news', [en.news.none], <LatestNews key="" messages={en} news={[]} />],
  [
    'core members',
    [en.home.members.none],
    <CoreMembers key="" messages={en} members={[]} fixedMembers={[]} />,
  ],
  [
    'secretaries',
    [directory.none],
    <DistrictDirectory
      key=""
      language="en"
      messages={directory}
      districts={[]}
      secretaries={[]}
      initialDistrict={null}
    />,
  ],
])('an empty list of %s is a message and no list element', (_, texts, section) => {
  render(section);
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(texts[0] ?? '')).toBeVisible();
  expect(screen.queryAllByRole('list', { hidden: true })).toEqual([]);
});

it.each([
  ['announcements', <Marquee key="" messages={en} announcements={[]} />],
  ['objectives', <Objectives key="" messages={en} objectives={[]} />],
  ['achievements', <Achievements key="" messages={en} achievements={[]} />],
])('a section without %s is left out', (_, section) => {
  const { container } = render(section);
  expect(container).toBeEmptyDOMElement();
});
