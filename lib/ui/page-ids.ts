/** The ids of elements that every page has. No heading of a content page can have one of them. */

export const ROOT_ID = 'root';
export const MAIN_ID = 'main';
export const MENU_ID = 'main-menu';
export const DISTRICTS_DROPDOWN_ID = 'districts-dropdown';
export const SEARCH_FORM_ID = 'certificate-search';
export const SEARCH_RESULTS_ID = 'certificate-results';
export const QUICK_LINKS_ID = 'quick-links';
/** The template with what the inline script adds to the page. */
export const START_ID = 'start';
