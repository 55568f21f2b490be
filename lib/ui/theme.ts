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

/** Breakpoints. They are in em, so that a page with large text gets the layout of a smaller screen. */
export const BREAKPOINTS = { sm: '40em', md: '48em', lg: '64em', xl: '80em' } as const;

/** The window width from which on the content does not get wider. */
export const FULL_WIDTH_BREAKPOINT = '93em';

/**
 * The displayed width of a picture, as the `sizes` of an `<img>`.
 *
 * @param widths the widths of the picture, by the breakpoint from which on they are valid; the widest screen first
 * @param otherwise the width on smaller screens
 * @example getImageSizes({ lg: '30vw' }, '94vw') // '(min-width: 64em) 30vw, 94vw'
 */
export function getImageSizes(
  widths: Partial<Record<keyof typeof BREAKPOINTS, string>>,
  otherwise: string,
): string {
  const conditions = Object.entries(widths).map(
    ([screen, width]) => `(min-width: ${BREAKPOINTS[screen as keyof typeof BREAKPOINTS]}) ${width}`,
  );
  return [...conditions, otherwise].join(', ');
}
