/** The site's colours and breakpoints, defined once for the style sheet, the pages and the pictures. */

/**
 * The colours, by what they are for. Text has a contrast of at least 7:1 to its background, controls of at least 3:1.
 * `lane` is only for lines and large shapes.
 */
export const LIGHT_COLORS = {
  page: '#faf7f0',
  surface: '#ffffff',
  text: '#12263a',
  soft: '#3a4c5e',
  rule: '#d9d2c3',
  control: '#7c7566',
  accent: '#8a2a15',
  lane: '#b3391f',
  link: '#174a85',
  band: '#12263a',
  'on-band': '#faf7f0',
  'on-band-soft': '#c6d0da',
  clay: '#8a2a15',
  'on-clay': '#fff6ea',
  highlight: '#f2a900',
  'on-highlight': '#12263a',
  focus: '#174a85',
};

export type Color = keyof typeof LIGHT_COLORS;

/** The colours that differ in the dark scheme. */
export const DARK_COLORS: Partial<Record<Color, string>> & { band: string } = {
  page: '#0f1c2a',
  surface: '#172a3d',
  text: '#f4efe4',
  soft: '#c3ccd5',
  rule: '#33485d',
  control: '#8497a9',
  accent: '#ffb39e',
  lane: '#d9573a',
  link: '#a3cdff',
  band: '#0a141f',
  clay: '#571c10',
  focus: '#f2a900',
};

/**
 * Breakpoints. They are in em, so that a page with large text gets the layout of a smaller screen. The `sizes` of
 * pictures name them too.
 */
export const BREAKPOINTS = { sm: '40em', md: '48em', lg: '64em', xl: '80em' } as const;
