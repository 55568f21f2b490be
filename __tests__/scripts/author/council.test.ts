import Color from 'colorjs.io';
import { readFileSync } from 'node:fs';
import { getCollections } from '@/lib/content/load';
import { CROSS_ENTRY_RULES } from '@/lib/content/cross-entry-rules';
import { createContent } from '@/scripts/author/council-content';
import { setHue, turnColors } from '@/scripts/author/turn-colors';
import { findWarnings } from '@/scripts/content/warnings';
import { content } from '@/__tests__/support/content';

it('the content of a new council has no issues, and names nothing of this one', () => {
  const council = {
    brand: 'KSC',
    name: 'Kerala Sports Council',
    state: 'Kerala',
    headquarters: 'Kollam',
    year: 2019,
  };
  const made = createContent(council, getCollections(content));
  expect(CROSS_ENTRY_RULES.flatMap((rule) => rule(made))).toEqual([]);
  expect(JSON.stringify(made)).not.toMatch(
    /SCSE|scse|State Council|Uttar Pradesh|उत्तर प्रदेश|Lucknow|लखनऊ|Kavita Srivastava/,
  );
  expect(made.site).toMatchObject({
    brand: 'KSC',
    name: { en: 'Kerala Sports Council' },
    establishedYear: 2019,
  });
  expect(made.objectives).toEqual(content.objectives);
});

it('all samples of a new council are told as such, and none is older than the council', () => {
  const council = {
    brand: 'KSC',
    name: 'KSC',
    state: 'Kerala',
    headquarters: 'Kollam',
    year: 2030,
  };
  const made = createContent(council, getCollections(content));
  const warned = new Set(findWarnings(made).map(({ path }) => path.slice(0, 3).join(' ')));
  const expected = [
    ...made.coreMembers.members.map((_, index) => `coreMembers members ${index}`),
    ...made.coreMembers.others.map((_, index) => `coreMembers others ${index}`),
    ...made.districtSecretaries.flatMap((_, index) =>
      ['name', 'email', 'phone'].map((field) => `districtSecretaries ${index} ${field}`),
    ),
    ...made.districts.flatMap(({ en }, index) =>
      en === 'Kollam' ? [] : [`districts ${index} en`],
    ),
    ...made.gallery.map((_, index) => `gallery ${index} en`),
    ...made.news.map((_, index) => `news ${index} title`),
    ...made.events.map((_, index) => `events ${index} title`),
    ...['phone', 'email', 'address'].map((field) => `site contact ${field}`),
  ];
  expect(expected.filter((path) => !warned.has(path))).toEqual([]);
  const dates = [
    ...made.news.map((item) => item.published_at),
    ...made.events.flatMap((event) => [event.start_date, event.registration_deadline]),
  ];
  expect(
    dates.map((date) => Number(/\d{4}/.exec(date)?.[0])).filter((year) => year < 2030),
  ).toEqual([]);
});

it('a colour in another hue is as bright as before', () => {
  const getLuminance = (color: string) => new Color(color).luminance;
  const turned = [29, 90, 145, 200, 250, 320].map((hue) => setHue('#b3391f', hue));
  for (const color of turned) expect(getLuminance(color)).toBeCloseTo(getLuminance('#b3391f'), 2);
  expect(new Set(turned).size).toBe(6);
});

it('changes the colours of a council, and no others', () => {
  const theme = readFileSync('lib/ui/theme.ts', 'utf8');
  // The project itself may have either hue.
  const [before, after] = [120, 250].map((hue) => turnColors(theme, hue).split('\n'));
  const changed = after?.filter((line, index) => line !== before?.[index]) ?? [];
  const names = changed.map((line) => line.trim().split(':')[0]);
  expect(names.toSorted().join()).toBe('accent,accent,clay,clay,lane,lane');
});
