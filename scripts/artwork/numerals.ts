import { stroke } from './svg';

/** Lane numerals as single pen strokes, one unit high around the origin. */
const strokes: readonly string[] = [
  'M0 -.5C.42 -.5 .42 .5 0 .5C-.42 .5 -.42 -.5 0 -.5Z',
  'M-.2 -.3L.06 -.5V.5',
  'M-.28 -.24C-.24 -.6 .3 -.58 .28 -.2C.27 .05 -.1 .2 -.3 .5H.32',
  'M-.26 -.5H.28L-.02 -.1C.44 -.1 .4 .5 -.02 .5C-.18 .5 -.26 .44 -.3 .34',
  'M.18 .5V-.5L-.32 .2H.34',
  'M.26 -.5H-.2L-.26 -.06C.02 -.22 .32 -.08 .3 .2C.28 .56 -.22 .6 -.3 .3',
  'M.22 -.46C-.1 -.44 -.3 -.1 -.28 .2C-.26 .6 .3 .6 .28 .18C.26 -.16 -.2 -.14 -.28 .16',
  'M-.3 -.5H.3L-.06 .5',
  'M0 -.04C-.34 -.1 -.3 -.5 0 -.5C.3 -.5 .34 -.1 0 -.04C-.4 0 -.4 .5 0 .5C.4 .5 .4 0 0 -.04Z',
  'M.28 -.18C.26 -.6 -.3 -.6 -.28 -.2C-.26 .14 .24 .14 .28 -.18C.3 .14 .12 .46 -.22 .46',
];

export function numeral(digit: number, colour: string): string {
  return stroke(strokes[digit] ?? '', colour, 0.17, { 'stroke-linejoin': 'round' });
}
