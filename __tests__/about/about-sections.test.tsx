import { render, screen } from '@testing-library/react';
import { Achievements } from '@/components/about/achievements';
import { HeadquartersInformation } from '@/components/about/headquarters-information';
import { StatTiles } from '@/components/about/stat-tiles';
import { Story } from '@/components/about/story';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

it('§2 a stat tile pairs a value with its label', () => {
  const figures = [
    { value: '2017', label: 'Established' },
    { value: '75+', label: 'Secretaries' },
  ];
  render(<StatTiles language="en" figures={figures} />);
  expect(readTexts(screen.getAllByRole('term'))).toEqual(['Established', 'Secretaries']);
  expect(readTexts(screen.getAllByRole('definition'))).toEqual(['2017', '75+']);
});

it('§2 the story shows the heading and all paragraphs of each section', () => {
  const sections = [
    { title: 'Our Story', paragraphs: ['It began.', 'It went on.'] },
    { title: 'Our Vision', paragraphs: ['It will be.'] },
  ];
  render(<Story language="en" sections={sections} />);
  expect(readTexts(screen.getAllByRole('heading'))).toEqual(['Our Story', 'Our Vision']);
  for (const text of ['It began.', 'It went on.', 'It will be.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('§2 Key Achievements lists the achievements', () => {
  render(<Achievements messages={en} achievements={['One', 'Two']} />);
  expect(screen.getByRole('heading', { name: en.about.achievements })).toBeVisible();
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual(['One', 'Two']);
});

it('§2 Contact Information shows headquarters and registration', () => {
  const { container } = render(
    <HeadquartersInformation messages={en} headquarters="Lucknow" establishedYear={2017} />,
  );
  expect(screen.getByRole('heading', { name: en.about.contact.title })).toBeVisible();
  expect(container).toHaveTextContent('Headquarters: Lucknow');
  expect(container).toHaveTextContent('Registration: Established 2017');
});
