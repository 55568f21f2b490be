import { insertHtml } from '../html';
import { CARRY_STATE } from '../inline/scripts';
import type { PageStep } from '../step';

/** Lets the switch to another language take along what was searched and chosen. */
export const carryState: PageStep = {
  name: 'carry state to the other language',
  transform: (page) => ({ ...page, html: insertHtml(page.html, 'bodyEnd', CARRY_STATE) }),
};
