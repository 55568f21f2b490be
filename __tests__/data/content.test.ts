/** @jest-environment node */
import { about } from '@/data/about';
import { announcements } from '@/data/announcements';
import { coreMembers, fixedMembers } from '@/data/core-members';
import { districtSecretaries } from '@/data/district-secretaries';
import { districts } from '@/data/districts';
import { events } from '@/data/events';
import { navigationDistricts, navigationLinks } from '@/data/navigation';
import { news } from '@/data/news';
import { objectives } from '@/data/objectives';
import { site } from '@/data/site';

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

describe('events', () => {
  const sample = events.find(({ title }) => title === `24th ${site.brand} national games`);

  it('§9 the sample event has its dates and its deadline', () => {
    expect(sample).toMatchObject({
      start_date: '24/04/2025',
      end_date: '29/04/2025',
      registration_deadline: '30/03/2025',
    });
  });

  it('§9 one highlight of the sample event is the selection for international games', () => {
    expect(sample?.highlights).toContainEqual(
      expect.stringMatching(/selection.*international games/i),
    );
  });

  it('§3 the sample event is upcoming', () => {
    expect(sample?.event_type).toBe('upcoming');
  });
});

describe('district secretaries', () => {
  it('§3 four secretaries stand for four different districts', () => {
    expect(districtSecretaries).toHaveLength(4);
    expect(new Set(districtSecretaries.map(({ district }) => district)).size).toBe(4);
  });

  it('§8 at least one has no photo', () => {
    expect(districtSecretaries.some(({ photo_url }) => photo_url === undefined)).toBe(true);
  });
});

describe('home page', () => {
  it('§1 the marquee has its five announcements', () => {
    expect(announcements).toEqual([
      'NATIONAL GAMES COMING SOON',
      'REGISTER NOW FOR UPCOMING TOURNAMENTS',
      'SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS',
      `EVENT PICTURES OF ${site.brand} STATE GAMES`,
      `24TH ${site.brand} NATIONAL GAMES COMING SOON`,
    ]);
  });

  it('§2 there are three core-member records', () => {
    expect(coreMembers).toHaveLength(3);
  });

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

  it('§2 some news have an image and some have none', () => {
    expect(new Set(news.map(({ image_url }) => image_url !== undefined))).toEqual(
      new Set([true, false]),
    );
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

  it('§1 there are four affiliations', () => {
    expect(site.affiliations).toHaveLength(4);
  });

  it('§7 the logos are main, olympic, nehru, indian and international', () => {
    const files = [site.logo, ...site.affiliations.map(({ logo }) => logo)];
    expect(files.map((file) => file.replace(/^logos\/|\.\w+$/g, ''))).toEqual([
      'main',
      'olympic',
      'nehru',
      'indian',
      'international',
    ]);
  });

  it('§7 the core team has the photos member1 to member6', () => {
    const files = [...coreMembers, ...fixedMembers].map(({ photo_url }) => photo_url);
    expect(files.map((file) => file.replace(/\.\w+$/, ''))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `core-team/member${number}`),
    );
  });
});
