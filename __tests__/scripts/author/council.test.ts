import { readFileSync } from 'node:fs';
import { getCollections } from '@/lib/content/load';
import { RULES } from '@/lib/content/rules';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/ui/theme';
import { createContent } from '@/scripts/author/council-content';
import { turnColors, setHue } from '@/scripts/author/turn-colors';
import { content } from '@/__tests__/support/content';

const council = {
  brand: 'KSC',
  name: 'Kerala Sports Council',
  state: 'Kerala',
  headquarters: 'Kollam',
  year: 2019,
};

describe('the content of a new council', () => {
  const made = createContent(council, getCollections(content));

  it('does not name this council, its state, people and districts', () => {
    expect(JSON.stringify(made)).not.toMatch(
      /SCSE|scse|State Council|Uttar Pradesh|उत्तर प्रदेश|Lucknow|लखनऊ|Kavita Srivastava/,
    );
    expect(made.site).toMatchObject({
      brand: 'KSC',
      name: { en: 'Kerala Sports Council' },
      establishedYear: 2019,
    });
  });

  it('has no issues, and keeps Hindi texts without names', () => {
    expect(RULES.flatMap((rule) => rule(made))).toEqual([]);
    expect(made.objectives).toEqual(content.objectives);
  });
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
  for (const color of [LIGHT_COLORS.accent, LIGHT_COLORS.lane, DARK_COLORS.accent ?? '']) {
    expect(Math.abs(getLuminance(setHue(color, hue)) - getLuminance(color))).toBeLessThan(0.01);
  }
});

it('changes the colours of a council, and no others', () => {
  const theme = readFileSync('lib/ui/theme.ts', 'utf8');
  // The project itself may have either hue.
  const [before, after] = [120, 250].map((hue) => turnColors(theme, hue).split('\n'));
  const changed = after?.filter((line, index) => line !== before?.[index]);
  expect(changed?.map((line) => line.trim().split(':')[0]).toSorted()).toEqual([
    'accent',
    'accent',
    'clay',
    'clay',
    'lane',
    'lane',
  ]);
});
