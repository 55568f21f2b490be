import { insertHtml } from '../html';
import { EVENT_REPLAY } from '../inline/scripts';
import type { PageStep } from '../step';

/** Adds the script that saves early events, in the head. */
export const replayEvents = {
  name: 'event replay',
  transform: (page) => ({ ...page, html: insertHtml(page.html, 'headEnd', EVENT_REPLAY) }),
} satisfies PageStep;
