/** Every colour the artwork uses, by the thing it stands for. */
export const colour = {
  paper: '#FAF7F0',
  chalk: '#F6EFDF',
  ink: '#12263A',
  night: '#0E1B29',
  slate: '#3A5166',

  clay: '#B3391F',
  clayDark: '#8A2815',
  clayDeep: '#5F1A10',
  coral: '#E2694A',
  blush: '#F2B8A0',

  marigold: '#F2A900',
  amber: '#D98200',
  straw: '#F8D26B',
  sand: '#E9CFA0',
  dune: '#D4AE74',
  earth: '#A8743F',
  umber: '#6E4424',

  turf: '#0F6B4B',
  turfDark: '#0A4F38',
  turfLight: '#2E8A5F',
  leaf: '#7DB46C',
  mint: '#BFE0C4',

  pool: '#1E5FA8',
  poolDark: '#123F78',
  poolDeep: '#0B2A52',
  azure: '#3E8FD0',
  sky: '#9CCBE6',
  mist: '#D6E9F0',
  matBlue: '#2B4C9B',

  teal: '#10737A',
  tealDark: '#0A4A52',
  lagoon: '#3DB0AE',

  dusk: '#4A3768',
  plum: '#6B2450',
  lilac: '#B49BCB',
  rose: '#D8627A',

  skinDeep: '#6F4128',
  skin: '#965A38',
  skinLight: '#B97B52',
  hair: '#1A1719',
  hairBrown: '#2A1B17',
  hairGrey: '#8C9099',
  hairSilver: '#C9CCD1',
} as const;

export type Colour = (typeof colour)[keyof typeof colour];
