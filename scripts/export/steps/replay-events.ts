import { insertHtml } from '../html';
import { EVENT_REPLAY } from '../inline/scripts';
import type { PageStep } from '../step';

/** Keeps what visitors press before the page's script is there, from the head on. */
export const replayEvents = {
  name: 'event replay',
  transform: (page) => ({ ...page, html: insertHtml(page.html, 'headEnd', EVENT_REPLAY) }),
} satisfies PageStep;
