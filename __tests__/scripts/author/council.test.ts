import { readFileSync } from 'node:fs';
import { getCollections } from '@/lib/content/load';
import { RULES } from '@/lib/content/rules';
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
  expect(RULES.flatMap((rule) => rule(made))).toEqual([]);
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

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function getLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each([29, 90, 145, 200, 250, 320])('a colour with hue %s keeps its luminance', (hue) => {
  for (const color of ['#b3391f', '#7a1f0e', '#ffb4a1'])
    expect(Math.abs(getLuminance(setHue(color, hue)) - getLuminance(color))).toBeLessThan(0.01);
});

it('changes the colours of a council, and no others', () => {
  const theme = readFileSync('lib/ui/theme.ts', 'utf8');
  // The project itself may have either hue.
  const [before, after] = [120, 250].map((hue) => turnColors(theme, hue).split('\n'));
  const changed = after?.filter((line, index) => line !== before?.[index]) ?? [];
  const names = changed.map((line) => line.trim().split(':')[0]);
  expect(names.toSorted().join()).toBe('accent,accent,clay,clay,lane,lane');
});
