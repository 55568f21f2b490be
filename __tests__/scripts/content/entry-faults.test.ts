/** @jest-environment node */
import {
  content,
  first,
  linesAfter,
  ofEvent,
  ofNews,
  ofSecretary,
  set,
  type BadContent,
} from '@/__tests__/support/content';

describe('one mistake gives one line: entries against each other', () => {
  it.each<BadContent>([
    {
      kind: 'a duplicate id of a secretary',
      change: ({ districtSecretaries }) =>
        Object.assign(districtSecretaries[1] ?? {}, { id: first(districtSecretaries).id }),
      line: `${ofSecretary}: id: "${first(content.districtSecretaries).id}" is used twice`,
    },
    {
      kind: 'a duplicate id of a news item',
      change: ({ news }) => Object.assign(news[1] ?? {}, { id: first(news).id }),
      line: `${ofNews}: id: "${first(content.news).id}" is used twice`,
    },
    {
      kind: 'a district that stands in the list twice',
      change: ({ districts }) => districts.push('Agra'),
      line: 'data/districts.ts: entry 76: "Agra" is used twice',
    },
    {
      kind: 'a secretary of a district that is not in the list',
      change: ({ districtSecretaries }) => set(districtSecretaries, { district: 'lucknow' }),
      line: `${ofSecretary}: district: "lucknow" is not in data/districts.ts: write "Lucknow"`,
    },
    {
      kind: 'a district of the navigation that is not in the list',
      change: ({ navigationDistricts }) => set(navigationDistricts, { district: 'Atlantis' }),
      line: 'data/navigation.ts: Lucknow: district: "Atlantis" is not in data/districts.ts',
    },
    {
      kind: '§9 a gallery of the wrong size',
      change: ({ galleryImages }) => galleryImages.pop(),
      line: 'public/assets/gallery/image45.jpg: is not shown: data/gallery.ts describes image1.jpg to image44.jpg',
    },
    {
      kind: 'an event that ends before it starts',
      change: ({ events }) => set(events, { end_date: '23/04/2025' }),
      line: `${ofEvent}: end_date: "23/04/2025" is before the start`,
    },
    {
      kind: 'a deadline after the start',
      change: ({ events }) => set(events, { registration_deadline: '25/04/2025' }),
      line: `${ofEvent}: registration_deadline: "25/04/2025" is after the start`,
    },
    {
      kind: 'a picture described with the words of another',
      change: ({ galleryImages }) =>
        set(galleryImages.slice(1), { description: first(galleryImages).description }),
      line: `data/gallery.ts: gallery-2: description: "${first(content.galleryImages).description}" is used twice`,
    },
    {
      kind: 'a news item below an older one',
      change: ({ news }) => news.reverse().splice(2),
      line: 'data/news.ts: news-4: published_at: "2024-11-30" is newer than the item above it; the newest stands first',
    },
    {
      kind: 'the same highlight twice',
      change: ({ events }) => first(events).highlights.push('Board and lodging'),
      line: `${ofEvent}: highlights: "Board and lodging" is used twice`,
    },
    {
      kind: 'two members in one place',
      change: ({ coreMembers }) => set(coreMembers.slice(1), { display_order: 1 }),
      line: 'data/core-members.ts: core-2: display_order: 1 is used twice',
    },
    {
      kind: 'a member who is listed twice',
      change: ({ fixedMembers }) => set(fixedMembers.slice(1), { name: first(fixedMembers).name }),
      line: 'data/core-members.ts: Member Treasurer: name: "Member Treasurer" is used twice',
    },
    {
      kind: 'an objective with the title of another',
      change: ({ objectives }) => set(objectives.slice(1), { title: first(objectives).title }),
      line: 'data/objectives.ts: Promoting Sports with Education: title: "Promoting Sports with Education" is used twice',
    },
    {
      kind: 'an announcement that runs twice',
      change: ({ announcements }) => announcements.push(first(announcements)),
      line: 'data/announcements.ts: entry 6: "NATIONAL GAMES COMING SOON" is used twice',
    },
    {
      kind: 'a link that the navigation has twice',
      change: ({ navigationLinks }) => set(navigationLinks.slice(1), { href: '/' }),
      line: 'data/navigation.ts: ABOUT US: href: "/" is used twice',
    },
    {
      kind: 'a district that the dropdown has twice',
      change: ({ navigationDistricts }) => set(navigationDistricts.slice(1), { name: 'Lucknow' }),
      line: 'data/navigation.ts: Lucknow: name: "Lucknow" is used twice',
    },
  ])('$kind', ({ change, line }) => {
    expect(linesAfter(change)).toEqual([line]);
  });

  it('an event may be one day long with its deadline on that day', () => {
    const oneDay = { start_date: '01/05/2025', end_date: '01/05/2025' };
    expect(
      linesAfter(({ events }) => set(events, { ...oneDay, registration_deadline: '01/05/2025' })),
    ).toEqual([]);
  });
});
