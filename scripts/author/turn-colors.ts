/** The colours of lib/ui/theme.ts that identify a council; all others are greys, or blues for links. */
const OWN = ['accent', 'lane', 'clay'];

/** A colour in OKLCH: colours with the same lightness look equally bright. */
type Polar = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toChannel = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

const parseColor = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];

function toPolar(hex: string): Polar {
  const [r, g, b] = parseColor(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(x, y),
    Math.atan2(y, x),
  ];
}

function toRgb([lightness, chroma, hue]: Polar): number[] {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const getLuminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * Changes the hue of a colour and keeps its brightness, so that the contrast of text stays the same.
 *
 * @param hex such as `#b3391f`
 * @param degrees of the hue
 */
export function setHue(hex: string, degrees: number): string {
  const [start, strength] = toPolar(hex);
  const wanted = getLuminance(parseColor(hex));
  const hue = (degrees * Math.PI) / 180;
  let [lightness, chroma] = [start, strength];
  for (let step = 0; step < 400; step++) {
    const rgb = toRgb([lightness, chroma, hue]);
    const isShown = rgb.every((part) => part >= -0.0005 && part <= 1.0005);
    const off = getLuminance(rgb) - wanted;
    if (isShown && Math.abs(off) < 0.002) break;
    if (!isShown) chroma *= 0.98;
    lightness -= Math.sign(off) * 0.001;
  }
  const parts = toRgb([lightness, chroma, hue]).map((part) =>
    Math.round(255 * toChannel(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The text of lib/ui/theme.ts, with the council's colours in another hue. */
export const turnColors = (theme: string, degrees: number): string =>
  theme.replace(
    new RegExp(`^( {2}(?:${OWN.join('|')}): ')(#[0-9a-f]{6})`, 'gm'),
    (_, start: string, hex: string) => start + setHue(hex, degrees),
  );
