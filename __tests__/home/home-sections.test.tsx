import { render, screen, within } from '@testing-library/react';
import { AboutSummary } from '@/components/home/about-summary';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

const { announcements, coreMembers, fixedMembers, objectives } = getContent('en');

it('§1 the marquee runs the exact text, read once, and has a named switch', () => {
  render(<Marquee messages={en} announcements={announcements} />);
  const banner = screen.getByRole('region', { name: en.home.announcements.label });
  expect(readTexts(within(banner).getAllByRole('paragraph'))).toEqual([
    'NATIONAL GAMES COMING SOON • REGISTER NOW FOR UPCOMING TOURNAMENTS • SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS • EVENT PICTURES OF SCSE STATE GAMES • 24TH SCSE NATIONAL GAMES COMING SOON',
  ]);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(en.home.announcements.pause);
});

it('§2 §3 §7 CORE MEMBERS shows the records in display order, then the fixed members', () => {
  const { container } = render(
    <CoreMembers messages={en} members={coreMembers.toReversed()} fixedMembers={fixedMembers} />,
  );
  expect(screen.getByRole('heading', { name: en.home.members.title })).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  [...coreMembers, ...fixedMembers].forEach(({ name, designation, photo_url }, index) => {
    expect(cards[index]).toHaveTextContent(`${name}${designation}`);
    expect(screen.getAllByRole('img')[index]).toHaveAttribute('src', `/assets/${photo_url}`);
  });
  // The positions of the flip card are not displayed.
  for (const position of coreMembers.flatMap((member) => member.flip_card_content.positions)) {
    expect(container).not.toHaveTextContent(position);
  }
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
  const section = screen.getByRole('region', { name: en.home.objectives.title });
  expect(section).toHaveTextContent(en.home.objectives.subtitle);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  objectives.forEach(({ title, description, icon }, index) => {
    for (const part of [title, description, icon]) expect(cards[index]).toHaveTextContent(part);
  });
});
