import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AboutSummary } from '@/components/home/about-summary';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';

const { announcements, coreMembers, fixedMembers, objectives } = getContent('en');

describe('Marquee', () => {
  it('§1 runs the exact text, read out once', () => {
    render(<Marquee messages={en} announcements={announcements} />);
    const banner = screen.getByRole('region', { name: en.home.announcements.label });
    const messages = within(banner).getAllByRole('paragraph');
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      'NATIONAL GAMES COMING SOON • REGISTER NOW FOR UPCOMING TOURNAMENTS • SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS • EVENT PICTURES OF SCSE STATE GAMES • 24TH SCSE NATIONAL GAMES COMING SOON',
    ]);
  });

  it('has a switch with one name, by its label and for screen readers', () => {
    render(<Marquee messages={en} announcements={announcements} />);
    const [label] = screen.getByRole<HTMLInputElement>('checkbox').labels ?? [];
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(en.home.announcements.pause);
    // Hidden, it would be no label (https://html.spec.whatwg.org/ and ARIA in HTML).
    expect(label).not.toHaveAttribute('aria-hidden');
  });

  it('has no violations', async () => {
    const { container } = render(<Marquee messages={en} announcements={announcements} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('CoreMembers', () => {
  const setUp = () =>
    render(
      <CoreMembers messages={en} members={coreMembers.toReversed()} fixedMembers={fixedMembers} />,
    );

  it('§2 is called CORE MEMBERS', () => {
    setUp();
    expect(screen.getByRole('heading', { name: en.home.members.title })).toBeVisible();
  });

  it('§3 shows the records in their display order, then the fixed members', () => {
    setUp();
    const names = screen.getAllByRole('listitem');
    [...coreMembers, ...fixedMembers].forEach(({ name, designation }, index) => {
      expect(names[index]).toHaveTextContent(name);
      expect(names[index]).toHaveTextContent(designation);
    });
    expect(names).toHaveLength(6);
  });

  it('§7 shows each photo from the assets base', () => {
    setUp();
    const photos = screen.getAllByRole('img').map((photo) => photo.getAttribute('src'));
    expect(photos).toEqual(
      [...coreMembers, ...fixedMembers].map(({ photo_url }) => `/assets/${photo_url}`),
    );
  });

  it('§3 does not display the positions of the flip card', () => {
    const { container } = setUp();
    const positions = coreMembers.flatMap(({ flip_card_content }) => flip_card_content.positions);
    expect(positions.filter((position) => container.textContent.includes(position))).toEqual([]);
  });

  it('has no violations', async () => {
    const { container } = setUp();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('AboutSummary', () => {
  const setUp = () =>
    render(<AboutSummary messages={en} summary="What we do." slogan="गाँव खेलेगा, तभी इंडिया" />);

  it('§2 is called ABOUT and holds the summary', () => {
    setUp();
    expect(screen.getByRole('region', { name: en.home.about.title })).toHaveTextContent(
      'What we do.',
    );
  });

  it('§2 the slogan is whole and marked as Hindi', () => {
    setUp();
    const slogan = screen.getByText(/गाँव खेलेगा,/).closest('[lang]');
    expect(slogan).toHaveAttribute('lang', 'hi');
    expect(slogan).toHaveTextContent('गाँव खेलेगा, तभी इंडिया');
  });

  it('§2 Read More leads to the About page', () => {
    setUp();
    expect(screen.getByRole('link', { name: en.home.about.more })).toHaveAttribute(
      'href',
      '/about',
    );
  });

  it('has no violations', async () => {
    const { container } = setUp();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Objectives', () => {
  it('§2 has its title and its subtitle', () => {
    render(<Objectives messages={en} objectives={objectives} />);
    expect(screen.getByRole('region', { name: en.home.objectives.title })).toHaveTextContent(
      en.home.objectives.subtitle,
    );
  });

  it('§2 each of the six cards has a title, a description and an icon', () => {
    render(<Objectives messages={en} objectives={objectives} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    objectives.forEach(({ title, description, icon }, index) => {
      [title, description, icon].forEach((part) => expect(cards[index]).toHaveTextContent(part));
    });
  });

  it('has no violations', async () => {
    const { container } = render(<Objectives messages={en} objectives={objectives} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
