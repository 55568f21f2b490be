/** The colours of app/globals.css that browsers take up around the page: its band, in light and in dark, and its ground. */
export const LIGHT_BAND = '#12263a';
export const DARK_BAND = '#0a141f';
export const LIGHT_PAGE = '#faf7f0';
