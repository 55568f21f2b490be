import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Achievements } from '@/components/about/achievements';
import { HeadquartersInformation } from '@/components/about/headquarters-information';
import { StatTiles } from '@/components/about/stat-tiles';
import { Story } from '@/components/about/story';
import { en } from '@/lib/i18n/messages/en';

const figures = [
  { value: '2017', label: 'Established' },
  { value: '75+', label: en.secretaries.title },
];
const sections = [
  { title: 'Our Story', paragraphs: ['It began.', 'It went on.'] },
  { title: 'Our Vision', paragraphs: ['It will be.'] },
];

it('§2 a stat tile pairs a value with its label', () => {
  render(<StatTiles language="en" figures={figures} />);
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(['Established', en.secretaries.title]);
  expect(textsOf('definition')).toEqual(['2017', '75+']);
});

it('§2 the story has a heading a section', () => {
  render(<Story language="en" sections={sections} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Our Story', 'Our Vision']);
});

it('§2 the story shows every paragraph', () => {
  render(<Story language="en" sections={sections} />);
  sections
    .flatMap(({ paragraphs }) => paragraphs)
    .forEach((paragraph) => expect(screen.getByText(paragraph)).toBeVisible());
});

it('§2 Key Achievements lists the achievements', () => {
  render(<Achievements messages={en} achievements={['One', 'Two']} />);
  expect(screen.getByRole('heading', { name: en.about.achievements })).toBeVisible();
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});

it.each(['Headquarters: Lucknow', 'Registration: Established 2017'])(
  '§2 Contact Information reads "%s"',
  (text) => {
    const { container } = render(
      <HeadquartersInformation messages={en} headquarters="Lucknow" establishedYear={2017} />,
    );
    expect(screen.getByRole('heading', { name: en.about.contact.title })).toBeVisible();
    expect(container).toHaveTextContent(text);
  },
);

it('has no violations', async () => {
  const { container } = render(
    <>
      <StatTiles language="en" figures={figures} />
      <Story language="en" sections={sections} />
      <HeadquartersInformation messages={en} headquarters="Lucknow" establishedYear={2017} />
      <Achievements messages={en} achievements={['One', 'Two']} />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
