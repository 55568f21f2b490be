import { insertHtml } from '../html';
import { CARRY_STATE } from '../inline/scripts';
import type { PageStep } from '../step';

/** Lets the language switch take along what was searched and selected. */
export const carryState: PageStep = {
  name: 'carry state to the other language',
  transform: (page) => ({ ...page, html: insertHtml(page.html, 'bodyEnd', CARRY_STATE) }),
};
