import { render, screen } from '@testing-library/react';
import { Achievements } from '@/components/about/achievements';
import { DistrictDirectory } from '@/components/districts/district-directory';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { en } from '@/lib/i18n/messages/en';

describe('a list with nothing in it says so, and is none to screen readers', () => {
  const expectNoList = () => expect(screen.queryAllByRole('list', { hidden: true })).toEqual([]);

  it('events and news, in their tabs', () => {
    render(
      <>
        <SidePanel messages={en} events={[]} buildDay="2025-01-01" news={[]} />
        <ImageOverlay messages={en.overlay} />
      </>,
    );
    expect(screen.getByText(en.home.panel.noEvents)).toBeVisible();
    expect(screen.getByText(en.news.none)).toBeInTheDocument();
    expectNoList();
  });

  it('news below the gallery', () => {
    render(<LatestNews messages={en} news={[]} />);
    expect(screen.getByText(en.news.none)).toBeVisible();
    expectNoList();
  });

  it('core members', () => {
    render(<CoreMembers messages={en} members={[]} fixedMembers={[]} />);
    expect(screen.getByText(en.home.members.none)).toBeVisible();
    expectNoList();
  });

  it('secretaries', () => {
    render(
      <DistrictDirectory
        language="en"
        messages={en.secretaries.directory}
        districts={[]}
        secretaries={[]}
        initialDistrict={null}
      />,
    );
    expect(screen.getByText(en.secretaries.directory.none)).toBeVisible();
    expectNoList();
  });
});

describe('a section with nothing in it is not there', () => {
  it.each([
    ['announcements', <Marquee messages={en} key="" announcements={[]} />],
    ['objectives', <Objectives messages={en} key="" objectives={[]} />],
    ['achievements', <Achievements messages={en} key="" achievements={[]} />],
  ])('%s', (_, section) => {
    const { container } = render(section);
    expect(container).toBeEmptyDOMElement();
  });
});
