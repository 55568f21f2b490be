import Color from 'colorjs.io';
import { readFileSync } from 'node:fs';
import { getCollections } from '@/lib/content/load';
import { CROSS_ENTRY_RULES } from '@/lib/content/rules';
import { createContent } from '@/scripts/author/council-content';
import { setHue, turnColors } from '@/scripts/author/turn-colors';
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
