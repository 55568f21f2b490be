/**
 * The facts of the specification, in the fixture and, by `npm test -- sample`, in data/ as it was shipped. The council
 * may change any of them there.
 */
import { getContent } from '@/lib/content/content';

const { about, fixedMembers, districts, navigationDistricts, navigationLinks, objectives, site } =
  getContent('en');

it('§9 The list of districts has 75 different entries in alphabetical order, Agra to Varanasi', () => {
  expect(districts).toHaveLength(75);
  expect(districts).toEqual([...new Set(districts)].sort());
  expect([districts.at(0), districts.at(-1)]).toEqual(['Agra', 'Varanasi']);
});

it('§9 The dropdown shows eight districts in this order, each of which is in the list', () => {
  expect(navigationDistricts.map(({ name }) => name).join()).toBe(
    'Lucknow,Kanpur,Varanasi,Agra,Prayagraj,Gorakhpur,Meerut,Ghaziabad',
  );
  const listed = navigationDistricts.map(({ district }) => district);
  expect(districts).toEqual(expect.arrayContaining(listed));
});

it('§1 §2 Header and footer link to the five routes by these names', () => {
  const links = navigationLinks.map(({ href, label, footerLabel }) => [href, label, footerLabel]);
  expect(links).toEqual([
    ['/', 'HOME', 'Home'],
    ['/about', 'ABOUT US', 'About'],
    ['/gallery', 'GALLERY', 'Gallery'],
    ['/student-records', 'STUDENT RECORDS', 'Student Records'],
    ['/district-secretaries', 'DISTRICT SECRETARIES', 'District Secretaries'],
  ]);
});

it('§2 The fixed members and the objectives are these', () => {
  const designations = fixedMembers.map(({ designation }) => designation);
  expect(designations).toEqual(['Treasurer', 'Development Officer', 'Joint Secretary']);
  expect(objectives.map(({ title }) => title)).toEqual([
    'Promoting Sports with Education',
    'Promoting Sports and Physical Education',
    'Affiliations and Collaborations',
    'Inclusive Participation',
    'Health and Wellness',
    'Community Engagement and Social Impact',
  ]);
});

it('§1 §2 §9 The About page has these figures, sections and achievements', () => {
  expect([site.establishedYear, site.copyrightYear]).toEqual([2017, 2025]);
  expect(about.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '2017 Established',
    '75+ District Secretaries',
    '150+ Tournaments Organized',
    '10,000+ Student Athletes',
  ]);
  const titles = about.sections.map(({ title }) => title);
  expect(titles).toEqual(['Our Story', 'Our Mission', 'Our Vision']);
  const achievements = about.achievements.join('\n');
  expect(achievements).toMatch(/first state-wide.*2018/i);
  expect(achievements).toMatch(/training centres.*\b40 districts/i);
  expect(achievements).toMatch(/scholarship.*over 2,000 students/i);
});
