/** The viewports of the end-to-end tests. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** Here the panel beside the slideshow ends with links. */
export const LAPTOP = { width: 1440, height: 900 };
/** 1280 x 1024 at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };
