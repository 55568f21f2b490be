import { render, screen } from '@testing-library/react';
import { Achievements } from '@/components/about/achievements';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { LatestNews } from '@/components/news/latest-news';
import { en } from '@/lib/i18n/messages/en';

it('an empty list is a message and no list element', () => {
  const { directory } = en.secretaries;
  render(
    <>
      <SidePanel messages={en} events={[]} buildDay="2025-01-01" news={[]} />
      <LatestNews messages={en} news={[]} />
      <CoreMembers messages={en} members={[]} fixedMembers={[]} />
      <DistrictDirectory
        language="en"
        messages={directory}
        districts={[]}
        secretaries={[]}
        initialDistrict={null}
      />
    </>,
  );
  for (const text of [en.home.panel.noEvents, en.home.members.none, directory.none]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByText(en.news.none)).toHaveLength(2);
  expect(screen.queryAllByRole('list', { hidden: true })).toEqual([]);
});

it('a section without content is left out', () => {
  const { container } = render(
    <>
      <Marquee messages={en} announcements={[]} />
      <Objectives messages={en} objectives={[]} />
      <Achievements messages={en} achievements={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
