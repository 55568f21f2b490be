/**
 * The facts that this council's specification fixes, in the content that all other tests know by heart. `data/` is the
 * council's, which may change any of them; whether it still has them, as shipped, `npm test -- sample` tells.
 */
import { getContent } from '@/lib/content/content';

const { about, fixedMembers, districts, navigationDistricts, navigationLinks, objectives, site } =
  getContent('en');

describe('districts', () => {
  it('§9 the list has 75 entries', () => {
    expect(new Set(districts).size).toBe(75);
    expect(districts).toHaveLength(75);
  });

  it('§9 the list is alphabetical', () => {
    expect(districts).toEqual(districts.toSorted());
  });

  it('§9 the list runs from Agra to Varanasi', () => {
    expect([districts.at(0), districts.at(-1)]).toEqual(['Agra', 'Varanasi']);
  });
});

describe('navigation', () => {
  it('§9 the dropdown shows eight districts in the described order', () => {
    expect(navigationDistricts.map(({ name }) => name)).toEqual([
      'Lucknow',
      'Kanpur',
      'Varanasi',
      'Agra',
      'Prayagraj',
      'Gorakhpur',
      'Meerut',
      'Ghaziabad',
    ]);
  });

  it('§9 every district of the dropdown stands for an entry of the list', () => {
    expect(districts).toEqual(
      expect.arrayContaining(navigationDistricts.map(({ district }) => district)),
    );
  });

  it('§2 the header links to the five routes', () => {
    expect(navigationLinks.map(({ label, href }) => [label, href])).toEqual([
      ['HOME', '/'],
      ['ABOUT US', '/about'],
      ['GALLERY', '/gallery'],
      ['STUDENT RECORDS', '/student-records'],
      ['DISTRICT SECRETARIES', '/district-secretaries'],
    ]);
  });

  it('§1 the footer calls them by its own names', () => {
    expect(navigationLinks.map(({ footerLabel }) => footerLabel)).toEqual([
      'Home',
      'About',
      'Gallery',
      'Student Records',
      'District Secretaries',
    ]);
  });
});

describe('home page', () => {
  it('§2 the fixed members are treasurer, development officer and joint secretary', () => {
    expect(fixedMembers.map(({ designation }) => designation)).toEqual([
      'Treasurer',
      'Development Officer',
      'Joint Secretary',
    ]);
  });

  it('§2 the objectives are the six described ones', () => {
    expect(objectives.map(({ title }) => title)).toEqual([
      'Promoting Sports with Education',
      'Promoting Sports and Physical Education',
      'Affiliations and Collaborations',
      'Inclusive Participation',
      'Health and Wellness',
      'Community Engagement and Social Impact',
    ]);
  });
});

describe('about page', () => {
  it('§9 the figures are the described ones', () => {
    expect(about.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '2017 Established',
      '75+ District Secretaries',
      '150+ Tournaments Organized',
      '10,000+ Student Athletes',
    ]);
  });

  it('§2 the sections are story, mission and vision', () => {
    expect(about.sections.map(({ title }) => title)).toEqual([
      'Our Story',
      'Our Mission',
      'Our Vision',
    ]);
  });

  it.each([
    { fact: 'the first state-wide championship in 2018', words: /first state-wide.*2018/i },
    { fact: 'training centres in 40 districts', words: /training centres.*\b40 districts/i },
    { fact: 'scholarships for over 2,000 students', words: /scholarship.*over 2,000 students/i },
  ])('§9 the achievements tell of $fact', ({ words }) => {
    expect(about.achievements).toContainEqual(expect.stringMatching(words));
  });
});

describe('site', () => {
  it('§9 the copyright year is 2025', () => {
    expect(site.copyrightYear).toBe(2025);
  });

  it('§1 the council was established in 2017', () => {
    expect(site.establishedYear).toBe(2017);
  });
});
