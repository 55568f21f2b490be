import Color from 'colorjs.io';

/** The colours of lib/ui/theme.ts that identify a council; all others are greys, or blues for links. */
const OWN = ['accent', 'lane', 'clay'];

/**
 * Changes the hue of a colour and keeps its luminance, so that the contrast of text stays the same.
 *
 * @param hex such as `#b3391f`
 * @param degrees of the hue in OKLCH
 */
export function setHue(hex: string, degrees: number): string {
  const { luminance } = new Color(hex);
  const color = new Color(hex).to('oklch').set('h', degrees);
  const getShown = () => color.to('srgb').toGamut();
  for (let step = 0; step < 400; step++) {
    const off = getShown().luminance - luminance;
    if (Math.abs(off) < 0.002) break;
    color.set('l', (lightness) => lightness - Math.sign(off) * 0.001);
  }
  return getShown().toString({ format: 'hex', collapse: false });
}

/** The text of lib/ui/theme.ts, with the council's colours in another hue. */
export const turnColors = (theme: string, degrees: number): string =>
  theme.replace(
    new RegExp(`^( {2}(?:${OWN.join('|')}): ')(#[0-9a-f]{6})`, 'gm'),
    (_, start: string, hex: string) => start + setHue(hex, degrees),
  );
